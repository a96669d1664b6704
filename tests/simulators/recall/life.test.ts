import { expect, test } from "vitest";
import { outcomeNames, outcomeOf, outcomes, type Outcome } from "../frame/outcomes.ts";
import { planFor } from "./plan.ts";
import { apiKey, setUpSimulator } from "./test-setup.ts";

const simulator = setUpSimulator();

const endings: Record<Outcome, string> = {
  recorded: "timeout_exceeded_everyone_left",
  ended_by_host: "call_ended_by_host",
  removed: "bot_kicked_from_call",
  silent: "timeout_exceeded_everyone_left",
  transcript_fails_once: "timeout_exceeded_everyone_left",
  video_fails: "timeout_exceeded_everyone_left",
  denied: "bot_kicked_from_waiting_room",
  never_admitted: "timeout_exceeded_waiting_room",
  nobody_came: "timeout_exceeded_noone_joined",
  not_allowed: "timeout_exceeded_recording_permission_denied",
  sign_in_needed: "meeting_requires_sign_in",
  sign_in_failed: "google_meet_sign_in_failed",
  sign_ins_in_use: "google_meet_login_not_available",
  not_found: "meeting_not_found",
  not_started: "meeting_not_started",
  already_ended: "meeting_ended",
  full: "meeting_full",
  locked: "meeting_locked",
  blocked: "google_meet_bot_blocked",
  crashed: "bot_errored",
  crashed_late: "bot_errored",
};
test.each(Object.entries(endings))("a meeting that is %s ends with %s", async (outcome, sub) => {
  const letters = outcomes[outcome as Outcome].code ?? "abc";
  const id = await create(`${letters}-defg-hij`);
  simulator().control.step(id, 99);

  const bot = botOf(id);
  expect(bot?.changes.map((change) => change.sub)).toContain(sub);
  expect(["done", "fatal"]).toContain(bot?.changes.at(-1)?.code);
});

test("every outcome has its own letters, which are those of a meeting code", () => {
  const letters = outcomeNames.map((name) => outcomes[name].code).filter((code) => code !== null);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.every((code) => /^[a-z]{3}$/.test(code))).toBe(true);
  expect(outcomeOf("den-yyyy-xxx")).toBe("denied");
  expect(outcomeOf("xyz-yyyy-xxx")).toBe("recorded");
});

test("an ordinary meeting takes about half a minute, so that a visitor sees its result", () => {
  const seconds = planFor("recorded").reduce((sum, step) => sum + step.after, 0) / 1000;
  expect(seconds).toBeGreaterThan(20);
  expect(seconds).toBeLessThan(40);
});

test("time alone carries a bot from joining to done", async () => {
  simulator().control.configure({ speed: 1 });
  const id = await create("abc-defg-hij");
  await simulator().control.advance(60_000);
  simulator().control.configure({ speed: 0 });
  expect(botOf(id)?.changes.at(-1)?.code).toBe("done");
  const [recording] = botOf(id)?.recordings ?? [];
  expect((recording?.completedAt ?? 0) - (recording?.startedAt ?? 0)).toBeCloseTo(12_000, -3);
});

test("a command changes how a meeting goes on", async () => {
  const id = await create("abc-defg-hij");
  simulator().control.step(id, 2);
  expect(simulator().control.setOutcome(id, "denied")).toBe(true);
  simulator().control.step(id, 99);
  expect(botOf(id)?.changes.map((change) => change.sub)).toContain("bot_kicked_from_waiting_room");
  expect(botOf(id)?.recordings).toHaveLength(0);
});

test("the announcement is written into the chat on joining the call", async () => {
  const id = await create("abc-defg-hij", { on_bot_join: { send_to: "everyone", message: "Hi" } });
  simulator().control.step(id, 2);
  expect(botOf(id)?.chatSent).toEqual([]);
  simulator().control.step(id, 1);
  expect(botOf(id)?.chatSent).toMatchObject([{ text: "Hi" }]);
});

function botOf(id: string) {
  return simulator()
    .control.state()
    .bots.find((bot) => bot.id === id);
}

async function create(code: string, chat?: object): Promise<string> {
  const response = await fetch(`${simulator().url}/api/v1/bot/`, {
    method: "POST",
    headers: { authorization: apiKey },
    body: JSON.stringify({ meeting_url: `https://meet.google.com/${code}`, chat }),
  });
  return ((await response.json()) as { id: string }).id;
}
