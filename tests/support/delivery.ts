import { vi } from "vitest";
import { mailboxKey, markMailbox } from "~/abuse/mailboxes.server";
import { runBatch } from "~/db/client.server";
import { notetakerHandlers } from "~/notetaker/mails/notetaker-handlers.server";
import type { MessageKind } from "~/jobs/message";
import { enqueue } from "~/jobs/outbox.server";
import { sendDue } from "~/jobs/send-due.server";
import { runDue } from "~/notetaker/pipeline/run-steps.server";
import type { Notetaker } from "~/notetaker/notetaker";
import { findRecorded, NoResult, readMediaUrl } from "~/notetaker/results/results.server";
import type { World } from "~/world.server";
import { callThatEnded, firstBot, recording } from "./fake-provider";
import { ask, createWorld, db, env, minute, plenty, start, type TestWorld } from "./pipeline";

/** Mocks the mail binding, which accepts every mail. */
export const mailbox = () => vi.spyOn(env.email, "send").mockResolvedValue({ messageId: "m" });

type Sent = {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  attachments?: { filename: string; type: string; content: Uint8Array }[];
};

export const sentMails = (send: ReturnType<typeof mailbox>) =>
  send.mock.calls.map(([mail]) => mail as unknown as Sent);

export const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? "";

/** Reads a result by the token of a link, as the files of a meeting do. */
export async function readByToken<Value>(
  world: World,
  token: string,
  read: (world: World, notetaker: Notetaker) => Promise<Value>,
) {
  try {
    return { ok: true, value: await read(world, await findRecorded(world, token)) } as const;
  } catch (error) {
    if (!(error instanceof NoResult)) throw error;
    return { ok: false, missing: error.missing } as const;
  }
}

export const readVideo = (world: World, notetaker: Notetaker) =>
  readMediaUrl(world, notetaker, "video");

export async function send(world: TestWorld): Promise<void> {
  const handlers = {
    ...notetakerHandlers(world),
    count: async () => ({ outcome: "sent" }) as const,
  };
  await sendDue(world, handlers, plenty);
  await sendDue(world, handlers, { ...plenty, only: "slow" });
}

/** Verifies mailboxes as a button on a page from a mail would. */
export async function verifyMailboxes(...addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const key = await mailboxKey(env.siteSecret, address);
    await markMailbox(db, key, "verifiedAt", start);
  }
}

/** A notetaker whose meeting was recorded from a minute to half an hour after its start; its mailbox is verified. */
export async function ready(world = createWorld()): Promise<TestWorld> {
  await ask(world);
  await verifyMailboxes("ada@example.test");
  const bot = firstBot(world.provider);
  bot.changes = callThatEnded(world.time).slice(0, 4);
  bot.changes.push({ to: "left", reason: null, at: world.time + 31 * minute });
  bot.changes.push({ to: "finished", reason: null, at: world.time + 31 * minute });
  bot.recordings = [recording(world.time + minute, world.time + 31 * minute)];
  world.provider.transcript = [
    {
      participant: { id: 1, name: "Ada <script>", isHost: true },
      words: [{ text: "Good morning & welcome.", start: 5, end: 7 }],
    },
  ];
  world.provider.events = [
    { action: "join", participant: { id: 1, name: "Ada", isHost: true }, at: 0, text: null },
    {
      action: "chat_message",
      participant: { id: 1, name: "Ada", isHost: true },
      at: 9,
      text: "hi",
    },
  ];
  world.pass(32 * minute);
  await runDue(world, "poll", plenty);
  return world;
}

export async function enqueueMessage(
  world: TestWorld,
  kind: MessageKind,
  subjectId: string,
  variant: string | number | null = null,
): Promise<void> {
  await runBatch(db, enqueue(db, [{ kind, subjectId, variant }], world.time));
}
