import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { registrationWords as words } from "~/content/words/registration";
import { bodyLimitBytes, readJson, refusalStatus } from "~/lib/http/read-body.server";
import { submit } from "~/notetaker/request/post-form.server";
import { readReceipt } from "~/notetaker/request/receipt.server";
import { idempotencyKeyIn, readPayload } from "~/notetaker/request/schema";

/** `POST /api/note-taker-registration`, described in `/openapi.json`. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const body = await readJson(request, bodyLimitBytes);
  if (body.outcome !== "ok") return answer(refusalStatus[body.outcome], words[body.outcome]);

  const reading = readPayload(body.value, context.clock());
  if (!reading.ok)
    return Response.json({ message: words.invalid, errors: reading.errors }, { status: 422 });

  const key = request.headers.get("Idempotency-Key")?.slice(0, 200) ?? idempotencyKeyIn(body.value);
  const sent = await submit(context, reading.input, key, false);
  if (sent.outcome === "taken") {
    return Response.json({ ok: true, receipt: await readReceipt(context, sent.mark) });
  }
  const { status, outcome, retryAfterSeconds } = sent;
  const headers = retryAfterSeconds === null ? {} : { "Retry-After": `${retryAfterSeconds}` };
  return answer(status, words[outcome], headers);
}

function answer(status: number, message: string, headers: HeadersInit = {}): Response {
  return Response.json({ message }, { status, headers });
}
