import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { counterHandlers } from "~/counter/count.server";
import { kindOf } from "~/jobs/drain.server";
import { sendDue } from "~/jobs/send-due.server";
import { readBody, refusalStatus } from "~/lib/http/read-body.server";
import { log } from "~/lib/log/log.server";
import { notetakerHandlers } from "~/notetaker/mails/handlers.server";
import { takeWebhook } from "~/notetaker/steps/webhook.server";
import { refuseForgery } from "./refuse-forgery.server";

const bodyLimit = 256 * 1024;
/** Two batches at most: the answer is out, and 30 s are left. */
const sendBounds = { limit: 10, budgetMs: 10_000 } as const;

/**
 * `POST /api/bot-webhook`, from the bot provider. 2xx once stored, also for what we cannot use; 401
 * unsigned; 5xx when the fault is ours and the sender should try again. What it has somebody told, that
 * the bot waits at the door above all, is sent right after the answer.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { env, provider, waitUntil } = context;
  if (!env.recall || !provider) return answer(503);
  const body = await readBody(request, ["application/json"], bodyLimit);
  if (body.outcome !== "ok") return answer(refusalStatus[body.outcome]);

  const world = { ...context, provider };
  const secrets = env.recall.webhookSecrets;
  const taken = await takeWebhook(world, secrets, request.headers, body.bytes);
  if (taken.outcome === "refused") return refuseForgery(context);
  if (taken.outcome === "failed") return answer(500);

  const handlers = { ...notetakerHandlers(world), ...counterHandlers(env) };
  const finish = async () => {
    await taken.after?.();
    // The tick knows more kinds than what a meeting brings about.
    await sendDue(world, handlers, { ...sendBounds, kinds: Object.keys(handlers) });
  };
  waitUntil(finish().catch(leaveToTick));
  return answer(204);
}

/** What failed here is due in the database and done by the next tick. */
function leaveToTick(error: unknown): void {
  log({ event: "tick.failed", step: "after_webhook", kind: kindOf(error) });
}

function answer(status: number, headers: HeadersInit = {}): Response {
  return new Response(null, { status, headers });
}
