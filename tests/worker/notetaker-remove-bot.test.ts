import { describe, expect, test } from "vitest";
import { fakeProvider, refusal, someBot } from "../support/fake-provider";
import type { BotChange } from "~/notetaker/provider/bot-provider";
import { removeBot } from "~/notetaker/pipeline/remove.server";

/** Refusal of DELETE, and whether the bot is told to leave as well. */
const refusals = [
  ["400", refusal("permanent", { status: 400 }), true],
  ["400, too late", refusal("dispatched", { status: 400 }), true],
  ["403", refusal("permanent", { status: 403 }), true],
  ["405", refusal("dispatched", { status: 405 }), true],
  ["409", refusal("retry", { status: 409 }), true],
  ["500", refusal("ambiguous", { status: 500 }), true],
  ["503", refusal("retry", { status: 503 }), true],
  ["401", refusal("paused", { status: 401 }), false],
  ["402", refusal("paused", { status: 402 }), false],
  ["429", refusal("retry", { status: 429 }), false],
  ["nothing", refusal("ambiguous"), false],
] as const;

const inCall: BotChange = { to: "recording", reason: null, at: 1 };
const gone: BotChange = { to: "left", reason: null, at: 2 };

async function botAt(changes: BotChange[]) {
  const provider = fakeProvider();
  await provider.createBot(someBot(), "k");
  const [bot] = provider.bots;
  if (!bot) throw new Error("no bot");
  bot.changes.push(...changes);
  return { provider, bot };
}

describe("a bot in a call, whose DELETE is refused", () => {
  test.each(refusals)("with %s", async (_status, refused, leaves) => {
    const { provider, bot } = await botAt([inCall]);
    provider.fail("deleteBot", refused);
    const answer = await removeBot(provider, "bot-1", "job-1");
    expect(provider.countOf("leaveCall")).toBe(leaves ? 1 : 0);
    expect(answer.ok).toBe(leaves);
    expect(bot.changes.some(({ to }) => to === "left")).toBe(leaves);
  });

  test("is gone already: 404 is the end of it", async () => {
    const { provider } = await botAt([]);
    expect(await removeBot(provider, "bot-2", "job-1")).toMatchObject({ ok: true });
    expect(provider.countOf("leaveCall")).toBe(0);
  });
});

describe("`cannot_command_unstarted_bot` is said of a bot that waits and of one that has left", () => {
  const tooEarlyOrTooLate = refusal("not_in_call", { status: 400 });

  test("one that waits is deleted after all", async () => {
    const { provider, bot } = await botAt([]);
    provider.fail("deleteBot", refusal("ambiguous", { status: 500 }));
    expect(await removeBot(provider, "bot-1", "job-1")).toMatchObject({ ok: true });
    expect(bot.removed).toBe(true);
  });

  test("one that has left is removed", async () => {
    const { provider } = await botAt([inCall, gone]);
    provider.fail("leaveCall", tooEarlyOrTooLate);
    expect(await removeBot(provider, "bot-1", "job-1")).toMatchObject({ ok: true });
  });

  test("one on its way is told again later", async () => {
    const { provider } = await botAt([{ ...inCall, to: "joining" }]);
    provider.fail("leaveCall", tooEarlyOrTooLate);
    expect(await removeBot(provider, "bot-1", "job-1")).toMatchObject({
      ok: false,
      class: "retry",
    });
  });

  test("one that waits and cannot be deleted is tried again later", async () => {
    const { provider } = await botAt([]);
    provider.alwaysFail("deleteBot", refusal("permanent", { status: 400 }));
    expect(await removeBot(provider, "bot-1", "job-1")).toMatchObject({
      ok: false,
      class: "retry",
    });
  });

  test("one of which nothing can be learned is tried again later", async () => {
    const { provider } = await botAt([inCall]);
    provider.fail("leaveCall", tooEarlyOrTooLate);
    provider.fail("getBot", refusal("ambiguous"));
    expect(await removeBot(provider, "bot-1", "job-1")).toMatchObject({ ok: false });
  });
});
