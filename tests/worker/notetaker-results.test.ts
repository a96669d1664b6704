import { describe, expect, test } from "vitest";
import {
  mailbox,
  readByToken,
  readVideo,
  ready,
  send,
  sentMails,
  tokenIn,
} from "../support/delivery";
import { firstBot, recording, refusal } from "../support/fake-provider";
import { ask, day, allNotetakers, minute, type TestWorld } from "../support/pipeline";
import { readChat, readTranscript } from "~/notetaker/results/results.server";

describe("personal links", () => {
  async function delivered(): Promise<{ world: TestWorld; token: string }> {
    const box = mailbox();
    const world = await ready();
    await send(world);
    return { world, token: tokenIn(sentMails(box)[0]?.text ?? "") };
  }

  test("lead to fresh addresses and contents", async () => {
    const { world, token } = await delivered();
    expect(await readByToken(world, token, readVideo)).toMatchObject({
      value: "https://media.test/video.mp4",
    });
    expect(await readByToken(world, token, readTranscript)).toMatchObject({
      value: world.provider.transcript,
    });
    expect(await readByToken(world, token, readChat)).toMatchObject({
      value: world.provider.events,
    });
  });

  test("lead to the recording that was delivered, however long another one is", async () => {
    const { world, token } = await delivered();
    const video = { status: "done", url: "https://media.test/other.mp4" } as const;
    const other = recording(0, 9 * day, { recordingId: "other", video });
    world.provider.bots[0]?.recordings.push(other);
    expect(await readByToken(world, token, readVideo)).toMatchObject({
      value: "https://media.test/video.mp4",
    });
  });

  test("say of each part what became of it", async () => {
    const { world, token } = await delivered();
    for (const [kind, missing] of [
      ["retry", "unavailable"],
      ["ambiguous", "unavailable"],
      ["paused", "unavailable"],
      ["gone", "deleted"],
    ] as const) {
      world.provider.fail("getBot", refusal(kind));
      expect(await readByToken(world, token, readVideo)).toEqual({ ok: false, missing });
    }
    const bot = firstBot(world.provider);
    for (const [status, missing] of [
      ["processing", "not_ready"],
      ["failed", "none"],
      ["absent", "none"],
      ["deleted", "deleted"],
    ] as const) {
      bot.recordings = [recording(0, 1, { video: { status, url: null } })];
      world.pass(minute);
      expect(await readByToken(world, token, readVideo)).toEqual({ ok: false, missing });
    }
  });

  test("read a transcript and a chat once a minute, also for 20 visitors at the same moment", async () => {
    const { world, token } = await delivered();
    const sleep = () => new Promise<void>((resolve) => setTimeout(resolve, 1));
    const patient = { ...world, sleep };
    await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        nth % 2
          ? readByToken(patient, token, readTranscript)
          : readByToken(patient, token, readChat),
      ),
    );
    expect(world.provider.countOf("fetchParticipantEvents")).toBe(1);
    // The first was read for the mail.
    expect(world.provider.countOf("fetchTranscript")).toBe(2);
    world.pass(minute);
    await readByToken(world, token, readTranscript);
    expect(world.provider.countOf("fetchTranscript")).toBe(3);
  });

  test("do not hold up a new notetaker when the provider rate-limits them", async () => {
    const { world, token } = await delivered();
    const busy = refusal("retry", { status: 429, retryAfterMs: 10 * minute });
    world.provider.fail("getBot", busy);
    expect(await readByToken(world, token, readVideo)).toEqual({
      ok: false,
      missing: "unavailable",
    });
    const before = world.provider.countOf("createBot");
    await ask(world, { meetingCode: "xyz-abcd-xyz", email: "bob@example.test" });
    expect(world.provider.countOf("createBot")).toBe(before + 1);
    expect((await allNotetakers()).map(({ status }) => status)).toContain("scheduled");
    expect(await readByToken(world, token, readVideo)).toMatchObject({ ok: true });
  });
});
