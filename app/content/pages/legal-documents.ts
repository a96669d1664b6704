import type { PageId } from "~/config/addresses";
import type { LegalDocument } from "~/content/legal";
import { privacy } from "./privacy";
import { terms } from "./terms";

/** `routes/legal.tsx` serves each of them. */
export const legalDocuments: Partial<Record<PageId, LegalDocument>> = {
  "terms-of-use": terms,
  privacy,
};
