import { beforeAll, describe, expect, test } from "vitest";
import { apiKey, setUpSimulator, value } from "../../../../tests/simulators/recall/test-setup";
import { someBot } from "../../../../tests/support/fake-provider";
import type { BotProvider } from "../bot-provider";
import { createRecallProvider } from "./recall.server";

const notetakerId = "job-1";
const simulator = setUpSimulator();
let provider: BotProvider;
beforeAll(() => {
  provider = createRecallProvider({ baseUrl: simulator().url, apiKey }, fetch);
});

describe("createBot", () => {
  test("makes a bot that records, announces itself and holds nothing personal", async () => {
    const bot = value(await provider.createBot(someBot(), "job-1.0"));
    expect(bot).toMatchObject({ notetakerId, revision: 0, recordings: [] });

    const [made] = simulator().control.state().bots;
    expect(made?.id).toBe(bot.botId);
    expect(made?.request).toMatchObject({
      meeting_url: "https://meet.google.com/abc-defg-hij",
      bot_name: "Notetaker",
      recording_config: {
        video_mixed_mp4: {},
        participant_events: {},
        retention: { type: "timed", hours: 168 },
      },
      chat: {
        on_bot_join: { send_to: "everyone", message: "Hello, I record." },
        on_participant_join: { message: "I record.", exclude_host: false },
      },
      automatic_video_output: {
        in_call_recording: { kind: "jpeg" },
        in_call_not_recording: { kind: "jpeg" },
      },
      automatic_leave: { waiting_room_timeout: 600, in_call_recording_timeout: 14_400 },
    });
    // Metadata outlives every deletion at the provider.
    expect(made?.request.metadata).toEqual({ job_id: notetakerId, revision: "0" });
    expect(made?.request).not.toHaveProperty("join_at");
    expect(made?.request).not.toHaveProperty("google_meet");
    const [call] = simulator().control.state().calls;
    expect(call).toMatchObject({ path: "/api/v1/bot/", idempotencyKey: "job-1.0" });
  });

  test("hands on the time of a later meeting", async () => {
    const joinAt = Date.now() + 3_600_000;
    value(await provider.createBot(someBot({ joinAt }), "k"));
    expect(simulator().control.state().bots[0]?.joinAt).toBe(joinAt);
  });

  test("answers with the same bot when it is repeated with the same key", async () => {
    const first = value(await provider.createBot(someBot(), "k"));
    const second = value(await provider.createBot(someBot(), "k"));
    expect(second.botId).toBe(first.botId);
    expect(simulator().control.state().bots).toHaveLength(1);
  });

  test("takes the longest announcement that Meet allows, and no longer one", async () => {
    const longest = someBot({ announcement: "x".repeat(500) });
    expect(await provider.createBot(longest, "k1")).toMatchObject({ ok: true });
    const longer = someBot({ announcement: "x".repeat(501) });
    expect(await provider.createBot(longer, "k2")).toMatchObject({ class: "permanent" });
  });
});

describe("updateBot", () => {
  const hourAhead = () => Date.now() + 3_600_000;

  test("makes a bot that waits into that of another time and meeting", async () => {
    const { botId } = value(await provider.createBot(someBot({ joinAt: hourAhead() }), "k"));
    const joinAt = hourAhead() + 86_400_000;
    const meetingUrl = "https://meet.google.com/xyz-abcd-efg";
    const other = someBot({ revision: 1, joinAt, meetingUrl, announcement: "Hello again." });
    expect(value(await provider.updateBot(botId, other))).toMatchObject({ botId, revision: 1 });

    const [bot, ...others] = simulator().control.state().bots;
    expect(others).toEqual([]);
    expect(bot?.joinAt).toBe(joinAt);
    expect(bot?.request).toMatchObject({
      meeting_url: meetingUrl,
      metadata: { job_id: notetakerId, revision: "1" },
      chat: { on_bot_join: { message: "Hello again." } },
    });
  });

  test("is refused for a time that is near, and once the bot is on its way", async () => {
    const { botId } = value(await provider.createBot(someBot({ joinAt: hourAhead() }), "k"));
    const near = someBot({ joinAt: Date.now() + 300_000 });
    const code = "http_400_update_bot_failed";
    expect(await provider.updateBot(botId, near)).toMatchObject({ class: "permanent", code });

    const { botId: joining } = value(await provider.createBot(someBot(), "k2"));
    const later = someBot({ joinAt: hourAhead() });
    expect(await provider.updateBot(joining, later)).toMatchObject({ class: "permanent" });
    expect(await provider.updateBot("unknown", later)).toMatchObject({ class: "gone" });
  });
});

