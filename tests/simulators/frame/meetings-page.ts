import { names } from "../../../app/config/names.ts";
import { escapeHtml } from "../../../app/email/html.ts";

/** A bot as everybody in its meeting sees it, whoever runs it. */
export type MeetingBot = {
  readonly id: string;
  readonly request: {
    readonly meeting_url: string;
    readonly bot_name?: string | undefined;
    readonly metadata?: Readonly<Record<string, string>> | undefined;
  };
  readonly recordings: readonly { readonly id: string }[];
  readonly changes: readonly { readonly code: string }[];
  /** What it wrote into the meeting's chat. */
  readonly chatSent: readonly { readonly text: string }[];
};

/** What tests ask of whichever vendor runs the bots. */
export type BotsControl = {
  readonly state: () => { readonly bots: readonly MeetingBot[] };
  readonly settled: () => Promise<void>;
};

/** The name under which everybody in the meeting sees it. */
export function botNameOf({ request }: Pick<MeetingBot, "request">): string {
  return request.bot_name ?? "Meeting Notetaker";
}

/** Everything in it may be hostile: it is escaped, and nothing of the page runs. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

export const pageHeaders = {
  "content-security-policy": pagePolicy,
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
} as const;

/** The simulated meetings as the people in them see them: the bot's name and what it wrote. */
export function meetingsPage(bots: readonly MeetingBot[]): string {
  const rows = bots.map(articleOf).reverse();
  const empty =
    "<p>No bot yet. Send one with the site's form; this page looks again by itself.</p>";
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Meetings (${bots.length})</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 56rem; margin: 0 auto; padding: 1.5rem; }
  h2 { font-size: 1rem; overflow-wrap: anywhere; }
  blockquote { margin: .75rem 0; padding-left: 1rem; overflow-wrap: anywhere;
    border-left: 3px solid color-mix(in srgb, currentColor 30%, transparent); }
  article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
</style></head>
<body><main><h1>Meetings of the local ${escapeHtml(names.brand)} site</h1>
<p>This plays the provider of bots and the meetings they go to. Newest first.</p>
${rows.length > 0 ? rows.join("") : empty}</main></body></html>`;
}

function articleOf(bot: MeetingBot): string {
  const state = bot.changes.at(-1)?.code ?? "ready";
  const said = bot.chatSent.map(({ text }) => `<blockquote>${linked(text)}</blockquote>`);
  return `<article><h2>${escapeHtml(botNameOf(bot))}</h2>
    <p>${escapeHtml(bot.request.meeting_url)}, ${escapeHtml(state)}</p>
    ${said.length > 0 ? `<p>In the chat:</p>${said.join("")}` : ""}</article>`;
}

/** Addresses in a chat message are links, as in the meeting. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => {
      const safe = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${safe}" rel="noreferrer">${safe}</a>` : safe;
    })
    .join("");
}
