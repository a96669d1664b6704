/** What stands in the pictures of the planner: a month of an agency, and of somebody with four channels. */
export type Version = "agency" | "creator";

type Group = 0 | 1 | 2 | 3;

export type Words = {
  readonly groups: readonly string[];
  readonly month: string;
  readonly planned: string;
  readonly days: readonly string[];
  readonly posts: readonly {
    readonly day: number;
    readonly kind: string;
    readonly group: Group;
  }[];
  readonly columns: readonly {
    readonly name: string;
    readonly cards: readonly {
      readonly title: string;
      readonly group: Group;
      readonly due: string;
      readonly who: string;
    }[];
    /** Cards below the last one that is shown. */
    readonly more?: number;
  }[];
  readonly approvals: readonly {
    readonly title: string;
    readonly detail: string;
    readonly state: "Approved" | "Waiting" | "Changes";
    readonly group: Group;
  }[];
  readonly captions: readonly {
    readonly lines: readonly string[];
    readonly tags: readonly string[];
    readonly used: string;
    readonly group: Group;
  }[];
  /** Each with whose it is. */
  readonly files: readonly (readonly [name: string, group: Group])[];
  readonly report: {
    readonly figures: readonly { readonly figure: string; readonly unit: string }[];
    readonly bars: readonly { readonly name: string; readonly posts: number }[];
    readonly best: { readonly title: string; readonly state: string };
  };
};

export const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
export const month = "September 2026";
/** The last whole one, which can be reported on. */
export const monthBefore = "August 2026";

export const post = (day: number, kind: string, group: Group) => ({ day, kind, group });
export const card = (title: string, group: Group, due: string, who: string) => ({
  title,
  group,
  due,
  who,
});
export const asked = (
  title: string,
  detail: string,
  state: "Approved" | "Waiting" | "Changes",
  group: Group,
) => ({
  title,
  detail,
  state,
  group,
});
export const caption = (
  lines: readonly string[],
  tags: readonly string[],
  used: string,
  group: Group,
) => ({
  lines,
  tags,
  used,
  group,
});
