import type {
  Answer,
  BotChange,
  BotProvider,
  BotSnapshot,
  NewBot,
  ParticipantEvent,
  RecordingSnapshot,
  Refusal,
  RefusalClass,
  TranscriptPart,
} from "~/notetaker/provider/bot-provider";
import { inMeetingStatuses } from "~/notetaker/status";
import { createBotBody } from "~/notetaker/provider/recall/bot-body.server";
import { createBody } from "../simulators/recall/create-body";

export type FakeBot = {
  readonly id: string;
  asked: NewBot;
  readonly key: string;
  changes: BotChange[];
  recordings: RecordingSnapshot[];
  removed: boolean;
};

type Call = keyof BotProvider;
/** A call's answer. A refusal or a thrown error: nothing was done. `lost`: it was done, and the answer is a refusal. */
type Fault = Refusal | { readonly lost: Refusal } | Error;

export type FakeProvider = BotProvider & {
  readonly bots: FakeBot[];
  readonly calls: { readonly call: Call; readonly args: readonly unknown[] }[];
  /** Plans faults of the next calls, one each; afterwards the call answers as usual again. */
  fail: (call: Call, ...faults: Fault[]) => void;
  /** Plans that the next call answers as usual, for a fault that comes later. */
  succeed: (call: Call) => void;
  /** Plans what happens before the next call, which then answers as usual. */
  before: (call: Call, act: () => Promise<unknown>) => void;
  /** Makes every call fail for the rest of the test. */
  alwaysFail: (call: Call, fault: Refusal) => void;
  /** Ends `alwaysFail`. */
  heal: (call: Call) => void;
  transcript: TranscriptPart[];
  events: ParticipantEvent[];
  countOf: (call: Call) => number;
};

export function refusal(kind: RefusalClass, extra: Partial<Refusal> = {}): Refusal {
  return {
    ok: false,
    class: kind,
    status: null,
    retryAfterMs: null,
    code: `fake_${kind}`,
    message: null,
    ...extra,
  };
}

/** A bot as the pipeline requests it, for tests that create a bot themselves. */
export function someBot(fields: Partial<NewBot> = {}): NewBot {
  return {
    notetakerId: "job-1",
    revision: 0,
    meetingUrl: "https://meet.google.com/abc-defg-hij",
    botName: "Notetaker",
    joinAt: null,
    announcement: "Hello, I record.",
    latecomerAnnouncement: "I record.",
    ...fields,
  };
}

