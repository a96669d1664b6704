import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db, env, theNotetaker } from "../support/pipeline";
import { open, seed } from "../support/status-page";
import { postForm, visit } from "./visit";
import { names } from "~/config/names";
import { optOutWords } from "~/content/pages/notetaker-opt-out";
import { invalidLinks } from "~/content/words/links";
import { notetakers } from "~/db/schema.server";
import { statusWords } from "~/notetaker/status-page/status-words";
import { optOutToken } from "~/notetaker/store/tokens.server";
import { mainOf, textOf } from "./html";

const recording = { status: "recording", startsAt: Date.now() - 60_000 } as const;
const sentBy = optOutWords.sentBy("Ada (a•••@example.test)");

const pathOf = (token: string) => `/notetaker-opt-out?${new URLSearchParams({ token }).toString()}`;
const linkTo = async (id: string, revision = 0) =>
  pathOf(await optOutToken(env.siteSecret, { id, revision }));
const deletedAt = async () => (await theNotetaker()).deleteRequestedAt;

async function look(path: string) {
  const response = await visit(path);
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, text: textOf(html) };
}

test("the opt-out page shows whose bot it is, as the chat does, and nothing else of a person", async () => {
  const { id } = await seed(recording);
  const { status, headers, html, text } = await look(await linkTo(id));
  expect(status).toBe(200);
  expect(text).toContain(sentBy);
  expect(html).not.toMatch(/\bLovelace\b|ada@|abc-defg-hij/);
  expect(html).not.toContain("<script");
  expect(html).toContain('name="robots" content="noindex"');
  expect(headers.get("Cache-Control")).toBe("private, no-store");
});

test("only the button of the opt-out page removes the bot, and pressing it again changes nothing", async () => {
  const { id, token } = await seed(recording);
  const path = await linkTo(id);
  await look(path);
  expect(await deletedAt()).toBeNull();

  for (let time = 0; time < 2; time += 1) {
    const answer = await postForm(path);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(path);
  }
  expect((await theNotetaker()).reason).toBe("opted_out");
  expect(await deletedAt()).not.toBeNull();
  expect((await look(path)).html).toContain(optOutWords.done.heading);
  expect((await open(token)).html).toContain(statusWords.phases.opted_out.title);
});

test("the link in the chat of a meeting that was moved has no button, and does nothing", async () => {
  const { id } = await seed(recording);
  const path = await linkTo(id);
  await db.update(notetakers).set({ revision: 1 }).where(eq(notetakers.id, id));
  const { status, html } = await look(path);
  expect([status, html.includes(optOutWords.moved.heading)]).toEqual([200, true]);
  expect(html).not.toContain(optOutWords.removal.button);
  await (await postForm(path)).body?.cancel();
  expect(await deletedAt()).toBeNull();
  expect((await look(await linkTo(id, 1))).text).toContain(sentBy);
});

test("a link can be pasted into the opt-out page with other text around it", async () => {
  const { id } = await seed(recording);
  const path = await linkTo(id);
  for (const around of [
    (link: string) => link,
    (link: string) => `  ${link}\n`,
    (link: string) => `Anyone here can remove me: ${link} Thanks!`,
    (link: string) => `https://www.google.com/url?q=${encodeURIComponent(link)}&sa=D`,
  ]) {
    const pasted = await look(pathOf(around(`https://larkfield.example${path}`)));
    expect(pasted.status).toBe(200);
    expect(pasted.text).toContain(sentBy);
    // The button posts to the link itself, without the text around it.
    expect(pasted.html).toContain(`action="${path}"`);
  }
  expect(await deletedAt()).toBeNull();
});

test("without a link the opt-out page asks for it; it calls a wrong link wrong and asks again", async () => {
  const field = /<input[^>]*name="token"/;
  const none = await look("/notetaker-opt-out");
  expect(none.html).toContain(optOutWords.unknown.noLink.heading);
  expect(none.html).toMatch(field);
  const wrong = await look(pathOf("https://meet.google.com/abc-defg-hij"));
  expect(wrong.status).toBe(404);
  expect(wrong.html).toContain(invalidLinks.optOut.heading);
  expect(wrong.html).toMatch(field);
  expect(wrong.html).not.toContain("abc-defg-hij");
  const hrefs = [...mainOf(wrong.html).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to);
  expect(hrefs).toEqual([`mailto:${names.contactEmail}`]);
});
