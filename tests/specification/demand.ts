/** A demand on an answer. Words are exact; a struck price reads "was $299". */
export type Demand =
  | string
  | RegExp
  | { readonly says: string; readonly times: number }
  | { readonly lacks: RegExp }
  /** Every link with these words leads to `to`; a link to a calendar also has the site's colors. */
  | { readonly link: string | RegExp; readonly to: string }
  /** The selector `at` finds `count` elements; `of` is their name for people. */
  | { readonly count: number; readonly of: string; readonly at: string };

/** Demands by the section of the specification that states them. */
export type Demands = Readonly<Record<string, readonly Demand[]>>;
