import { z } from "zod";
import { anyText, emailText, zodValidator } from "~/components/forms/schema-parts";
import { asMessage, leadFormWords as words } from "~/content/words/lead-forms";
import { visibleLine } from "~/lib/text/trim";
import { guideNamed, guides } from "../content/shared/guides";

/** The JSON body of a lead form's endpoint, as specified. */
export type LeadDetails = {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly guideName?: string;
};

/** A missing field counts as empty; a body that is no object has a message of its own. */
const notAnObject = { invalid_type_error: words.notAnObject };

export const guideRequest = z.object(
  {
    email: emailText(words.email),
    guideName: anyText
      .transform(visibleLine)
      .refine((title) => guideNamed(title) !== null, words.guideName),
  },
  notAnObject,
);

export const memberRequest = z.object(
  {
    firstName: nameText(words.firstName),
    lastName: nameText(words.lastName),
    email: emailText(words.email),
  },
  notAnObject,
);

export const workspaceRequest = z.object(
  { email: emailText(asMessage(words.workspaceEmail)) },
  notAnObject,
);

/** Names of the checkboxes: one for each guide. */
export const guideBoxes: readonly string[] = guides.map(({ id }) => id);
/** The name under which the message stands that no guide was chosen. */
export const guidesField = "guides";
export const memberFields = ["firstName", "lastName", "email"] as const;

/** The rules of each form, for its page's action and its script. They return one request for each lead. */
export const guidesValidator = zodValidator<readonly LeadDetails[]>(
  z
    .object({ email: emailText(words.email) })
    .and(chosenGuides())
    .transform(({ email, chosen }) => chosen.map(({ title }) => ({ email, guideName: title }))),
);
export const membersValidator = zodValidator<readonly LeadDetails[]>(
  memberRequest.transform((request) => [request]),
);
export const workspaceValidator = zodValidator<readonly LeadDetails[]>(
  workspaceRequest.transform((request) => [request]),
);

function nameText(message: string) {
  return anyText
    .transform(visibleLine)
    .pipe(z.string().min(1, message).max(100, words.nameTooLong));
}

/** Checked beside the address, so that both mistakes show together. */
function chosenGuides() {
  return z.record(z.unknown()).transform((boxes, context) => {
    const chosen = guides.filter(({ id }) => boxes[id]);
    if (chosen.length === 0) {
      context.addIssue({ code: "custom", path: [guidesField], message: asMessage(words.guides) });
    }
    return { chosen };
  });
}
