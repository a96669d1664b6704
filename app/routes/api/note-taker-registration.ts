import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { firstMessages } from "~/components/forms/schema-parts";
import { registrationWords as words } from "~/content/words/registration";
import { bodyLimitBytes, readJson, refusalStatus } from "~/lib/http/read-body.server";
import { submit } from "~/notetaker/request/post-form.server";
import { receiptOf } from "~/notetaker/request/receipt.server";
import { notetakerPayload } from "~/notetaker/request/schema";

/** `navigator.sendBeacon` cannot set headers, so the page puts the idempotency key into the body. */
const keyInBody = z.object({ idempotencyKey: z.string().min(1).max(200) });

/** `POST /api/note-taker-registration`, described in `/openapi.json`. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const body = await readJson(request, bodyLimitBytes);
  if (body.outcome !== "ok") {
    const status = refusalStatus[body.outcome];
    return Response.json({ message: words[body.outcome] }, { status });
  }
  const { data: input, error } = notetakerPayload(context.clock()).safeParse(body.value);
  if (error) {
    const errors = firstMessages(error, "payload");
    return Response.json({ message: words.invalid, errors }, { status: 422 });
  }
  const inHeader = request.headers.get("Idempotency-Key")?.slice(0, 200);
  const key = inHeader ?? keyInBody.safeParse(body.value).data?.idempotencyKey;
  const result = await submit(context, input, key);
  if ("id" in result) return Response.json({ ok: true, receipt: await receiptOf(context, result) });
  return Response.json({ message: words[result.outcome] }, result.init);
}
