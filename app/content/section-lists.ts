import type { Tone } from "~/components/ui/badge";
import type { IconName } from "~/components/ui/icon-names";
import type { Action, Ground } from "./action";

/** Sections that are a list of equal parts under one heading. */

type Titled = {
  readonly id?: string;
  readonly tone?: Ground;
  readonly title: string;
  readonly lede?: string;
};

export type StepsSection = Titled & {
  readonly kind: "steps";
  readonly id: string;
  readonly steps: readonly {
    readonly when: string;
    readonly title: string;
    readonly text: string;
  }[];
};

/** Steps along a line of time: lying on desktop, standing on mobile. */
export type RailSection = Titled & {
  readonly kind: "rail";
  readonly steps: readonly {
    readonly when: string;
    readonly title: string;
    readonly text: string;
    readonly points?: readonly string[];
  }[];
};

export type StatsSection = Titled & {
  readonly kind: "stats";
  readonly id: string;
  readonly stats: readonly {
    readonly figure: string;
    readonly unit: string;
    readonly text: string;
  }[];
};

export type ServicesSection = Titled & {
  readonly kind: "services";
  readonly id: string;
  readonly lede: string;
  readonly services: readonly {
    readonly icon: IconName;
    readonly tone: Tone;
    readonly title: string;
    readonly text: string;
    readonly points: readonly string[];
    readonly action: Action;
  }[];
};

/** Cards in rows without an orphan: 3 × 2, 4 × 2, 2 × 2. With `action` the whole card is a link. */
export type FeaturesSection = Titled & {
  readonly kind: "features";
  readonly sample?: true;
  readonly items: readonly {
    readonly icon: IconName;
    readonly tone: Tone;
    /** A result in place of the icon. */
    readonly figure?: string;
    readonly title: string;
    readonly text: string;
    readonly points?: readonly string[];
    readonly action?: Action;
  }[];
};

/** Two columns of short promises, each behind a check. */
export type ChecklistSection = Titled & {
  readonly kind: "checklist";
  readonly sample?: true;
  readonly items: readonly { readonly title: string; readonly text?: string }[];
  readonly action?: Action;
};

/** Questions that open one at a time; the first one is open. */
export type FaqSection = Titled & {
  readonly kind: "faq";
  readonly items: readonly { readonly question: string; readonly answer: string }[];
};
