import { data, redirect } from "@remix-run/cloudflare";
import { tokenField, honeypotField } from "~/components/forms/form-context";
import { readFormToken } from "~/components/forms/form-token.server";
import { firstMessages } from "~/components/forms/schema-parts";
import { notetaker } from "~/content/pages/notetaker";
import { readForm, refusalStatus } from "~/lib/http/read-body.server";
import { refusedPosts } from "~/lib/http/refused-posts";
import type { WithVisitor } from "~/world.server";
import type { ReturnedForm } from "./form";
import { receiptPath } from "./receipt.server";
import { notetakerFields, notetakerForm, type NotetakerInput, notetakerPayload } from "./schema";
import { requestNotetaker } from "./take.server";

export const notetakerFormId = "notetaker";

const problems = notetaker.problems;

/** Takes a browser's post: 303 to the success view, or the form again with errors and answers. */
export async function postForm({ request, context }: { request: Request; context: WithVisitor }) {
  const refused = (
    init: ResponseInit,
    { problem = null, errors = {}, typed = {} }: Partial<ReturnedForm>,
  ) => {
    refusedPosts.add(context);
    return data({ problem, errors, typed }, init);
  };

  const form = await readForm(request, [...notetakerFields, tokenField, honeypotField]);
  if (form.outcome !== "ok") {
    const problem = form.outcome === "too_large" ? problems.tooLarge : problems.unreadable;
    return refused({ status: refusalStatus[form.outcome] }, { problem });
  }
  const { [tokenField]: token, [honeypotField]: honeypot, ...typed } = form.values;
  if (context.overLimit) {
    const init = { status: 429, headers: { "Retry-After": "60" } };
    return refused(init, { problem: problems.tooFast, typed });
  }
  const now = context.clock();
  const { data: input, error } = notetakerForm(now).pipe(notetakerPayload(now)).safeParse(typed);
  if (error) return refused({ status: 422 }, { errors: firstMessages(error, "form"), typed });

  const result = await submit(context, input, token, Boolean(honeypot));
  if ("id" in result) return redirect(await receiptPath(context, result), 303);
  return refused(result.init, { problem: problems[result.outcome], typed });
}

const statuses = {
  too_many: 429,
  meeting_full: 429,
  meeting_closed: 409,
  blocked: 409,
  unavailable: 503,
} as const;

/** `key` is the form's token or any idempotency key. `init` has the status and `Retry-After` of a refusal. */
export async function submit(
  world: WithVisitor,
  input: NotetakerInput,
  key: string | null | undefined,
  honeypot = false,
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
  if ("id" in result) return result;
  const { outcome, retryAfterSeconds } = result;
  const headers = retryAfterSeconds === null ? {} : { "Retry-After": `${retryAfterSeconds}` };
  return { outcome, init: { status: statuses[outcome], headers } };
}
