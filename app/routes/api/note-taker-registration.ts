import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { readFormToken } from "~/components/forms/form-token.server";
import { bodyLimitBytes, readJson } from "~/components/forms/read-form.server";
import { registrationWords as words } from "~/content/words/registration";
import { refusalStatus } from "~/lib/http/read-body.server";
import { notetakerFormId } from "~/notetaker/request/post-form.server";
import { markFor, readReceipt } from "~/notetaker/request/receipt.server";
import { requestNotetaker } from "~/notetaker/request/take.server";
import { idempotencyKeyIn, toNotetakerInput } from "~/notetaker/request/schema";

/**
 * `POST /api/note-taker-registration`: takes a request as JSON (`NotetakerPayload`). Returns `{ ok:
 * true, receipt }`, or a `message` and perhaps `errors` by field.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { env, network } = context;
  const now = context.clock();
  const body = await readJson(request, bodyLimitBytes);
  if (body.outcome !== "ok") return answer(refusalStatus[body.outcome], words[body.outcome]);

  const reading = toNotetakerInput(body.value, now);
  if (!reading.ok)
    return Response.json({ message: words.invalid, errors: reading.errors }, { status: 422 });

  const key = request.headers.get("Idempotency-Key")?.slice(0, 200) ?? idempotencyKeyIn(body.value);
  const token = await readFormToken(env.siteSecret, notetakerFormId, key, now);
  const result = await requestNotetaker(context, {
    input: reading.input,
    idempotencyKey: token.submissionId,
    sender: { kind: "web", network },
    suspicion: { honeypot: false, token: token.check },
  });
  switch (result.outcome) {
    case "accepted":
    case "repeated":
    case "quarantined": {
      const receipt = await readReceipt(context, await markFor(context, result));
      return Response.json({ ok: true, receipt });
    }
    case "too_many":
      return answer(429, words.tooMany, { "Retry-After": `${result.retryAfterSeconds}` });
    case "meeting_full":
      return answer(429, words.meetingFull, { "Retry-After": `${result.retryAfterSeconds}` });
    case "meeting_closed":
      return answer(409, words.closed, { "Retry-After": `${result.retryAfterSeconds}` });
    case "blocked":
      return answer(409, words.blocked);
    case "unavailable":
      return answer(503, words.unavailable, { "Retry-After": `${result.retryAfterSeconds}` });
  }
}

function answer(status: number, message: string, headers: HeadersInit = {}): Response {
  return Response.json({ message }, { status, headers });
}
