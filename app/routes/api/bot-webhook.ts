import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { answerBotWebhook } from "./bot-webhook.server";

/** `POST /api/bot-webhook`, from Recall.ai. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerBotWebhook("recall", request, context);
}
