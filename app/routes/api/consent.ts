import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { readForm } from "~/components/forms/read-form.server";
import { href } from "~/lib/render/href";
import { choiceCookies } from "~/tracking/consent.server";

/**
 * `POST choice=granted|refused`: stores the choice about the ad pixel, and returns to the page it
 * came from. 404 without a pixel, 400 for anything else.
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { env } = context;
  const now = context.clock();
  if (env.pixelId === null) return refuse(404, "There is nothing to choose.");

  const form = await readForm(request, ["choice"]);
  const choice = form.outcome === "ok" ? form.values.choice : undefined;
  if (choice !== "granted" && choice !== "refused") return refuse(400, "That is no choice.");

  const url = new URL(request.url);
  const answer = new Response(null, {
    status: 303,
    headers: { Location: cameFrom(request, [url.origin, env.siteUrl]) ?? href("privacy") },
  });
  for (const cookie of await choiceCookies(choice, url, now)) {
    answer.headers.append("Set-Cookie", cookie);
  }
  return answer;
}

function cameFrom(request: Request, ours: readonly string[]): string | null {
  const referrer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referrer)) return null;
  const { origin, pathname, search } = new URL(referrer);
  return ours.includes(origin) ? `${origin}${pathname}${search}` : null;
}

function refuse(status: 400 | 404, message: string): Response {
  return Response.json({ message }, { status });
}
