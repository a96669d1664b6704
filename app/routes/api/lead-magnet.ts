import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { openDb } from "~/db/client.server";
import { answerLeadJson, onlyPost } from "~/leads/answer-json.server";
import { guidePayload } from "~/leads/schema";

/** `POST /api/lead-magnet {email, guideName}`: one guide's list. */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { env, now, network } = context;
  const world = { env, db: openDb(env.db), now, network };
  return answerLeadJson(request, world, { page: "free-resources", schema: guidePayload });
}

export const loader = onlyPost;
