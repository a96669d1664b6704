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
  said: { readonly key: string; readonly message: string }[];
  removed: boolean;
};

type Call = keyof BotProvider;
/** Instead of the usual answer: before the effect, or after it (`"lost"`: the answer is missing). */
type Fault = Refusal | { readonly lost: Refusal } | (() => Promise<void>);

export type FakeProvider = BotProvider & {
  readonly bots: FakeBot[];
  readonly calls: { readonly call: Call; readonly args: readonly unknown[] }[];
  /** The next answers of a call, in order; afterwards it answers as usual again. */
  fail: (call: Call, ...faults: Fault[]) => void;
  /** The same answer, for as long as the test runs. */
  alwaysFail: (call: Call, fault: Refusal) => void;
  /** Ends what `alwaysFail` ordered. */
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
    ...extra,
  };
}

/** A bot as the pipeline asks for it, for tests that make one themselves. */
export function someBot(fields: Partial<NewBot> = {}): NewBot {
  return {
    notetakerId: "job-1",
    revision: 0,
    meetingUrl: "https://meet.google.com/abc-defg-hij",
    botName: "Notetaker",
    joinAt: null,
    announcement: "Hello, I record.",
    lateAnnouncement: "I record.",
    ...fields,
  };
}

/** A provider that keeps its bots in memory and honors idempotency keys and bounds, as the real one does. */
export function fakeProvider(): FakeProvider {
  const bots: FakeBot[] = [];
  const calls: { call: Call; args: readonly unknown[] }[] = [];
  const faults = new Map<Call, Fault[]>();
  const standing = new Map<Call, Refusal>();

  const answering =
    <Args extends unknown[], Value>(call: Call, effect: (...args: Args) => Answer<Value>) =>
    async (...args: Args): Promise<Answer<Value>> => {
      calls.push({ call, args });
      const fault = standing.get(call) ?? faults.get(call)?.shift();
      if (typeof fault === "function") await fault();
      else if (fault && "lost" in fault) {
        effect(...args);
        return fault.lost;
      } else if (fault) return fault;
      return effect(...args);
    };
  const withBot = <Value>(botId: string, use: (bot: FakeBot) => Value): Answer<Value> => {
    const bot = bots.find(({ id, removed }) => id === botId && !removed);
    return bot ? { ok: true, value: use(bot) } : refusal("gone", { status: 404 });
  };

  const provider: FakeProvider = {
    name: "recall",
    fixedAheadMs: 10 * 60_000,
    unstoppableAheadMs: null,
    bots,
    calls,
    transcript: [],
    events: [],
    fail: (call, ...more) => void faults.set(call, [...(faults.get(call) ?? []), ...more]),
    alwaysFail: (call, fault) => void standing.set(call, fault),
    heal: (call) => void standing.delete(call),
    countOf: (call) => calls.filter((made) => made.call === call).length,

    createBot: answering("createBot", (asked: NewBot, key: string) => {
      if (!isAccepted(asked)) return refusal("permanent", { status: 400, code: "http_400" });
      const known = bots.find((bot) => bot.key === key);
      const bot = known ?? {
        id: `bot-${bots.length + 1}`,
        asked,
        key,
        changes: [],
        recordings: [],
        said: [],
        removed: false,
      };
      if (!known) bots.push(bot);
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

/** By the body that the adapter sends, and the bounds of the simulator: one rule for every test. */
function isAccepted(asked: NewBot): boolean {
  return createBody.safeParse(createBotBody(asked, null)).success;
}

/** Out of the call, and shut down; once is enough. */
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

/** A call that was recorded from `start` to `end`; everything of it can be fetched unless said otherwise. */
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

/** The changes of a call that went well, one second apart. */
export function callThatEnded(start: number): BotChange[] {
  return [...inMeetingStatuses, "left" as const, "finished" as const].map((to, nth) => {
    return { to, reason: null, at: start + nth * 1_000 };
  });
}
