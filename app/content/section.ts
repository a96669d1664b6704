import type { Tone } from "~/components/ui/badge";
import type { IconName } from "~/components/ui/icon-names";
import type { PageId } from "~/config/route-table";

/** Where a link leads: a page of ours, a place on the same page, somebody else's page, a mailbox. */
export type Target =
  | { readonly page: PageId; readonly hash?: string }
  | { readonly anchor: string }
  | { readonly url: string }
  | { readonly mail: string };

export type Action = { readonly label: string; readonly to: Target };

export type Plan = {
  readonly name: string;
  readonly badge?: string;
  readonly description: string;
  readonly persona?: string;
  readonly price: string;
  readonly suffix?: string;
  readonly was?: string;
  readonly note?: string;
  readonly includes: readonly string[];
  readonly action?: Action;
  /** The one recommended among its neighbours. */
  readonly popular?: boolean;
};

export type HeroSection = {
  readonly kind: "hero";
  readonly badge?: string;
  readonly title: string;
  readonly lede: string;
  readonly actions: readonly Action[];
  readonly note?: string;
};

export type PlansSection = {
  readonly kind: "plans";
  readonly id: string;
  /** The ground it stands on; neighbouring sections differ. */
  readonly tone?: "paper" | "alternate";
  readonly title: string;
  readonly lede?: string;
  readonly featured?: Plan;
  readonly plans: readonly Plan[];
};

export type StepsSection = {
  readonly kind: "steps";
  readonly id: string;
  readonly title: string;
  readonly lede?: string;
  readonly steps: readonly {
    readonly when: string;
    readonly title: string;
    readonly text: string;
  }[];
};

export type StatsSection = {
  readonly kind: "stats";
  readonly id: string;
  readonly title: string;
  readonly stats: readonly {
    readonly figure: string;
    readonly unit: string;
    readonly text: string;
  }[];
};

export type ServicesSection = {
  readonly kind: "services";
  readonly id: string;
  readonly title: string;
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

export type BookingSection = {
  readonly kind: "booking";
  readonly title: string;
  readonly lede: string;
  readonly covers: { readonly title: string; readonly points: readonly string[] };
  readonly schedule: Action;
  readonly help: Action;
  readonly back: Action;
};

export type ClosingSection = {
  readonly kind: "closing";
  readonly id?: string;
  readonly title: string;
  readonly text: string;
  readonly actions: readonly Action[];
};

/** A page is an ordered list of these; `components/sections/sections.tsx` draws each kind. */
export type Section =
  | HeroSection
  | PlansSection
  | StepsSection
  | StatsSection
  | ServicesSection
  | BookingSection
  | ClosingSection;

export type PageContent = {
  /** For the browser's title bar and search engines; unique on the site. */
  readonly title: string;
  readonly description: string;
  readonly sections: readonly Section[];
};
