import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { counterHandlers } from "~/counter/task-count.server";
import { sendDue } from "~/jobs/send-due.server";
import { readBody, refusalStatus } from "~/lib/http/read-body.server";
import { kindOf, log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import { notetakerHandlers } from "~/notetaker/mails/notetaker-handlers.server";
import { providerOf, webhooksOf } from "~/notetaker/provider/open-provider.server";
import { takeWebhook } from "~/notetaker/pipeline/take-webhook.server";
import { refuseForgery } from "./refuse-forgery.server";

const bodyLimitBytes = 256 * 1024;
/** A Worker may work for 30 s after its response. A batch may begin only in the first 10 s. */
const sendBounds = { limit: 10, budgetMs: 10_000 } as const;

/**
 * `POST /api/bot-webhook` from Recall.ai, `POST /api/bot-webhook-attendee` from Attendee. 2xx if stored or ignored,
 * 401 if unsigned, 5xx so that it is sent again. Its mails, such as "let me in", are sent right after the response.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { env, waitUntil } = context;
  const isAttendee = new URL(request.url).pathname === href("attendee-webhook");
  const providerName = isAttendee ? "attendee" : "recall";
  const reader = webhooksOf(env, providerName);
  const provider = providerOf(context, { provider: providerName });
  if (!reader || !provider) return answer(503);
  const body = await readBody(request, ["application/json"], bodyLimitBytes);
  if (body.outcome !== "ok") return answer(refusalStatus[body.outcome]);

  const received = await takeWebhook({ ...context, provider }, reader, request.headers, body.bytes);
  if (received.outcome === "refused") return refuseForgery(context);
  if (received.outcome === "failed") return answer(500);

  const handlers = { ...notetakerHandlers(context), ...counterHandlers(context) };
  const finish = async () => {
    await received.after?.();
    const { notetakerId } = received;
    if (notetakerId === null) return;
    await sendDue(context, handlers, { ...sendBounds, only: { subjectId: notetakerId } });
  };
  waitUntil(finish().catch(logFailure));
  return answer(204);
}

/** No tick failed, but the operator gets the same alarm. */
function logFailure(error: unknown): void {
  log({ event: "tick.failed", step: "after_webhook", kind: kindOf(error) });
}

function answer(status: number): Response {
  return new Response(null, { status });
}
