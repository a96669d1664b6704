import { guidesForm } from "~/content/pages/free-resources-form";
import { workspaceForm } from "~/content/pages/free-workspace-email-form";
import { registrationWords } from "~/content/words/registration";
import type { LeadForm } from "./post-form.server";
import { guideBoxes, guidesValidator, membersOfferValidator, workspaceValidator } from "./schema";
import { membersOfferFields } from "./submission";

/** Each page's form. */
export const leadForms = {
  guides: {
    page: "free-resources",
    fields: ["email", ...guideBoxes],
    validator: guidesValidator,
    unavailable: guidesForm.failed.text,
  },
  membersOffer: {
    page: "ai4b",
    fields: membersOfferFields,
    validator: membersOfferValidator,
    unavailable: registrationWords.unavailable,
  },
  workspace: {
    page: "free-workspace-email",
    fields: ["email"],
    validator: workspaceValidator,
    unavailable: workspaceForm.failed.text,
  },
} as const satisfies Record<string, LeadForm>;
