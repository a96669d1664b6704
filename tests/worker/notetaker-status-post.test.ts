import { env as bindings } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { naughtyStrings } from "../fixtures/naughty-strings";
import { notetakerOf } from "../support/control";
import { allNotetakers, db, env } from "../support/pipeline";
import { open, seed, statusPath } from "../support/status-page";
import { postForm, site, siteWith } from "./visit";
import { findByToken, optOutToken } from "~/notetaker/store/tokens.server";
import { statusWords } from "~/notetaker/status-page/status-words";

const begun = { startsAt: Date.now() - 60_000 };
const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
const newTime = { scheduledDate: inTwoDays, scheduledTime: "4:30 PM", timezone: "Asia/Tokyo" };

async function press(token: string, action: string, fields: Record<string, string> = {}) {
  const response = await postForm(statusPath(token), { do: action, ...fields });
  const location = response.headers.get("Location");
  return { status: response.status, location, html: await response.text() };
}

const leadsTo = (token: string, action: string) => ({
  status: 303,
  location: statusPath(token, { done: action }),
});

describe("what the buttons do", () => {
  test("reschedule moves the meeting", async () => {
    const { token, id } = await seed();
    expect(await press(token, "reschedule", newTime)).toMatchObject(leadsTo(token, "reschedule"));
    const moved = await notetakerOf(id);
    expect(moved).toMatchObject({
      wallDate: inTwoDays,
      wallTime: "4:30 PM",
      timezone: "Asia/Tokyo",
      sequence: 1,
    });
    expect(new Date(moved.startsAt).toISOString()).toBe(`${inTwoDays}T07:30:00.000Z`);
    expect((await open(token, { done: "reschedule" })).html).toContain(statusWords.done.reschedule);
  });

  test("reschedule works in the zone of an invite, which the form offers too", async () => {
    const zone = { timezone: "Asia/Kolkata" };
    const { token, id } = await seed(zone);
    expect((await open(token)).html).toMatch(/<option[^>]* selected=""[^>]*>Asia\/Kolkata/);
    const pressed = await press(token, "reschedule", { ...newTime, ...zone });
    expect(pressed).toMatchObject(leadsTo(token, "reschedule"));
    expect(await notetakerOf(id)).toMatchObject({
      ...zone,
      startsAt: Date.parse(`${inTwoDays}T11:00Z`),
    });
  });

  test("send again leads to the new notetaker's own page, and twice is once", async () => {
    const { token, id } = await seed({ status: "failed", reason: "denied", ...begun });
    for (let time = 0; time < 2; time += 1) {
      const { status, location } = await press(token, "send_again");
      expect(status).toBe(303);
      const fresh = new URL(location ?? "", site).searchParams.get("token") ?? "";
      expect(fresh).not.toBe(token);
      const again = (await findByToken(db, fresh))?.notetaker;
      expect(again?.id).not.toBe(id);
      expect(again).toMatchObject({ source: "web", wallDate: null, timezone: "US/Eastern" });
      expect((await open(fresh)).status).toBe(200);
    }
    expect(await allNotetakers()).toHaveLength(2);
  });
});

describe("what they refuse", () => {
  test.each([
    ["cancel", { status: "recording" }, statusWords.problems.too_late],
    ["stop", { status: "failed" }, statusWords.problems.over],
    ["send_again", { status: "scheduled" }, statusWords.problems.over],
  ] as const)("%s, in a state that does not allow it: 409", async (action, row, words) => {
    const { token, id } = await seed(row);
    const before = await notetakerOf(id);
    const { status, html } = await press(token, action);
    expect(status).toBe(409);
    expect(html).toContain(words);
    expect(html).toContain("<title>Error: ");
    expect(await notetakerOf(id)).toEqual(before);
  });

  test("a time that cannot be: 422, every mistake named, the answers kept", async () => {
    const { token, id } = await seed();
    const answers = { scheduledDate: "2026-02-30", scheduledTime: "", timezone: "Asia/Tokyo" };
    const { status, html } = await press(token, "reschedule", answers);
    expect(status).toBe(422);
    expect(html).toContain("Please select a date");
    expect(html).toContain("Please select a time");
    expect(html).toContain('value="2026-02-30"');
    expect(html).toMatch(/<option[^>]* selected=""[^>]*>Asia\/Tokyo/);
    expect(html).toContain("<details open");
    const unchanged = { scheduledDate: "", scheduledTime: "", timezone: "UTC" };
    expect((await press(token, "reschedule", unchanged)).html).toContain("<details open");
    expect((await notetakerOf(id)).revision).toBe(0);
  });

  test("a body that is no form of ours: 400 or 415, and nothing happens", async () => {
    const { token, id } = await seed();
    const before = await notetakerOf(id);
    for (const text of ["", "Cancel", "constructor", "__proto__", ...naughtyStrings.slice(0, 15)]) {
      expect((await press(token, text)).status).toBe(400);
    }
    const other = await postForm(statusPath(token), {}, { "Content-Type": "text/plain" });
    expect(other.status).toBe(415);
    expect(await notetakerOf(id)).toEqual(before);
  });

  test("any text in the fields comes back as text", async () => {
    const { token } = await seed();
    for (const text of naughtyStrings.filter((_, nth) => nth % 20 === 0)) {
      const fields = { scheduledDate: text, scheduledTime: text, timezone: text };
      const { status, html } = await press(token, "reschedule", fields);
      expect(status).toBe(422);
      if (/<[a-z!/?]/i.test(text)) expect(html).not.toContain(text);
    }
  });

  test("everything while nothing can be stored: 503, and nothing is changed", async () => {
    const { token, id } = await seed();
    const before = await allNotetakers();
    const real = bindings.DB;
    const readOnly = {
      prepare: (text: string) => real.prepare(text),
      batch: () => Promise.reject(new Error("D1_ERROR: overloaded")),
    };
    const ask = siteWith({ vars: { DB: readOnly } });
    for (const action of ["cancel", "delete"]) {
      const body = new URLSearchParams({ do: action });
      const answer = await ask(statusPath(token), { method: "POST", body });
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain(statusWords.problems.unavailable);
    }
    const optOut = await optOutToken(env.siteSecret, { id, revision: 0 });
    const objected = await ask(`/notetaker-opt-out?token=${optOut}`, { method: "POST" });
    expect(objected.status).toBe(503);
    expect(await allNotetakers()).toEqual(before);
    expect((await notetakerOf(id)).status).toBe("scheduled");
  });

  test.each([
    ["the mailbox", "mailboxes", "cancel", {}],
    ["the new notetaker's link", "access_tokens", "send_again", { status: "failed", ...begun }],
  ] as const)("everything while %s cannot be stored: 503, and logged", async (...row) => {
    const [, table, action, values] = row;
    const { token } = await seed(values);
    const logged = vi.spyOn(console, "log").mockReturnValue();
    const real = bindings.DB;
    const full = {
      prepare: (text: string) => {
        if (text.startsWith(`insert into "${table}"`)) throw new RangeError("full");
        return real.prepare(text);
      },
      batch: (statements: D1PreparedStatement[]) => real.batch(statements),
    };
    const body = new URLSearchParams({ do: action });
    const ask = siteWith({ vars: { DB: full } });
    const answer = await ask(statusPath(token), { method: "POST", body });
    expect(answer.status).toBe(503);
    const failure = { event: "notetaker.control_failed", kind: "RangeError" };
    expect(logged.mock.calls).toContainEqual([failure]);
  });
});