/** A provider that keeps its bots in memory and honors idempotency keys and bounds, as the real one does. */
export function fakeProvider(): FakeProvider {
  const bots: FakeBot[] = [];
  const calls: { call: Call; args: readonly unknown[] }[] = [];
  const planned = new Map<Call, (Fault | (() => Promise<unknown>))[]>();
  const permanentFaults = new Map<Call, Refusal>();
  const plan = (call: Call, more: readonly (Fault | (() => Promise<unknown>))[]) =>
    void planned.set(call, [...(planned.get(call) ?? []), ...more]);

  const answering =
    <Args extends unknown[], Value>(call: Call, effect: (...args: Args) => Answer<Value>) =>
    async (...args: Args): Promise<Answer<Value>> => {
      calls.push({ call, args });
      const step = permanentFaults.get(call) ?? planned.get(call)?.shift();
      if (typeof step === "function") await step();
      else if (step instanceof Error) throw step;
      else if (step && "ok" in step) return step;
      const answer = effect(...args);
      return step && "lost" in step ? step.lost : answer;
    };
  const withBot = <Value>(botId: string, use: (bot: FakeBot) => Value): Answer<Value> => {
    const bot = bots.find(({ id, removed }) => id === botId && !removed);
    return bot ? { ok: true, value: use(bot) } : refusal("gone", { status: 404 });
  };

  const provider: FakeProvider = {
    name: "recall",
    undeletableAheadMs: 10 * 60_000,
    unstoppableAheadMs: null,
    bots,
    calls,
    transcript: [],
    events: [],
    fail: (call, ...faults) => plan(call, faults),
    succeed: (call) => plan(call, [async () => undefined]),
    before: (call, act) => plan(call, [act]),
    alwaysFail: (call, fault) => void permanentFaults.set(call, fault),
    heal: (call) => void permanentFaults.delete(call),
    countOf: (call) => calls.filter((made) => made.call === call).length,

    createBot: answering("createBot", (asked: NewBot, key: string) => {
      if (!isAccepted(asked)) return refusal("permanent", { status: 400, code: "http_400" });
      const earlier = bots.find((bot) => bot.key === key);
      const bot = earlier ?? {
        id: `bot-${bots.length + 1}`,
        asked,
        key,
        changes: [],
        recordings: [],
        removed: false,
      };
      if (!earlier) bots.push(bot);
      return { ok: true, value: snapshotOf(bot) };
    }),
    findBots: answering("findBots", (notetakerId: string) => ({
      ok: true,
      value: bots
        .filter((bot) => bot.asked.notetakerId === notetakerId && !bot.removed)
        .map(snapshotOf),
    })),
    getBot: answering("getBot", (botId: string) => withBot(botId, snapshotOf)),
    removeBot: answering("removeBot", (botId: string) => {
      const bot = bots.find(({ id }) => id === botId);
      if (bot?.changes.length === 0) bot.removed = true;
      else if (bot) leave(bot);
      return { ok: true, value: undefined };
    }),
    deleteMedia: answering("deleteMedia", (botId: string) =>
      withBot(botId, (bot) => void (bot.recordings = [])),
    ),
    requestTranscript: answering("requestTranscript", () => ({ ok: true, value: undefined })),
    fetchTranscript: answering("fetchTranscript", () => ({ ok: true, value: provider.transcript })),
    fetchParticipantEvents: answering("fetchParticipantEvents", () => ({
      ok: true,
      value: provider.events,
    })),
  };
  return provider;
}

/** Checks the body that the adapter sends by the simulator's rule. */
function isAccepted(asked: NewBot): boolean {
  return createBody.safeParse(createBotBody(asked, null)).success;
}

/** Makes a bot leave its meeting and shut down, at most once. */
function leave(bot: FakeBot): void {
  if (bot.changes.some(({ to }) => to === "left")) return;
  const at = bot.changes.at(-1)?.at ?? 0;
  bot.changes.push({ to: "left", reason: "nothing_recorded", at });
  bot.changes.push({ to: "finished", reason: null, at });
}

function snapshotOf(bot: FakeBot): BotSnapshot {
  return {
    botId: bot.id,
    notetakerId: bot.asked.notetakerId,
    revision: bot.asked.revision,
    changes: bot.changes,
    isOverdue: false,
    recordings: bot.recordings,
  };
}

/** Returns the first bot that was created. */
export function firstBot({ bots }: FakeProvider): FakeBot {
  if (!bots[0]) throw new Error("no bot was created");
  return bots[0];
}

/** A recording from `start` to `end` (epoch ms) with files that can be fetched. */
export function recording(
  start: number,
  end: number,
  other: Partial<RecordingSnapshot> = {},
): RecordingSnapshot {
  const done = (name: string) => ({ status: "done", url: `https://media.test/${name}` }) as const;
  return {
    recordingId: "recording-1",
    startedAt: start,
    completedAt: end,
    status: "done",
    video: done("video.mp4"),
    audio: done("audio.mp3"),
    transcript: done("transcript.json"),
    participantEvents: done("events.json"),
    ...other,
  };
}

/** A bot's changes one second apart: joining, waiting_room, in_call, recording, left, finished. */
export function callThatEnded(start: number): BotChange[] {
  return [...inMeetingStatuses, "left" as const, "finished" as const].map((to, nth) => {
    return { to, reason: null, at: start + nth * 1_000 };
  });
}

/** Turns as [second, name, words]. */
export type Script = readonly (readonly [second: number, name: string, says: string])[];

/** A transcript in which each turn lasts five seconds. */
export function spoken(script: Script): TranscriptPart[] {
  const names = [...new Set(script.map(([, name]) => name))];
  return script.map(([second, name, says]) => ({
    participant: { id: names.indexOf(name) + 1, name, isHost: null },
    words: [{ text: says, start: second, end: second + 5 }],
  }));
}
