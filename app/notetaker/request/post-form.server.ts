import { tokenField, honeypotField } from "~/components/forms/form-context";
import { readFormToken } from "~/components/forms/form-token.server";
import { readForm } from "~/components/forms/read-form.server";
import { notetaker } from "~/content/pages/notetaker";
import { type BodyRefusal, refusalStatus } from "~/lib/http/read-body.server";
import type { WithVisitor } from "~/world.server";
import { markFor } from "./receipt.server";
import { requestNotetaker } from "./take.server";
import {
  notetakerFields,
  type NotetakerFormValues,
  notetakerValidator,
  toNotetakerInput,
} from "./schema";

/** The id of the form's tokens: that of its page in the route table. */
export const notetakerFormId = "notetaker";

const problems = notetaker.problems;

type FormRefusal = {
  readonly status: 400 | 409 | 413 | 415 | 422 | 429 | 503;
  readonly retryAfterSeconds: number | null;
  readonly problem: string | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly kept: NotetakerFormValues;
};

export type FormOutcome =
  /** `mark`: of the page that says what is true of it (`receipt.server.ts`). */
  | { readonly outcome: "taken"; readonly mark: string }
  | { readonly outcome: "refused"; readonly refusal: FormRefusal };

/** Takes the form of a browser without script. A filled honeypot is answered like any other. Never throws. */
export async function postForm(request: Request, world: WithVisitor): Promise<FormOutcome> {
  const fields = [...notetakerFields, tokenField, honeypotField] as const;
  const form = await readForm(request, fields);
  if (form.outcome !== "ok") return unread(form.outcome);

  const { [tokenField]: token, [honeypotField]: honeypot, ...values } = form.values;
  if (world.overLimit) return refused(429, values, problems.tooFast, 60);

  const checked = await notetakerValidator(world.clock()).validate(values);
  if (checked.error) return invalid(values, checked.error.fieldErrors);
  const reading = toNotetakerInput(checked.data, world.clock());
  if (!reading.ok) return invalid(values, reading.errors);

  const { siteSecret } = world.env;
  const { submissionId, check } = await readFormToken(
    siteSecret,
    notetakerFormId,
    token,
    world.clock(),
  );
  const result = await requestNotetaker(world, {
    input: reading.input,
    idempotencyKey: submissionId,
    sender: { kind: "web", network: world.network },
    suspicion: { honeypot: Boolean(honeypot), token: check },
  });
  switch (result.outcome) {
    case "accepted":
    case "repeated":
    case "quarantined":
      return { outcome: "taken", mark: await markFor(world, result) };
    case "too_many":
      return refused(429, values, problems.tooMany, result.retryAfterSeconds);
    case "meeting_full":
      return refused(429, values, problems.meetingFull, result.retryAfterSeconds);
    case "meeting_closed":
      return refused(409, values, problems.closed, result.retryAfterSeconds);
    case "blocked":
      return refused(409, values, problems.blocked);
    case "unavailable":
      return refused(503, values, problems.unavailable, result.retryAfterSeconds);
  }
}

function unread(why: BodyRefusal["outcome"]): FormOutcome {
  const problem = why === "too_large" ? problems.tooLarge : problems.unreadable;
  return refused(refusalStatus[why], {}, problem);
}

function invalid(kept: NotetakerFormValues, errors: FormRefusal["errors"]): FormOutcome {
  const refusal = { status: 422, retryAfterSeconds: null, problem: null, errors, kept } as const;
  return { outcome: "refused", refusal };
}

function refused(
  status: FormRefusal["status"],
  kept: NotetakerFormValues,
  problem: string,
  retryAfterSeconds: number | null = null,
): FormOutcome {
  const refusal = { status, retryAfterSeconds, problem, errors: {}, kept };
  return { outcome: "refused", refusal };
}
