import { withZod } from "@remix-validated-form/with-zod";
import type { Validator } from "remix-validated-form";
import { guidesForm, membersOffer, workspaceForm } from "./schema";
import { type LeadInput } from "./submission";

/** The rules of each form, for its page's action and for its script. */
export type LeadValidator = Validator<readonly LeadInput[]>;

export const guidesValidator: LeadValidator = withZod(guidesForm);
export const membersOfferValidator: LeadValidator = withZod(membersOffer);
export const workspaceValidator: LeadValidator = withZod(workspaceForm);
