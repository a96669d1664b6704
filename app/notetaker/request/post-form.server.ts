import { tokenField, honeypotField } from "~/components/forms/form-context";
import { readFormToken } from "~/components/forms/form-token.server";
import { notetaker } from "~/content/pages/notetaker";
import { readForm, refusalStatus } from "~/lib/http/read-body.server";
import type { WithVisitor } from "~/world.server";
import { markFor } from "./receipt.server";
import { requestNotetaker } from "./take.server";
import {
  type NotetakerInput,
  notetakerFields,
  type NotetakerFormValues,
  readAnswers,
} from "./schema";

export const notetakerFormId = "notetaker";

const problems = notetaker.problems;

type FormRefusal = {
  readonly status: 400 | 409 | 413 | 415 | 422 | 429 | 503;
  readonly retryAfterSeconds: number | null;
  readonly problem: string | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly kept: NotetakerFormValues;
};

export async function postForm(request: Request, world: WithVisitor) {
  const fields = [...notetakerFields, tokenField, honeypotField] as const;
  const form = await readForm(request, fields);
  if (form.outcome !== "ok") {
    const problem = form.outcome === "too_large" ? problems.tooLarge : problems.unreadable;
    return refused({ status: refusalStatus[form.outcome], problem });
  }
  const { [tokenField]: token, [honeypotField]: honeypot, ...kept } = form.values;
  if (world.overLimit) {
    return refused({ status: 429, problem: problems.tooFast, retryAfterSeconds: 60, kept });
  }
  const reading = readAnswers(kept, world.clock());
  if (!reading.ok) return refused({ status: 422, errors: reading.errors, kept });

  const sent = await submit(world, reading.input, token, Boolean(honeypot));
  if (sent.outcome === "taken") return sent;
  const { status, outcome, retryAfterSeconds } = sent;
  return refused({ status, problem: problems[outcome], retryAfterSeconds, kept });
}

function refused({
  status,
  retryAfterSeconds = null,
  problem = null,
  errors = {},
  kept = {},
}: Pick<FormRefusal, "status"> & Partial<FormRefusal>) {
  const refusal: FormRefusal = { status, retryAfterSeconds, problem, errors, kept };
  return { outcome: "refused", refusal } as const;
}

const statuses = {
  too_many: 429,
  meeting_full: 429,
  meeting_closed: 409,
  blocked: 409,
  unavailable: 503,
} as const;

/** `key` is the form's token or any idempotency key. A filled honeypot is answered like success. */
export async function submit(
  world: WithVisitor,
  input: NotetakerInput,
  key: string | null | undefined,
  honeypot: boolean,
) {
  const { env, network, clock } = world;
  const token = await readFormToken(env.siteSecret, notetakerFormId, key, clock());
  const result = await requestNotetaker(world, {
    input,
    idempotencyKey: token.submissionId,
    sender: { kind: "web", network },
    honeypot,
    token: token.check,
  });
  if ("id" in result) return { outcome: "taken", mark: await markFor(world, result) } as const;
  return { ...result, status: statuses[result.outcome] };
}
