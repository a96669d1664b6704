import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { openDb } from "~/db/client.server";
import { answerLeadJson, onlyPost } from "~/leads/answer-json.server";
import { membersOffer } from "~/leads/schema";

/** `POST /api/ai4b-submission {firstName, lastName, email}`: the members' offer. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { env, now, network } = context;
  const world = { env, db: openDb(env.db), now, network };
  return answerLeadJson(request, world, { page: "ai4b", schema: membersOffer });
}

export const loader = onlyPost;
