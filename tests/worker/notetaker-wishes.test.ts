import { describe, expect, test } from "vitest";
import { done, doneBefore, hand, person, theRequest, work } from "../support/control";
import { callThatEnded, recording } from "../support/fake-provider";
import {
  createWorld,
  day,
  db,
  hour,
  jobs,
  start,
  theJob,
  type TestWorld,
} from "../support/pipeline";
import { linkOf, openSite, type OpenSite } from "../support/visitors";
import { calendarInvites, notetakerJobs } from "~/db/schema.server";
import { statusWords } from "~/notetaker/status-page/status-words";
import type { Status } from "~/notetaker/status";

/** One person whose bot is booked. */
async function booked(at = start + day) {
  const world = createWorld();
  const id = await person(world, "ada@example.test", at);
  await work(world);
  world.provider.calls.length = 0;
  return { world, id, act: hand(world) };
}

const callsOf = (world: TestWorld) => world.provider.calls.map(({ call }) => call);
const aliveBots = (world: TestWorld) => world.provider.bots.filter(({ removed }) => !removed);
const put = (status: Status) => db.update(notetakerJobs).set({ status });

describe("what the bot has to know: that no picture is recorded", () => {
  test("is told to the bot that is booked, which stays the same; asked for twice it is told once", async () => {
    const { world, id, act } = await booked();
    expect(await act.wish(id, { audioOnly: true })).toEqual(done);
    expect(callsOf(world)).toEqual(["updateBot"]);
    expect(aliveBots(world)).toMatchObject([
      { id: "bot-1", asked: { audioOnly: true, revision: 1, joinAt: start + day } },
    ]);
    const { announcement } = aliveBots(world)[0]?.asked ?? {};
    expect(announcement).toContain("I record audio and chat, no video.");
    expect(await theJob()).toMatchObject({
      ...{ status: "scheduled", audioOnly: true, botId: "bot-1", formerBotId: null, revision: 1 },
    });
    expect(await theRequest(id), "no calendar hears of it").toMatchObject({ sequence: 0 });

    expect(await act.wish(id, { audioOnly: true })).toEqual(doneBefore);
    expect(callsOf(world)).toEqual(["updateBot"]);
  });
});

describe("what becomes of the recording", () => {
  test("the language is told with the transcript that is asked for, and no bot is called for it", async () => {
    const { world, id, act } = await booked();
    expect(await act.wish(id, { language: "pt", summarised: false })).toEqual(done);
    expect(callsOf(world)).toEqual([]);
    expect(await theJob()).toMatchObject({ language: "pt", summarised: false, revision: 0 });

    world.time = start + day + hour;
    const bot = world.provider.bots[0];
    if (!bot) throw new Error("no bot");
    bot.changes = callThatEnded(start + day);
    const absent = { status: "absent", url: null } as const;
    bot.recordings = [recording(start + day, world.time, { transcript: absent })];
    await work(world);
    const asked = world.provider.calls.find(({ call }) => call === "requestTranscript");
    expect(asked?.args.slice(0, 2)).toEqual(["recording-1", "pt"]);
  });

  test.each([
    ["in_call", "set_out"],
    ["recording", "too_late"],
    ["processing", "too_late"],
    ["ready", "too_late"],
    ["failed", "over"],
    ["cancelled", "over"],
    ["held", "over"],
    ["quarantined", "gone"],
    ["deleted", "gone"],
  ] as const)("and not once it is %s: %s", async (status, why) => {
    const { id, act } = await booked();
    await put(status);
    expect(await act.wish(id, { language: "de" })).toEqual({ outcome: "refused", why });
    expect(await theJob()).toMatchObject({ language: null });
  });
});

const ana = { name: "Ana", email: "ana@host.example" };
const bo = { name: "Bo", email: "bo@host.example" };
const later = { code: "aaa-bbbb-ccc", at: start + 2 * day };

async function ownersPage() {
  const site = openSite(start);
  await site.byForm(ana, later);
  await site.tick();
  return { site, token: linkOf(site.mails(ana.email)[0]) };
}

const wish = (site: OpenSite, token: string, fields: Record<string, string>) =>
  site.press(token, "wishes", fields);

