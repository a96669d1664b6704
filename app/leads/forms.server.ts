import { freeResources } from "~/content/pages/free-resources";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";
import { registrationWords } from "~/content/registration";
import type { LeadForm } from "./post-form.server";
import { guideBoxes, membersOfferFields } from "./submission";
import { guidesValidator, membersOfferValidator, workspaceValidator } from "./validator";

/** Each page's form. */
export const leadForms = {
  guides: {
    page: "free-resources",
    fields: ["email", ...guideBoxes],
    validator: guidesValidator,
    unavailable: freeResources.toasts.failed.text,
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
    unavailable: freeWorkspaceEmail.toasts.failed.text,
  },
} as const satisfies Record<string, LeadForm>;
