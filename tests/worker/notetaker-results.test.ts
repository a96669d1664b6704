import { describe, expect, test } from "vitest";
import { mailbox, ready, send, sentMails, tokenIn } from "../support/delivery";
import { recording, refusal } from "../support/fake-provider";
import { day, plenty, type TestWorld } from "../support/pipeline";
import { freshChat, freshTranscript, freshVideoUrl } from "~/notetaker/results/results.server";
import { runDue } from "~/notetaker/steps/run.server";

describe("personal links", () => {
  async function delivered(): Promise<{ world: TestWorld; token: string }> {
    const box = mailbox();
    const world = await ready();
    await send(world);
    return { world, token: tokenIn(sentMails(box)[0]?.text ?? "") };
  }

  test("lead to fresh addresses and contents", async () => {
    const { world, token } = await delivered();
    expect(await freshVideoUrl(world, token)).toMatchObject({
      value: "https://media.test/video.mp4",
    });
    expect(await freshTranscript(world, token)).toMatchObject({ value: world.provider.transcript });
    expect(await freshChat(world, token)).toMatchObject({ value: world.provider.events });
  });

  test("lead to the recording that was delivered, however long another one is", async () => {
    const { world, token } = await delivered();
    const video = { status: "done", url: "https://media.test/other.mp4" } as const;
    const other = recording(0, 9 * day, { recordingId: "other", video });
    world.provider.bots[0]?.recordings.push(other);
    expect(await freshVideoUrl(world, token)).toMatchObject({
      value: "https://media.test/video.mp4",
    });
  });

  test("of nobody's lead nowhere, and say of each part what became of it", async () => {
    const { world, token } = await delivered();
    const texts = ["", "x", "a".repeat(5_000), "' or 1=1 --", "\u0000", "\ud800"];
    for (const text of texts) {
      expect(await freshVideoUrl(world, text)).toEqual({ ok: false, missing: "unknown" });
    }
    for (const [kind, missing] of [
      ["retry", "unavailable"],
      ["ambiguous", "unavailable"],
      ["paused", "unavailable"],
      ["gone", "deleted"],
    ] as const) {
      world.provider.fail("getBot", refusal(kind));
      expect(await freshVideoUrl(world, token)).toEqual({ ok: false, missing });
    }
    const [bot] = world.provider.bots;
    if (!bot) throw new Error("no bot");
    for (const [status, missing] of [
      ["processing", "not_ready"],
      ["failed", "none"],
      ["absent", "none"],
      ["deleted", "deleted"],
    ] as const) {
      bot.recordings = [recording(0, 1, { video: { status, url: null } })];
      expect(await freshVideoUrl(world, token)).toEqual({ ok: false, missing });
    }
  });

  test("say 'deleted' for as long as the table exists", async () => {
    const { world, token } = await delivered();
    world.pass(8 * day);
    await runDue(world, "purge", plenty);
    for (const read of [freshVideoUrl, freshTranscript, freshChat]) {
      expect(await read(world, token)).toEqual({ ok: false, missing: "deleted" });
    }
  });
});
