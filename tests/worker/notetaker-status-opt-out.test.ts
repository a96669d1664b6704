import { expect, test } from "vitest";
import { env } from "../support/pipeline";
import { jobOf, open, seed, seedPerson } from "../support/status-page";
import { postForm, visit } from "./visit";
import { names } from "~/config/names";
import { optOutWords } from "~/content/pages/notetaker-opt-out";
import { invalidLinks } from "~/content/words/links";
import { statusWords } from "~/notetaker/status-page/status-words";
import { optOutToken } from "~/notetaker/store/tokens.server";

const recording = { status: "recording", startsAt: Date.now() - 60_000 } as const;

const pathOf = (token: string) => `/notetaker-opt-out?${new URLSearchParams({ token }).toString()}`;
const linkTo = async (jobId: string) => pathOf(await optOutToken(env.siteSecret, jobId));

async function look(path: string) {
  const response = await visit(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

test("shows whose bot it is, as the chat does, and nothing else of anybody", async () => {
  const { jobId } = await seed(recording);
  await seedPerson(jobId, { standing: "recipient", name: "Bob Stone", email: "bob@example.test" });
  const { status, headers, html } = await look(await linkTo(jobId));
  expect(status).toBe(200);
  expect(html).toContain(optOutWords.invitedBy("Ada (a•••@example.test)"));
  expect(html).not.toMatch(/\b(Lovelace|Bob|Stone)\b|ada@|abc-defg-hij/);
  expect(html).not.toContain("<script");
  expect(html).toContain('name="robots" content="noindex"');
  expect(headers.get("Cache-Control")).toBe("private, no-store");
});

test("only the button removes it, once and for all", async () => {
  const { jobId, token } = await seed(recording);
  const path = await linkTo(jobId);
  await look(path);
  expect((await jobOf(jobId)).deleteRequestedAt).toBeNull();

  for (let time = 0; time < 2; time += 1) {
    const answer = await postForm(path);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(path);
  }
  expect(await jobOf(jobId)).toMatchObject({ reason: "opted_out" });
  expect((await jobOf(jobId)).deleteRequestedAt).not.toBeNull();
  expect((await look(path)).html).toContain(optOutWords.done.heading);
  expect((await open(token)).html).toContain(statusWords.phases.opted_out.title);
});

test("the whole link can be pasted, with what was copied around it", async () => {
  const { jobId } = await seed(recording);
  const path = await linkTo(jobId);
  const asked = optOutWords.invitedBy("Ada (a•••@example.test)");
  for (const around of [
    (link: string) => link,
    (link: string) => `  ${link}\n`,
    (link: string) => `Anyone here can remove me: ${link} Thanks!`,
    (link: string) => `https://www.google.com/url?q=${encodeURIComponent(link)}&sa=D`,
  ]) {
    const pasted = await look(pathOf(around(`https://larkfield.example${path}`)));
    expect(pasted.status).toBe(200);
    expect(pasted.html).toContain(asked);
    // The button knows the link itself, not what stood around it.
    expect(pasted.html).toContain(`action="${path}"`);
  }
  expect((await jobOf(jobId)).deleteRequestedAt).toBeNull();
});

test("without a link the page asks for it; a wrong one is told, and asked for again", async () => {
  const field = /<input[^>]*name="token"/;
  const none = await look("/notetaker-opt-out");
  expect(none.html).toContain(optOutWords.unknown.none.heading);
  expect(none.html).toMatch(field);
  const wrong = await look(pathOf("https://meet.google.com/abc-defg-hij"));
  expect(wrong.status).toBe(404);
  expect(wrong.html).toContain(invalidLinks.optOut.heading);
  expect(wrong.html).toMatch(field);
  expect(wrong.html).not.toContain("abc-defg-hij");
  const main = /<main[^]*<\/main>/.exec(wrong.html)?.[0] ?? "";
  const ways = [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to);
  expect(ways).toEqual([`mailto:${names.contactEmail}`]);
});
