import { describe, expect, test } from "vitest";
import { db, day, env, minute, start } from "../support/pipeline";
import { linkOf, openSite, type OpenSite } from "../support/visitors";
import { mailboxKey, markMailbox } from "~/abuse/mailboxes.server";
import { notetakers } from "~/db/schema.server";
import type { LiveAnswer } from "~/notetaker/live/live-state";
import type { Status } from "~/notetaker/status";

const ana = { name: "Ana Zimmer", email: "ana@host.example" };
const code = "aaa-bbbb-ccc";
const later = { code, at: start + 2 * day };
const runsNow = { code, at: null };

const tokenIn = (page: string) => /"liveToken":"([^"]+)"/.exec(page)?.[1] ?? "";
/** The token in the data that a page has for its script. */
const tokenInPage = (page: string) => /liveToken\\?",\\?"([\w.-]+)/.exec(page)?.[1] ?? "";
const put = (status: Status) => db.update(notetakers).set({ status });
const ask = (site: OpenSite, token: string) => site.visit(`/api/notetaker/live?token=${token}`);

/** Sends a notetaker and returns the token that the success view gets. */
async function sendNotetaker(where: typeof later | typeof runsNow = runsNow) {
  const site = openSite(start);
  const { page } = await site.byJson(ana, where);
  return { site, token: tokenIn(page) };
}

describe("who gets a token", () => {
  test("everyone who sends a notetaker by form or JSON, and the sender of a filled honeypot", async () => {
    const { site, token } = await sendNotetaker(later);
    expect(token).toMatch(/^[0-9a-f]{32}\.\d+\.[\w-]{22}$/);
    const bo = { name: "Bo", email: "bo@host.example" };
    const form = await site.byForm(bo, { ...later, code: "ddd-eeee-fff" });
    expect((await ask(site, tokenInPage(form.page))).text).toContain('"state":"booked"');

    const honeypot = await site.postForm("/freenotetaker", {
      ...{ name: "Mal", email: "mal@foe.example", meetingLink: "meet.google.com/ggg-hhhh-iii" },
      hz_4f: "x",
    });
    const receipt = await site.visit(honeypot.location ?? "");
    expect((await ask(site, tokenInPage(receipt.text))).text).toContain('"state":"on_its_way"');
  });

  test("no one whose request is a repeat or waits for a confirmation", async () => {
    const { site } = await sendNotetaker(later);
    const again = await site.byJson(ana, later);
    expect(again.page).toContain('"state":"existing"');
    expect(tokenIn(again.page)).toBe("");

    const victim = { name: "Vic", email: "victim@gmail.com" };
    const answers: string[] = [];
    for (const last of "abcd") {
      answers.push((await site.byJson(victim, { ...later, code: `ddd-eeee-ff${last}` })).page);
    }
    expect(answers.map((answer) => tokenIn(answer) !== "")).toEqual([true, true, true, false]);
    expect(answers[3]).toContain('"state":"pending"');
  });
});

describe("the token shows", () => {
  const states = [
    ["requested", "on_its_way"],
    ["waiting_room", "waiting"],
    ["in_call", "in_meeting"],
    ["recording", "in_meeting"],
    ["processing", "preparing"],
    ["ready", "ready"],
    ["delivered", "ready"],
    ["failed", "over"],
    ["expired", "over"],
    ["cancelled", "over"],
    ["deleted", "over"],
  ] as const;

  test("the state in each status, and neither people nor meeting nor results", async () => {
    const { site, token } = await sendNotetaker();
    for (const [status, state] of states) {
      await put(status);
      const { askInSeconds, ...shown } = JSON.parse((await ask(site, token)).text) as LiveAnswer;
      expect([status, shown]).toEqual([status, { state, minutesLeft: null }]);
      expect(askInSeconds === null || typeof askInSeconds === "number").toBe(true);
    }
  });

  test.each(["bouncedAt", "complainedAt"] as const)(
    "that mail does not reach the owner: %s",
    async (mark) => {
      const { site, token } = await sendNotetaker(later);
      await markMailbox(db, await mailboxKey(env.siteSecret, ana.email), mark, start);
      expect(JSON.parse((await ask(site, token)).text)).toEqual({
        state: "unreachable",
        minutesLeft: null,
        askInSeconds: 600,
      });
    },
  );

  test("nothing while the request waits for the owner of its mailbox", async () => {
    const { site, token } = await sendNotetaker();
    await put("pending_confirmation");
    expect((await ask(site, token)).status).toBe(404);
  });

  test("how long the bot still waits, and in how many seconds to ask again", async () => {
    const { site, token } = await sendNotetaker(later);
    const live = async () => JSON.parse((await ask(site, token)).text) as Record<string, unknown>;
    expect(await live()).toEqual({ state: "booked", minutesLeft: null, askInSeconds: 600 });
    site.world.time = later.at - 2 * minute;
    expect(await live()).toEqual({ state: "booked", minutesLeft: null, askInSeconds: 90 });
    site.world.time = later.at - 1_000;
    expect((await live())["askInSeconds"]).toBe(5);
    site.world.time = later.at;
    expect(await live()).toMatchObject({ state: "on_its_way", askInSeconds: 5 });
    await put("waiting_room");
    expect(await live()).toMatchObject({ state: "waiting", askInSeconds: 5 });
    await put("recording");
    expect((await live())["askInSeconds"]).toBe(10);
    await put("delivered");
    expect((await live())["askInSeconds"]).toBeNull();
  });
});

test("the live answer is never cached or indexed, and the token of a personal link gets none", async () => {
  const { site, token } = await sendNotetaker();
  const [mail] = await site.tick();
  const answers = [await ask(site, token), await ask(site, linkOf(mail)), await ask(site, "x")];
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 404]);
  for (const { headers } of answers) {
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  }
});
