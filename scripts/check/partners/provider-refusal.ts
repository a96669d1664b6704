import type { ProviderName } from "../../../app/config/names.ts";
import type { Refusal } from "../../../app/notetaker/provider/bot-provider.ts";
import { nobodyAnswered, wordsOf, type Reply } from "../http.ts";
import { failed, type Outcome } from "../step.ts";

const who = "The bot provider";

const advice = {
  recall: {
    key: (host: string) =>
      `A key belongs to one region. Take the one of ${host}, or set RECALL_BASE_URL in wrangler.toml to the region of your account; then npx wrangler secret put RECALL_API_KEY.`,
    address:
      "Compare RECALL_BASE_URL in wrangler.toml with the regions at https://docs.recall.ai/docs/regions: no path, no /api.",
  },
  attendee: {
    key: (host: string) =>
      `Make a key in the project's settings at ${host}; then npx wrangler secret put ATTENDEE_API_KEY.`,
    address:
      "ATTENDEE_BASE_URL in wrangler.toml is the address of your installation: no path, no /api.",
  },
} as const satisfies Record<ProviderName, object>;

/** What a refusal of the bot provider means, with its own words and what an operator can do. */
export function providerRefusal(
  name: ProviderName,
  { status, code }: Refusal,
  reply: Pick<Reply, "status" | "text" | "json"> | null,
  host: string,
): Outcome {
  if (reply === null || status === null) return nobodyAnswered(who, host);
  const said = `${who} (${host}) answers ${status} ${wordsOf(reply)}.`;
  switch (status) {
    case 401:
      return failed(`${said} It does not know this key.`, advice[name].key(host));
    case 402:
      return failed(
        `${said} The account has no credit left.`,
        "Top it up in the provider's dashboard.",
      );
    case 403:
      return failed(
        `${said} Its firewall refuses the call.`,
        "SITE_URL must be the public https address. If it is, ask the provider's support about the time of this call.",
      );
    case 400:
    case 422:
      return failed(
        `${said} It does not accept what the site sends.`,
        `The provider has changed its rules: the body is made in app/notetaker/provider/${name}/bot-body.server.ts.`,
      );
    case 429:
      return failed(`${said} Too many calls are being made.`, "Run the check again in a minute.");
    default:
      break;
  }
  if (status === 404 || (status >= 300 && status < 400)) {
    return failed(`${said} There is no such thing at this address.`, advice[name].address);
  }
  if (status < 300) {
    return failed(
      `${who} (${host}) answers with something that is not its data (${code}).`,
      advice[name].address,
    );
  }
  return failed(said, "Run the check again; if it happens again, see the provider's status page.");
}
