import type { GuideId } from "~/content/shared/guides";
import type { LeadKind } from "./status";

/** The shapes of the lead forms, as specified. No schema here: the pages' scripts need only these. */

/** What is stored of a visitor's wish, whichever entry it came by. */
export type LeadInput = {
  readonly kind: Exclude<LeadKind, "booking">;
  readonly email: string;
  /** Whose list it is; null for the other kinds. */
  readonly guideId: GuideId | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

/** Where the message stands that no guide was chosen. */
export const guidesField = "guides";

export const membersOfferFields = ["firstName", "lastName", "email"] as const;
