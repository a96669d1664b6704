import type { PageId } from "~/config/addresses";
import type { Clause } from "./section-tools";

/** Terms, privacy and the like: a summary in plain words, then numbered clauses. */
export type LegalDocument = {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly subject: string;
  readonly back: { readonly label: string; readonly page: PageId };
  readonly updated: string;
  readonly indexTitle: string;
  readonly summary: { readonly title: string; readonly points: readonly string[] };
  readonly sections: readonly Clause[];
};
