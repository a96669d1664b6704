import type { ComponentProps } from "react";
import type { Host } from "../ui/portrait";
import type { Action } from "./action";
import type { StickyAction } from "./closing";
import type { Fact } from "./facts";
import type { Hero } from "./hero";
import type { Quote } from "./quote";
import type { views } from "./sections";

export type { Action } from "./action";

type Views = typeof views;

/**
 * A page is an ordered list of sections. A kind's content is the props of the component that draws it
 * (`sections.tsx`); `sample` marks content that the owner has to confirm.
 */
export type Section =
  | SectionsByKind[keyof Views]
  | WithKind<"hero", Omit<ComponentProps<typeof Hero>, "part">>
  | WithKind<"booking", Booking>
  /** A part that only this page shows, by its name in `routes/pages/own/own-parts.tsx`. */
  | WithKind<"own", { readonly part: string; readonly id?: string }>;

type SectionsByKind = { [Kind in keyof Views]: WithKind<Kind, ComponentProps<Views[Kind]>> };

type WithKind<Kind, Props> = { readonly kind: Kind; readonly sample?: boolean } & Readonly<Props>;

export type SectionOf<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;

/** A booking page; without `back`, a section of a longer page. */
type Booking = {
  readonly id?: string;
  readonly title: string;
  readonly lede: string;
  readonly covers: readonly string[];
  readonly next: readonly string[];
  readonly calendar: Calendar;
  readonly back?: Action;
  readonly facts?: readonly Fact[];
  readonly voice?: Quote;
  readonly hosts?: Hosts;
};

/** The provider's page and the specified height of its frame in pixels. */
export type Calendar = { readonly url: string; readonly height: 600 | 700 | 850 };

export type Hosts = readonly [Host, Host];

export type PageContent = {
  /** For the browser's title bar and search engines; unique on the site. */
  readonly title: string;
  readonly description: string;
  readonly sections: readonly Section[];
  /** On small screens a bar with this action stays at the bottom between the hero and the closing. */
  readonly sticky?: StickyAction;
  readonly service?: Service;
};

/** Structured data for search engines (`structured-data.server.ts`). */
export type Service = {
  readonly name: string;
  readonly offers: readonly ServiceOffer[];
};

export type ServiceOffer = {
  readonly name?: string;
  /** US dollars. */
  readonly price: number;
  readonly per?: "month";
};
