import { withZod } from "@remix-validated-form/with-zod";
import type { Validator } from "remix-validated-form";
import { z } from "zod";
import { anyText, emailText } from "~/components/forms/schema-parts";
import { asMessage, leadFormWords as words } from "~/content/words/lead-forms";
import { visibleLine } from "~/lib/text/trim";
import { type GuideId, guideNamed, guides } from "../content/shared/guides";
import { type LeadInput, guidesField } from "./submission";

/** Each guide is a box of its own, named by its id. */
export const guideBoxes: readonly GuideId[] = guides.map(({ id }) => id);

/** What is not there counts as left empty, and what is no object has a message of its own. */
const notAnObject = { invalid_type_error: words.notAnObject };

const nobody = { guideId: null, firstName: null, lastName: null };

/** The boxes and the address of the guides' page; both are always checked, so that both mistakes show. */
const guidesForm = z
  .object({ email: emailText(words.email) })
  .and(chosenGuides())
  .transform(({ email, chosen }): readonly LeadInput[] => {
    return chosen.map((guideId) => ({ ...nobody, kind: "guide", email, guideId }));
  });

/** `POST /api/lead-magnet` */
export const guidePayload = z
  .object({ email: emailText(words.email), guideName: guideName() }, notAnObject)
  .transform(({ email, guideName: guideId }): readonly LeadInput[] => {
    return [{ ...nobody, kind: "guide", email, guideId }];
  });

/** The members' offer: its form, and the JSON of `POST /api/ai4b-submission`. */
export const membersOffer = z
  .object(
    {
      firstName: nameText(words.firstName),
      lastName: nameText(words.lastName),
      email: emailText(words.email),
    },
    notAnObject,
  )
  .transform((person): readonly LeadInput[] => {
    return [{ ...nobody, kind: "members-offer", ...person }];
  });

/** The one field of the free workspace page. */
const workspaceForm = z
  .object({ email: emailText(asMessage(words.workspaceEmail)) })
  .transform(({ email }): readonly LeadInput[] => {
    return [{ ...nobody, kind: "free-workspace", email }];
  });

/** The rules of each form, for its page's action and for its script. */
export type LeadValidator = Validator<readonly LeadInput[]>;

export const guidesValidator: LeadValidator = withZod(guidesForm);
export const membersOfferValidator: LeadValidator = withZod(membersOffer);
export const workspaceValidator: LeadValidator = withZod(workspaceForm);

function nameText(message: string) {
  return anyText
    .transform(visibleLine)
    .pipe(z.string().min(1, message).max(100, words.nameTooLong));
}

function guideName() {
  return anyText.transform((title, context): GuideId => {
    const guide = guideNamed(visibleLine(title));
    if (guide) return guide.id;
    context.addIssue({ code: "custom", message: words.guideName });
    return z.NEVER;
  });
}

function chosenGuides() {
  return z.record(z.unknown()).transform((boxes, context) => {
    const chosen = guideBoxes.filter((id) => Object.hasOwn(boxes, id) && boxes[id]);
    if (chosen.length === 0) {
      context.addIssue({ code: "custom", path: [guidesField], message: asMessage(words.guides) });
    }
    return { chosen };
  });
}
