import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { openDb } from "~/db/client.server";
import { answerLeadJson, onlyPost } from "~/leads/answer-json.server";
import { guidePayload } from "~/leads/schema";

/** `POST /api/lead-magnet {email, guideName}`: one guide's list (spec 7). */
export function action({ request, context: { env, now } }: ActionFunctionArgs): Promise<Response> {
  const world = { env, db: openDb(env.db), now };
  return answerLeadJson(request, world, { page: "free-resources", schema: guidePayload });
}

export const loader = onlyPost;
