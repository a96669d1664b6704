import type { Validator } from "remix-validated-form";
import { z, type ZodType, type ZodTypeDef } from "zod";
import { anyText, emailText, zodValidator } from "~/components/forms/schema-parts";
import type { ResourceId } from "~/config/resources";
import { asMessage, leadFormWords as words } from "~/content/words/lead-forms";
import { visibleLine } from "~/lib/text/trim";
import { guideNamed, guides } from "../content/shared/guides";

export type LeadForm = {
  readonly page: "free-resources" | "ai4b" | "free-workspace-email";
  readonly endpoint: ResourceId;
  readonly kind: "guide" | "members-offer" | "free-workspace";
  /** In the order of the page. */
  readonly fields: readonly string[];
  readonly bodySchema: ZodType<LeadDetails, ZodTypeDef, unknown>;
  /** Turns the answers of the page's form into the details of one or more leads. */
  readonly validator: Validator<readonly LeadDetails[]>;
};

const guideRequest = bodyOf({
  email: emailText(words.email),
  guideName: anyText
    .transform(visibleLine)
    .refine((title) => guideNamed(title) !== null, words.guideName),
});

const memberRequest = bodyOf({
  firstName: nameText(words.firstName),
  lastName: nameText(words.lastName),
  email: emailText(words.email),
});

const workspaceRequest = bodyOf({ email: emailText(asMessage(words.workspaceEmail)) });

export type LeadDetails = z.infer<typeof workspaceRequest> &
  Partial<z.infer<typeof memberRequest> & z.infer<typeof guideRequest>>;

/** Field name for the error "no guide chosen". */
export const guidesField = "guides";

/** The form has a checkbox for each guide. Email and checkboxes are checked together, to show both mistakes. */
export const guidesForm: LeadForm = {
  page: "free-resources",
  endpoint: "lead-magnet",
  kind: "guide",
  fields: [guidesField, ...guides.map(({ id }) => id), "email"],
  bodySchema: guideRequest,
  validator: zodValidator(
    z
      .object({ email: emailText(words.email) })
      .and(
        z.record(z.unknown()).transform((boxes, context) => {
          const chosen = guides.filter(({ id }) => boxes[id]);
          if (chosen.length > 0) return { chosen };
          const message = asMessage(words.guides);
          context.addIssue({ code: "custom", path: [guidesField], message });
          return z.NEVER;
        }),
      )
      .transform(({ email, chosen }) => chosen.map(({ title }) => ({ email, guideName: title }))),
  ),
};

export const membersForm: LeadForm = {
  page: "ai4b",
  endpoint: "ai4b-submission",
  kind: "members-offer",
  ...oneRequest(memberRequest),
};

export const workspaceForm: LeadForm = {
  page: "free-workspace-email",
  endpoint: "free-workspace-submission",
  kind: "free-workspace",
  ...oneRequest(workspaceRequest),
};

/** A body that is no object has a message of its own. */
function bodyOf<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.object(fields, { invalid_type_error: words.notAnObject });
}

function oneRequest(request: typeof memberRequest | typeof workspaceRequest) {
  const validator = zodValidator<readonly LeadDetails[]>(request.transform((one) => [one]));
  return { fields: Object.keys(request.shape), bodySchema: request, validator };
}

function nameText(message: string) {
  return anyText
    .transform(visibleLine)
    .pipe(z.string().min(1, message).max(100, words.nameTooLong));
}
