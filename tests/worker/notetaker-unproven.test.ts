import { expect, test } from "vitest";
import { verifyMailboxes } from "../support/delivery";
import { spoken } from "../support/fake-provider";
import { begin, end } from "../support/meeting";
import { day, minute, start } from "../support/pipeline";
import { linkOf, openSite, type OpenSite } from "../support/visitors";
import { statusWords } from "~/notetaker/status-page/status-words";

/** Anyone can type an address that is not theirs, and say what they like in a meeting of their own. */

const code = "abc-defg-hij";
const at = start + 2 * day;
const bait = "Your account is locked. Pay at https://evil-prize.example/login now.";
const victim = { name: "Vic", email: "victim@gmail.com" };
const button = statusWords.actions.mail_transcript.button;

/** The bot is let in, hears the bait and leaves. */
async function meet(site: OpenSite): Promise<void> {
  await begin(site, victim, at);
  site.world.pass(25 * minute);
  site.world.provider.transcript = spoken([[1, "Support evil-prize.example", bait]]);
  await end(site, victim, at);
}

const resultsTo = (site: OpenSite, email: string) =>
  site.mails(email).filter(({ subject }) => subject.startsWith("Your meeting notes"));

test("the transcript is mailed to an unverified mailbox only after its owner presses the button", async () => {
  const site = openSite(start);
  await site.byForm(victim, { code, at });
  await site.tick();
  await meet(site);
  await site.tick();
  const [first] = resultsTo(site, victim.email);
  expect(`${first?.subject} ${first?.text} ${first?.html}`).not.toMatch(/evil|locked|Support/);
  expect(first?.text).toContain("transcript.txt?token=");
  expect(first?.text).toContain(`press “${button}” once on your notes page`);

  const token = linkOf(first);
  const page = await site.open(token);
  expect(page.text).toContain(button);
  await site.tick();
  expect(resultsTo(site, victim.email), "reading the page proves nothing").toHaveLength(1);

  for (const _ of [1, 2]) {
    const pressed = await site.press(token, "mail_transcript");
    expect(pressed.status).toBe(303);
    const after = (await site.visit(pressed.location ?? "")).text;
    expect(after).toContain(statusWords.done.mail_transcript);
    expect(after).not.toContain(button);
    await site.tick();
  }
  const [, second, ...more] = resultsTo(site, victim.email);
  expect(second?.text).toContain(bait);
  expect(more).toEqual([]);
});

test("a verified mailbox gets the transcript with the first mail, and its page has no button", async () => {
  const site = openSite(start);
  await verifyMailboxes(victim.email);
  await site.byForm(victim, { code, at });
  await site.tick();
  await meet(site);
  await site.tick();
  const [mail] = resultsTo(site, victim.email);
  expect(mail?.text).toContain(bait);
  const page = await site.open(linkOf(mail));
  expect(page.text).not.toContain(button);
});

test("the button does nothing where there is nothing to mail", async () => {
  const site = openSite(start);
  await site.byForm(victim, { code, at });
  await site.tick();
  const token = linkOf(site.mails(victim.email)[0]);
  expect((await site.press(token, "mail_transcript")).status).toBe(409);
  await site.press(token, "delete");
  expect((await site.press(token, "mail_transcript")).status).toBe(410);
  await site.tick();
  expect(resultsTo(site, victim.email)).toEqual([]);
});
