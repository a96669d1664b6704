/** What a page sells, for search engines (`app/lib/structured-data.ts`). Names and sums stand on the page. */
export type Service = {
  readonly name: string;
  readonly offers: readonly ServiceOffer[];
};

export type ServiceOffer = {
  readonly name?: string;
  /** US dollars. */
  readonly price: number;
  /** Once when missing. */
  readonly per?: "month";
};
