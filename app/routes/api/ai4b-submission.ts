import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { answerLeadJson } from "~/leads/answer-json.server";
import { membersOffer } from "~/leads/schema";

/** `POST /api/ai4b-submission {firstName, lastName, email}`: the members' offer. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerLeadJson(request, context, { page: "ai4b", schema: membersOffer });
}
