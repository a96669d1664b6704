import { expect, test } from "vitest";
import { work } from "../support/control";
import { day, jobs, requests, start } from "../support/pipeline";
import { linkOf, openSite, type OpenSite } from "../support/visitors";
import { statusWords } from "~/notetaker/status-page/status-words";

/** Requests that wait for the owner of a mailbox: some may be theirs, the others are a stranger's. */

const victim = { name: "Vic", email: "victim@gmail.com" };
const at = start + 2 * day;

/** Ten by a stranger, one by the owner of the mailbox; the mail that asks about those that wait. */
async function flooded() {
  const site = openSite(start);
  for (const last of "abcdefghij") await site.byForm(victim, { code: `aaa-bbbb-cc${last}`, at });
  await site.byForm(victim, { code: "own-meet-ing", at });
  await site.tick();
  const asked = site.mails(victim.email).find(({ subject }) => subject.startsWith("Did you"));
  return { site, token: linkOf(asked) };
}

const requestFor = async (code: string) =>
  (await requests()).find(({ meetingCode }) => meetingCode === code)?.id ?? "";
const withStatus = async (status: string) =>
  (await jobs()).filter((job) => job.status === status).map(({ meetingCode }) => meetingCode);
const rowsOf = async (site: OpenSite, token: string) =>
  (await site.open(token)).text.split('name="held"').length - 1;

test("each has a button, which sends that one alone; the others still wait, and are listed", async () => {
  const { site, token } = await flooded();
  expect(await rowsOf(site, token)).toBe(8);
  const held = await requestFor("own-meet-ing");
  const pressed = await site.press(token, "confirm", { held });
  expect(pressed.status).toBe(303);
  await work(site.world);
  expect(await withStatus("held")).toHaveLength(7);
  expect((await jobs()).find(({ meetingCode }) => meetingCode === "own-meet-ing")?.status).toBe(
    "scheduled",
  );
  const page = (await site.visit(pressed.location ?? "")).text;
  expect(page).toContain(statusWords.done.confirm);
  expect(page.split('name="held"').length - 1, "also on the page of the one that was sent").toBe(7);
  const mails = await site.tick();
  expect(mails.map(({ subject }) => subject.split(":")[0])).toEqual(["Your notetaker is booked"]);
  // Pressed again, it is sent already.
  expect((await site.press(token, "confirm", { held })).status).toBe(303);
  expect(await withStatus("held")).toHaveLength(7);
});

test("the page without a choice is about the request that its link was mailed for", async () => {
  const { site, token } = await flooded();
  expect((await site.press(token, "confirm")).status).toBe(303);
  expect(await withStatus("held")).toHaveLength(7);
});

test("nobody sends what waits for another mailbox, or what does not wait", async () => {
  const { site, token } = await flooded();
  const mallory = { name: "Mal", email: "mal@foe.example" };
  await site.byForm(mallory, { code: "foe-meet-ing", at });
  await site.tick();
  const foes = linkOf(site.mails(mallory.email)[0]);
  const held = await requestFor("own-meet-ing");
  expect((await site.press(foes, "confirm", { held })).status).toBe(409);
  expect((await site.press(foes, "confirm", { held: "nobody" })).status).toBe(409);
  expect((await site.press(foes, "none_mine")).status).toBe(303);
  expect(await withStatus("held")).toHaveLength(8);
  expect(
    (await site.press(token, "confirm", { held: await requestFor("foe-meet-ing") })).status,
  ).toBe(409);
});

test("none of them: all that wait are deleted, and nothing that was sent", async () => {
  const { site, token } = await flooded();
  const booked = linkOf(site.mails(victim.email)[0]);
  expect(await rowsOf(site, booked), "they are listed wherever a link leads").toBe(8);
  const pressed = await site.press(booked, "none_mine");
  expect((await site.visit(pressed.location ?? "")).text).toContain(statusWords.done.none_mine);
  await work(site.world);
  expect(await withStatus("held")).toEqual([]);
  expect(await withStatus("scheduled")).toHaveLength(3);
  expect((await site.open(token)).status).toBe(410);
  expect(await rowsOf(site, booked)).toBe(0);
});
