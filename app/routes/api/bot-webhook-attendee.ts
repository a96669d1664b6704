import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { answerBotWebhook } from "./bot-webhook.server";

/** `POST /api/bot-webhook-attendee`, from an installation of Attendee. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerBotWebhook("attendee", request, context);
}