describe("the form on the status page", () => {
  test("says what is chosen, takes another choice, and says that it was taken", async () => {
    const { site, token } = await ownersPage();
    const before = (await site.open(token)).text;
    expect(before).toContain('<option value="auto" selected="">Detect automatically</option>');
    expect(before).toContain('<option value="en-GB">British English</option>');
    expect(before).toContain('<option value="video" selected="">Audio and video</option>');

    const chosen = { language: "pt", recording: "audio", summary: "off" };
    const pressed = await wish(site, token, chosen);
    expect(pressed.status).toBe(303);
    const after = (await site.visit(pressed.location ?? "")).text;
    expect(after).toContain(statusWords.done.wishes);
    expect(after).toContain('<option value="pt" selected="">Portuguese</option>');
    expect(after).toContain('<option value="audio" selected="">Audio only</option>');
    expect(after).toMatch(/name="summary"[^>]*checked|checked[^>]*name="summary"/);
    expect(await theJob()).toMatchObject({ language: "pt", audioOnly: true, summarised: false });

    await wish(site, token, { language: "auto", recording: "video" });
    expect(await theJob()).toMatchObject({ language: null, audioOnly: false, summarised: true });
  });

  test.each([
    { recording: "nothing" },
    { language: "" },
    { language: "xx" },
    { language: "en_uk" },
    { language: "constructor" },
    { language: "de", recording: "nothing" },
    { language: "de", summary: "on" },
    { language: "de".repeat(40) },
    { language: "'; drop table notetaker_jobs; --" },
  ] as Record<string, string>[])("refuses what it does not offer: %j", async (fields) => {
    const { site, token } = await ownersPage();
    const answer = await wish(site, token, fields);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await theJob()).toMatchObject({ language: null, audioOnly: false, summarised: true });
  });

  test("is the owner's alone: neither who asks nor who was let in has it, or may send it", async () => {
    const { site, token } = await ownersPage();
    await site.byForm(bo, later);
    await site.tick();
    const bos = linkOf(site.mails(bo.email)[0]);
    for (const standing of ["asking", "recipient"] as const) {
      if (standing === "recipient") {
        const asker = /name="asker" value="([^"]+)"/.exec((await site.open(token)).text)?.[1] ?? "";
        await site.press(token, "share", { asker });
      }
      expect((await site.open(bos)).text, standing).not.toContain('name="language"');
      const answer = await wish(site, bos, { language: "de", recording: "audio" });
      expect(answer.status, standing).toBe(409);
      expect(answer.text).toContain(statusWords.problems.notYours);
    }
    expect(await theJob()).toMatchObject({ language: null, audioOnly: false });
  });
});

describe("a meeting of which there is only the sound", () => {
  test("is listened to on the page, downloaded, and linked in the mail; there is no video", async () => {
    const { site, token } = await ownersPage();
    await wish(site, token, { language: "auto", recording: "audio" });
    const bot = site.world.provider.bots[0];
    if (!bot) throw new Error("no bot");
    site.world.time = later.at + hour;
    bot.changes = callThatEnded(later.at);
    const absent = { status: "absent", url: null } as const;
    bot.recordings = [recording(later.at, site.world.time, { video: absent })];
    await work(site.world);
    const mails = await site.tick();
    expect(mails.at(-1)?.text).toContain("/api/notetaker/audio?token=");
    expect(mails.at(-1)?.text).not.toContain("/api/notetaker/video?token=");

    const page = (await site.open(token)).text;
    expect(page).toContain("<audio");
    expect(page).not.toContain("<video");
    expect(page).toContain("Audio (MP3)");
    expect(page).not.toContain("Video (MP4)");
    const file = await site.visit(`/api/notetaker/audio?token=${token}`);
    expect([file.status, file.location]).toEqual([302, "https://media.test/audio.mp3"]);
    expect(file.headers.get("Cache-Control")).toBe("private, no-store");
    expect((await site.visit(`/api/notetaker/video?token=${token}`)).status).toBe(404);
    expect((await site.visit("/api/notetaker/audio?token=nobody")).status).toBe(404);
  });
});

describe("a series of invites", () => {
  test("begins each meeting with what was chosen for the last one, until it is called off", async () => {
    const site = openSite(start);
    await site.byInvite(ana, later, 0, "FREQ=WEEKLY;COUNT=4");
    await site.tick();
    const token = linkOf(site.mails(ana.email)[0]);
    await wish(site, token, { language: "de", recording: "audio", summary: "off" });

    site.world.time = later.at + 2 * hour;
    await site.tick();
    const chosen = { language: "de", audioOnly: true, summarised: false };
    expect(await jobs()).toMatchObject([chosen, chosen]);
    await work(site.world);
    expect(aliveBots(site.world).at(-1)?.asked).toMatchObject({
      ...{ audioOnly: true, joinAt: later.at + 7 * day },
    });

    // What was chosen for the second one counts for the third, also after the first is gone.
    const second = linkOf(site.mails(ana.email).at(-1));
    await wish(site, second, { language: "fr", recording: "video" });
    site.world.time = later.at + 7 * day + 2 * hour;
    await site.tick();
    expect((await jobs()).at(-1)).toMatchObject({
      ...{ language: "fr", audioOnly: false, summarised: true },
    });

    // A year on, nothing of the invite is kept.
    site.world.time = later.at + 60 * day;
    await site.tick();
    expect(await db.select().from(calendarInvites)).toEqual([]);
  });
});
