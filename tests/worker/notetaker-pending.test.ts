import { expect, test } from "vitest";
import { work } from "../support/control";
import { allNotetakers, day, hour, start } from "../support/pipeline";
import { linkOf, openSite, type OpenSite } from "../support/visitors";
import { statusWords } from "~/notetaker/status-page/status-words";

/** Notetakers that wait for the owner of a mailbox: some may be theirs, the others are a stranger's. */

const victim = { name: "Vic", email: "victim@gmail.com" };
const at = start + 2 * day;

/** Ten requests by a stranger, one by the owner of the mailbox. `token`: the link in the mail that asks about 8. */
async function flooded() {
  const site = openSite(start);
  for (const last of "abcdefghij") await site.byForm(victim, { code: `aaa-bbbb-cc${last}`, at });
  await site.byForm(victim, { code: "own-meet-ing", at });
  await site.tick();
  const asked = site.mails(victim.email).find(({ subject }) => subject.startsWith("Did you"));
  return { site, token: linkOf(asked) };
}

const waiting = "pending_confirmation";
const find = async (code: string) =>
  (await allNotetakers()).find(({ meetingCode }) => meetingCode === code);
const idOf = async (code: string) => (await find(code))?.id ?? "";
const withStatus = async (status: string) =>
  (await allNotetakers()).filter((one) => one.status === status);
const rowsIn = (html: string) => html.split('name="pending"').length - 1;
const rowsOf = async (site: OpenSite, token: string) => rowsIn((await site.open(token)).text);

test("each pending request has a button, which sends it alone; the others still wait, and are listed", async () => {
  const { site, token } = await flooded();
  expect(await rowsOf(site, token)).toBe(8);
  const pending = await idOf("own-meet-ing");
  const pressed = await site.press(token, "confirm", { pending });
  expect(pressed.status).toBe(303);
  await work(site.world);
  expect(await withStatus(waiting)).toHaveLength(7);
  expect(await find("own-meet-ing")).toMatchObject({ status: "scheduled", name: "Vic" });
  const page = (await site.visit(pressed.location ?? "")).text;
  expect(page).toContain(statusWords.done.confirm);
  expect(rowsIn(page), "also on the page of the one that was sent").toBe(7);
  const mails = await site.tick();
  expect(mails.map(({ subject }) => subject.split(":")[0])).toEqual(["Your notetaker is booked"]);
  // The second press finds that it is sent already.
  expect((await site.press(token, "confirm", { pending })).status).toBe(303);
  expect(await withStatus(waiting)).toHaveLength(7);
});

test("the page without a choice is about the notetaker that its link was mailed for", async () => {
  const { site, token } = await flooded();
  expect((await site.press(token, "confirm")).status).toBe(303);
  expect(await withStatus(waiting)).toHaveLength(7);
});

test("a link confirms no request of another mailbox, and none that does not wait", async () => {
  const { site, token } = await flooded();
  const mallory = { name: "Mal", email: "mal@foe.example" };
  await site.byForm(mallory, { code: "foe-meet-ing", at });
  await site.tick();
  const foes = linkOf(site.mails(mallory.email)[0]);
  const pending = await idOf("own-meet-ing");
  expect((await site.press(foes, "confirm", { pending })).status).toBe(409);
  expect((await site.press(foes, "confirm", { pending: "nobody" })).status).toBe(409);
  expect((await site.press(foes, "none_mine")).status).toBe(303);
  expect(await withStatus(waiting)).toHaveLength(8);
  const theirs = { pending: await idOf("foe-meet-ing") };
  expect((await site.press(token, "confirm", theirs)).status).toBe(409);
});

test("a meeting that is over, or has three already, cannot be confirmed; nothing is lost by it", async () => {
  const { site, token } = await flooded();
  for (const nth of [1, 2, 3]) {
    await site.byForm({ name: "Ada", email: `a${nth}@x.test` }, { code: "own-meet-ing", at });
  }
  const own = { pending: await idOf("own-meet-ing") };
  const full = await site.press(token, "confirm", own);
  expect(full.status).toBe(409);
  expect(full.text).toContain(statusWords.problems.meeting_full);
  expect(await withStatus(waiting)).toHaveLength(8);
  site.world.time = at + hour;
  expect((await site.press(token, "confirm", { pending: await idOf("aaa-bbbb-ccj") })).status).toBe(
    409,
  );
});

test("the button “none of them” deletes all that wait, and nothing that was sent", async () => {
  const { site, token } = await flooded();
  const booked = linkOf(site.mails(victim.email)[0]);
  expect(await rowsOf(site, booked), "they are listed wherever a link leads").toBe(8);
  const pressed = await site.press(booked, "none_mine");
  expect((await site.visit(pressed.location ?? "")).text).toContain(statusWords.done.none_mine);
  await work(site.world);
  expect(await withStatus(waiting)).toEqual([]);
  expect(await withStatus("scheduled")).toHaveLength(3);
  expect((await site.open(token)).status).toBe(410);
  expect(await rowsOf(site, booked)).toBe(0);
});
