import { notetaker } from "~/content/pages/notetaker";
import { tokenField, trapField } from "~/forms/form-fields";
import { readFormToken } from "~/forms/form-token.server";
import { readForm } from "~/forms/read-form.server";
import { requestNotetaker, type RequestWorld } from "./request.server";
import { toNotetakerInput } from "./schema";
import { notetakerFields, type NotetakerFormValues, type NotetakerPayload } from "./submission";
import { notetakerValidator } from "./validator";

/** The id of the form's tokens: that of its page in the route table. */
export const notetakerFormId = "notetaker";

const problems = notetaker.problems;

export type FormRefusal = {
  readonly status: 400 | 413 | 415 | 422 | 429 | 503;
  readonly retryAfterSeconds: number | null;
  /** What is wrong beside the fields. */
  readonly problem: string | null;
  readonly errors: Readonly<Record<string, string>>;
  /** As typed, to stand in the form again. */
  readonly kept: NotetakerFormValues;
};

export type FormOutcome =
  | { readonly outcome: "taken"; readonly payload: NotetakerPayload }
  | { readonly outcome: "refused"; readonly refusal: FormRefusal };

/**
 * The form as a browser without script posts it. From here on it is the same payload that the script
 * sends. A trap that was filled in is answered like any other (decisions 7). Never throws.
 */
export async function postForm(
  request: Request,
  world: RequestWorld,
  client: { readonly network: string; readonly overLimit: boolean },
): Promise<FormOutcome> {
  const form = await readForm(request, [...notetakerFields, tokenField, trapField]);
  if (form.outcome !== "ok") return unread(form.outcome);

  const { [tokenField]: token, [trapField]: trap, ...values } = form.values;
  if (client.overLimit) return refused(429, values, problems.tooFast, 60);

  const checked = await notetakerValidator(world.now).validate(values);
  if (checked.error) return invalid(values, checked.error.fieldErrors);
  const reading = toNotetakerInput(checked.data, world.now);
  if (!reading.ok) return invalid(values, reading.errors);

  const { siteSecret } = world.env;
  const { submissionId, verdict } = await readFormToken(
    siteSecret,
    notetakerFormId,
    token,
    world.now,
  );
  const result = await requestNotetaker(world, {
    input: reading.input,
    idempotencyKey: submissionId,
    network: client.network,
    suspicion: { honeypot: Boolean(trap), token: verdict },
  });
  switch (result.outcome) {
    case "accepted":
    case "repeated":
    case "quarantined":
      return { outcome: "taken", payload: checked.data };
    case "over_quota":
      return refused(429, values, problems.overQuota, result.retryAfterSeconds);
    case "unavailable":
      return refused(503, values, problems.unavailable, result.retryAfterSeconds);
  }
}

function unread(why: "too_large" | "unsupported_type" | "unreadable"): FormOutcome {
  if (why === "too_large") return refused(413, {}, problems.tooLarge);
  return refused(why === "unsupported_type" ? 415 : 400, {}, problems.unreadable);
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
