import { readFileSync } from "node:fs";
import { pages } from "../../../app/config/pages.ts";
import { botEvent, signedWebhook } from "../../support/signed-webhook.ts";
import { webhookSecret } from "../../support/site-vars.ts";
import { submission } from "../submission.ts";
import type { World } from "./worlds.ts";

export const kinds = ["kept page", "rendered page", "post", "webhook", "mail", "tick"] as const;
export type Kind = (typeof kinds)[number];

/** Of a hundred requests so many are of each kind. */
const shares: Readonly<Record<Kind, number>> = {
  "kept page": 45,
  "rendered page": 20,
  post: 17,
  webhook: 13,
  mail: 4,
  tick: 1,
};
const order = kinds.flatMap((kind) => Array<Kind>(shares[kind]).fill(kind));

/** The kinds in their shares, well mixed and the same in each run: 37 and 100 have no common divisor. */
export function kindOf(nth: number): Kind {
  return order[(nth * 37) % order.length] ?? "tick";
}

const paths = pages.filter(({ indexed }) => indexed).flatMap(({ paths }) => paths.slice(0, 1));
const invite = readFileSync(
  new URL("../../fixtures/invites/google-request.eml", import.meta.url),
  "utf8",
);
const register = submission("in 20 days");

/** The nth request of all. */
export async function requestOf(
  { siteUrl, triggersUrl }: Pick<World, "siteUrl" | "triggersUrl">,
  nth: number,
): Promise<Request> {
  const path = paths[nth % paths.length] ?? "/";
  switch (kindOf(nth)) {
    case "kept page":
      return new Request(`${siteUrl}${path}`);
    case "rendered page":
      return new Request(`${siteUrl}${path}?visit=${nth}`);
    case "post": {
      const { headers, body } = register(nth);
      return posted(`${siteUrl}/api/note-taker-registration`, body, {
        ...headers,
        "content-type": "application/json",
      });
    }
    case "webhook": {
      const bot = { id: crypto.randomUUID(), jobId: crypto.randomUUID() };
      const body = botEvent("bot.in_call_recording", bot, { at: Date.now() });
      const message = { id: `soak-${nth}`, at: Date.now(), body };
      const { headers } = await signedWebhook(webhookSecret, message);
      return posted(`${siteUrl}/api/bot-webhook`, body, headers);
    }
    case "mail":
      return posted(
        `${triggersUrl}/cdn-cgi/local/email?from=sender@mail.example&to=notes@larkfield.example`,
        invite.replaceAll("google-request@", `soak-${nth}@`),
      );
    case "tick":
      return new Request(`${triggersUrl}/cdn-cgi/local/scheduled?cron=*+*+*+*+*&format=json`);
  }
}

function posted(to: string, body: string, headers: HeadersInit = {}) {
  return new Request(to, { method: "POST", body, headers });
}