describe("findBots", () => {
  test("finds every bot of a job, over several pages, and no other's", async () => {
    simulator().control.configure({ rateLimits: false });
    for (let revision = 0; revision < 45; revision += 1) {
      value(await provider.createBot(someBot({ revision }), `k${revision}`));
    }
    value(await provider.createBot(someBot({ notetakerId: "job-2" }), "other"));
    simulator().control.configure({ rateLimits: true });

    const bots = value(await provider.findBots(notetakerId));
    expect(new Set(bots.map((bot) => bot.revision)).size).toBe(45);
    expect(bots.every((bot) => bot.notetakerId === notetakerId)).toBe(true);
  });

  test("finds nothing for an unknown job", async () => {
    expect(await provider.findBots("job-9")).toEqual({ ok: true, value: [] });
  });

  test("does not take another job's bots for its own, should the filter be ignored", async () => {
    const all = answering(() => ({
      next: null,
      results: [
        { id: "b1", metadata: { job_id: "job-2" } },
        { id: "b2", metadata: { job_id: notetakerId } },
        { id: "b3", metadata: null },
      ],
    }));
    expect(value(await all.findBots(notetakerId)).map((bot) => bot.botId)).toEqual(["b2"]);
  });

  test.each([
    ["another", () => "https://elsewhere.example"],
    ["one that begins like the provider's", () => `${simulator().url}.elsewhere.example`],
    ["one behind the provider's as a name", () => `${simulator().url}@elsewhere.example`],
  ])("never takes the key to another origin: %s", async (_, originOf) => {
    const visited: string[] = [];
    const pages = answering((url) => {
      visited.push(url);
      return { next: `${originOf()}/api/v1/bot/?page=2`, results: [] };
    });
    expect(await pages.findBots(notetakerId)).toMatchObject({
      class: "ambiguous",
      code: "foreign_next",
    });
    expect(visited).toHaveLength(1);
  });

  test("gives up on a list without an end", async () => {
    const pages = answering(() => ({ next: `${simulator().url}/api/v1/bot/?page=2`, results: [] }));
    expect(await pages.findBots(notetakerId)).toMatchObject({ class: "ambiguous" });
  });
});

describe("getBot", () => {
  test("shows a bot's whole life, its recording and where to fetch what", async () => {
    const { botId } = value(await provider.createBot(someBot(), "k"));
    simulator().control.step(botId, 99);
    const bot = value(await provider.getBot(botId));

    expect(bot.changes.map((change) => change.code)).toEqual([
      "ready",
      "joining_call",
      "in_waiting_room",
      "in_call_not_recording",
      "in_call_recording",
      "call_ended",
      "done",
    ]);
    expect(bot.changes.at(-2)?.subCode).toBe("timeout_exceeded_everyone_left");
    const [recording] = bot.recordings;
    expect(recording).toMatchObject({
      status: "done",
      video: { status: "done" },
      transcript: { status: "absent", url: null },
      participantEvents: { status: "done" },
    });
    expect(recording?.startedAt).toBeLessThanOrEqual(recording?.completedAt ?? 0);
    const video = await fetch(recording?.video.url ?? "");
    expect(video.headers.get("content-type")).toBe("video/mp4");
  });

  test("sorts the changes by the provider's time and survives fields it does not know", async () => {
    const odd = answering(() => ({
      id: "b1",
      metadata: null,
      status_changes: [
        { code: "done", created_at: "2026-11-20T12:00:09Z", sub_code: 7 },
        { code: "joining_call", created_at: "2026-11-20T12:00:00.5+00:00" },
        { code: "brand_new_code", created_at: null, extra: true },
      ],
      recordings: [{ id: "r1", status: { code: "paused" }, media_shortcuts: null }],
    }));
    const bot = value(await odd.getBot("b1"));
    expect(bot.changes.map((change) => change.code)).toEqual([
      "joining_call",
      "brand_new_code",
      "done",
    ]);
    expect(bot).toMatchObject({ notetakerId: null, revision: null });
    expect(bot.recordings[0]).toMatchObject({ status: "processing", video: { status: "absent" } });
  });
});

describe("removing a bot", () => {
  test("deletes a bot that waits for its time", async () => {
    const joinAt = Date.now() + 3_600_000;
    const { botId } = value(await provider.createBot(someBot({ joinAt }), "k"));
    expect(await provider.deleteBot(botId)).toEqual({ ok: true, value: undefined });
    expect(await provider.getBot(botId)).toMatchObject({ class: "gone" });
    expect(await provider.deleteBot(botId)).toMatchObject({ class: "gone" });
  });

  test("cannot delete a bot on its way, but has it leave", async () => {
    const { botId } = value(await provider.createBot(someBot(), "k"));
    simulator().control.step(botId, 2);
    expect(await provider.deleteBot(botId)).toMatchObject({ class: "dispatched", status: 405 });
    expect(await provider.leaveCall(botId)).toEqual({ ok: true, value: undefined });
    simulator().control.step(botId, 99);
    const bot = value(await provider.getBot(botId));
    expect(bot.changes.at(-2)?.subCode).toBe("bot_received_leave_call");
  });

  test("knows a bot on its way by either status of the refusal", async () => {
    simulator().control.configure({ lateDeleteStatus: 400 });
    const { botId } = value(await provider.createBot(someBot(), "k"));
    expect(await provider.deleteBot(botId)).toMatchObject({ class: "dispatched", status: 400 });
    simulator().control.configure({ lateDeleteStatus: 405 });
  });

  test("has nothing to remove when the bot is done; before it has started it is not in the call", async () => {
    const { botId } = value(await provider.createBot(someBot(), "k"));
    expect(await provider.deleteBot(botId)).toMatchObject({ class: "dispatched" });
    expect(await provider.leaveCall(botId)).toMatchObject({ ok: false, class: "not_in_call" });
    simulator().control.step(botId, 99);
    expect(await provider.leaveCall(botId)).toMatchObject({ ok: true });
    expect(await provider.leaveCall("nobody")).toMatchObject({ class: "gone" });
  });
});

/** A provider whose API answers every call with this JSON. */
function answering(reply: (url: string) => unknown): BotProvider {
  return createRecallProvider({ baseUrl: simulator().url, apiKey }, (input) =>
    Promise.resolve(Response.json(reply(String(input)))),
  );
}
