import type { PageId } from "~/config/addresses";

/** Where a link leads: a page of ours, a place on the same page, somebody else's page, a mailbox. */
export type Target =
  | { readonly page: PageId; readonly hash?: string }
  | { readonly anchor: string }
  | { readonly url: string }
  | { readonly mail: string };

export type Action = {
  readonly label: string;
  readonly to: Target;
  /** What opens over the page instead, where its script runs (`components/booking/discovery-call.tsx`). */
  readonly opens?: "discovery-call";
};

/** The ground a section stands on; neighbouring sections differ. */
export type Ground = "paper" | "alternate";
