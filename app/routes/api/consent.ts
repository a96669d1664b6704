import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { ownReferrer } from "~/lib/http/campaign";
import { readForm } from "~/lib/http/read-body.server";
import { href } from "~/lib/render/href";
import { choiceCookies } from "~/tracking/consent.server";

/**
 * `POST choice=granted|refused`: stores the choice about the ad pixel, and redirects to the page
 * that sent it. 404 if the site has no pixel, 400 for another choice.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { env } = context;
  const now = context.clock();
  if (env.pixelId === null) return refuse(404, "There is nothing to choose.");

  const form = await readForm(request, ["choice"]);
  const choice = form.outcome === "ok" ? form.values.choice : undefined;
  if (choice !== "granted" && choice !== "refused") return refuse(400, "That is no choice.");

  const url = new URL(request.url);
  const referrer = request.headers.get("Referer");
  const back = ownReferrer(url, referrer) ?? ownReferrer(new URL(env.siteUrl), referrer);
  const headers = { Location: back?.href ?? href("privacy") };
  const answer = new Response(null, { status: 303, headers });
  for (const cookie of await choiceCookies(choice, url, now)) {
    answer.headers.append("Set-Cookie", cookie);
  }
  return answer;
}

function refuse(status: 400 | 404, message: string): Response {
  return Response.json({ message }, { status });
}
