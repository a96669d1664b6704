/** A demand on an answer. Words are exact; a struck price reads "was $299". */
export type Demand =
  | string
  | RegExp
  | { readonly says: string; readonly times: number }
  | { readonly lacks: RegExp }
  /** Every link of these words leads there; to a calendar also with the colors of the site. */
  | { readonly link: string | RegExp; readonly to: string }
  /** A selector finds so many. */
  | { readonly count: number; readonly of: string; readonly at: string };

/** By the section of the specification that says so. */
export type Demands = Readonly<Record<string, readonly Demand[]>>;
