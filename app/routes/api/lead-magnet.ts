import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { answerLeadJson } from "~/leads/answer-json.server";
import { guidePayload } from "~/leads/schema";

/** `POST /api/lead-magnet {email, guideName}`: one guide's list. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerLeadJson(request, context, { page: "free-resources", schema: guidePayload });
}
