import { names } from "../../../app/config/names.ts";
import { escapeHtml } from "../../../app/email/html.ts";
import { linked, page } from "./page.ts";

export type MeetingBot = {
  readonly id: string;
  readonly request: {
    readonly meeting_url: string;
    readonly bot_name?: string | undefined;
    readonly metadata?: Readonly<Record<string, string>> | undefined;
  };
  readonly recordings: readonly { readonly id: string }[];
  readonly changes: readonly { readonly code: string }[];
  readonly chatSent: readonly { readonly text: string }[];
};

export function botNameOf({ request }: Pick<MeetingBot, "request">): string {
  return request.bot_name ?? "Meeting Notetaker";
}

/** The simulated meetings as the people in them see them: the bot's name and what it wrote. */
export function meetingsPage(bots: readonly MeetingBot[]): string {
  const rows = bots.map(articleOf).reverse();
  const empty =
    "<p>No bot yet. Send one with the site's form; this page looks again by itself.</p>";
  return page({
    title: `Meetings (${bots.length})`,
    body: `<h1>Meetings of the local ${escapeHtml(names.brand)} site</h1>
<p>This plays the provider of bots and the meetings they go to. Newest first.</p>
${rows.length > 0 ? rows.join("") : empty}`,
  });
}

function articleOf(bot: MeetingBot): string {
  const state = bot.changes.at(-1)?.code ?? "ready";
  const messages = bot.chatSent.map(({ text }) => `<blockquote>${linked(text)}</blockquote>`);
  return `<article><h2>${escapeHtml(botNameOf(bot))}</h2>
    <p>${escapeHtml(bot.request.meeting_url)}, ${escapeHtml(state)}</p>
    ${messages.length > 0 ? `<p>In the chat:</p>${messages.join("")}` : ""}</article>`;
}
