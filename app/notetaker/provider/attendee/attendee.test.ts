import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  startAttendeeSimulator,
  type AttendeeSimulator,
} from "../../../../tests/simulators/attendee/attendee-simulator";
import { value } from "../../../../tests/simulators/recall/test-setup";
import { someBot } from "../../../../tests/support/fake-provider";
import type { BotProvider } from "../bot-provider";
import { createAttendeeProvider } from "./attendee.server";

const apiKey = "an-api-key-for-tests";
const webhookSecret = btoa("a webhook secret of 32 bytes, yes");
let simulator: AttendeeSimulator;
let provider: BotProvider;
beforeAll(async () => {
  const options = { port: 0, apiKey, webhookSecret, webhookUrl: null, speed: 0 };
  simulator = await startAttendeeSimulator(options);
  const config = { baseUrl: simulator.url, apiKey, webhookUrl: null };
  provider = createAttendeeProvider(config, fetch, () => simulator.control.state().now);
});
beforeEach(() => simulator.control.reset());
afterAll(() => simulator.close());

const make = async (fields = {}) => value(await provider.createBot(someBot(fields), "unused"));
/** A meeting that went well, from asking to join to its end. */
async function recorded(meetingUrl = "https://meet.google.com/abc-defg-hij") {
  const { botId } = await make({ meetingUrl });
  simulator.control.step(botId, 20);
  return botId;
}

describe("a repeat", () => {
  test("of a call whose answer was lost returns the same bot", async () => {
    simulator.control.fault({ operation: "create_bot", fault: { kind: "reset", effect: "after" } });
    expect(await provider.createBot(someBot(), "k")).toMatchObject({ class: "ambiguous" });
    const [made] = simulator.control.state().bots;
    expect((await make()).botId).toBe(made?.id);
  });

  test("in a later revision waits until the former bot is gone", async () => {
    const { botId } = await make();
    const again = await provider.createBot(someBot({ revision: 1 }), "k");
    expect(again).toMatchObject({ ok: false, class: "ambiguous", code: "former_bot_alive" });
    simulator.control.step(botId, 20);
    expect((await make({ revision: 1 })).botId).not.toBe(botId);
  });

  test("finds only the bots of its notetaker, on all pages", async () => {
    for (let nth = 0; nth < 27; nth += 1) simulator.control.step((await make()).botId, 20);
    await make({ notetakerId: "job-2" });
    expect(value(await provider.findBots("job-1"))).toHaveLength(27);
    expect(value(await provider.findBots("job"))).toEqual([]);
  });
});

describe("the results of a meeting", () => {
  test("count their times from the first frame; a caption is one word; chat comes from every page", async () => {
    const [recording] = value(await provider.getBot(await recorded())).recordings;
    expect(recording).toMatchObject({ status: "done", video: { status: "done" } });
    const { startedAt = null, transcript, participantEvents } = recording ?? {};
    const parts = value(await provider.fetchTranscript(transcript?.url ?? "", startedAt));
    expect(parts[0]?.words).toHaveLength(1);
    expect(parts[0]?.words[0]?.start).toBe(1.2);
    expect(parts[1]?.words.length).toBeGreaterThan(1);
    expect(parts.some(({ participant }) => participant.name === null)).toBe(true);
    const chatPath = participantEvents?.url ?? "";
    const chat = value(await provider.fetchParticipantEvents(chatPath, startedAt));
    // Its own announcement and 28 lines; what was written to it alone is left out.
    expect(chat).toHaveLength(29);
    expect(chat.some(({ text }) => text === "Only for the bot")).toBe(false);
  });

  test("can be deleted twice", async () => {
    const botId = await recorded();
    for (let nth = 0; nth < 2; nth += 1) {
      expect(await provider.deleteMedia(botId)).toMatchObject({ ok: true });
    }
    const { recordings, changes } = value(await provider.getBot(botId));
    expect(changes.at(-1)?.to).toBe("finished");
    expect(recordings[0]).toMatchObject({ status: "deleted", video: { url: null } });
  });

  test("of an empty room have failed, and can still be deleted", async () => {
    const botId = await recorded("https://meet.google.com/nob-defg-hij");
    const bot = value(await provider.getBot(botId));
    expect(bot.changes.find(({ to }) => to === "left")?.reason).toBe("nobody_came");
    expect(bot.recordings[0]).toMatchObject({ status: "failed" });
    expect(bot.recordings[0]?.video.url).not.toBeNull();
  });

  test("cannot be deleted or shown while the bot is at work", async () => {
    const { botId } = await make();
    simulator.control.step(botId, 2);
    expect(await provider.deleteMedia(botId)).toMatchObject({ ok: false, class: "retry" });
    const [recording] = value(await provider.getBot(botId)).recordings;
    expect(recording).toMatchObject({ status: "processing", transcript: { url: null } });
  });
});

describe("a bot on its way", () => {
  test("is in the lobby 45 s after it asked to join, and no longer once it is in the call", async () => {
    const { botId } = await make();
    const states = async () => value(await provider.getBot(botId)).changes.map(({ to }) => to);
    await simulator.control.advance(44_000);
    expect(await states()).toEqual(["joining"]);
    await simulator.control.advance(1_000);
    expect(await states()).toEqual(["joining", "waiting_room"]);
    simulator.control.step(botId);
    expect(await states()).toEqual(["joining", "in_call"]);
  });

  test("can be neither deleted nor sent away while it is staged", async () => {
    const joinAt = simulator.control.state().now + 3_600_000;
    const { botId } = await make({ joinAt });
    await simulator.control.advance(3_600_000 - 400_000);
    const left = await provider.removeBot(botId);
    expect(left).toMatchObject({ class: "retry", code: "bot_staged" });
  });

  test("is overdue if the scheduler skipped it", async () => {
    simulator.control.configure({ scheduler: false });
    const { botId } = await make({ joinAt: simulator.control.state().now + 60_000 });
    await simulator.control.advance(60_000 + 331_000);
    expect(value(await provider.getBot(botId)).isOverdue).toBe(true);
    simulator.control.configure({ scheduler: true });
  });

  test("may be told to leave twice, and after its end", async () => {
    const { botId } = await make();
    for (let nth = 0; nth < 2; nth += 1)
      expect(await provider.removeBot(botId)).toEqual({ ok: true, value: undefined });
    simulator.control.step(botId, 20);
    expect(await provider.removeBot(botId)).toMatchObject({ ok: true });
    expect(await provider.removeBot("bot_x")).toMatchObject({ ok: true });
  });
});
