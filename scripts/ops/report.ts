/** What a command has to say: `data` for machines, `text` for people. */
export type Report = { readonly data: object; readonly text: string };

/** A change that cannot be undone: what it is, for the question before it, and how it is made. */
export type Prepared = {
  readonly sentence: string;
  readonly confirm: (now: number) => Promise<Report>;
};
