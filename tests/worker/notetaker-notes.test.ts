import { env as bindings } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { hand } from "../support/control";
import { mailbox, verifyMailboxes, ready, send, sentMails, tokenIn } from "../support/delivery";
import { refusal } from "../support/fake-provider";
import {
  aiBinding,
  injection,
  kickoff,
  modelCalls,
  modelWorld,
  noteRows,
  order,
  readyWith,
  resetModel,
  summary,
  spoken,
  workersAi,
} from "../support/notes";
import {
  createWorld,
  day,
  db,
  emptyTables,
  minute,
  outboxRows,
  plenty,
  allNotetakers,
  theNotetaker,
  type TestWorld,
} from "../support/pipeline";
import { tickAt } from "../support/tick";
import { readEnv } from "~/config/env.server";
import { mailboxes, notetakers, outbox } from "~/db/schema.server";
import { mailTranscript } from "~/notetaker/changes/again.server";
import type { Notes } from "~/notetaker/notes/note";
import { writeNotes } from "~/notetaker/notes/write.server";
import { readNotes } from "~/notetaker/results/results.server";
import { toTurns } from "~/notetaker/results/transcript";
import { runDue } from "~/notetaker/pipeline/run-steps.server";

beforeEach(async () => {
  await resetModel();
});

const state = async () => (await noteRows())[0]?.state ?? null;
const written = async () => JSON.parse((await noteRows())[0]?.body ?? "null") as Notes | null;
const messageOf = async (kind: string) => (await outboxRows()).find((row) => row.kind === kind);
/** Two tries and what follows from them. */
async function sendTwice(world: TestWorld): Promise<void> {
  await send(world);
  world.pass(10_000);
  await send(world);
  await send(world);
}
const handed = async () => {
  const row = await messageOf("notes");
  if (!row) throw new Error("nobody was asked");
  return { ...row, variant: null, attempt: 1 };
};

const talk = "We talked about the numbers of last month for quite a while and then went on.";
const longMeeting = (says: Readonly<Record<number, string>>) =>
  Array.from({ length: 1_400 }, (_, nth) => {
    return [nth, nth % 2 ? "Maya" : "Sam", says[nth] ?? `${talk} ${nth}`] as const;
  });

describe("notes by a model", () => {
  test("are asked for with the move to ready, written, and the mail begins with them", async () => {
    const box = mailbox();
    const world = await readyWith();
    expect(await noteRows()).toMatchObject([{ state: "asked", createdAt: world.time }]);
    await send(world);
    expect(box).not.toHaveBeenCalled();
    const notes = await written();
    expect(notes).toMatchObject({ language: "en" });
    expect(notes?.lines).toContainEqual({
      kind: "task",
      text: "I will send the price list on Thursday.",
      quote: "I will send the price list on Thursday.",
      speaker: "Dana",
      at: 41,
      owner: "Dana",
      due: "Thursday",
    });
    await send(world);
    const [mail] = sentMails(box);
    world.provider.fail("getBot", refusal("retry"));
    const read = await readNotes(world, tokenIn(mail?.text ?? ""));
    expect(read, "also in an outage of the provider").toMatchObject({ ok: true, value: notes });
    expect(mail?.text).toMatch(/^Hi Ada,\n\nSUMMARY\n\n- /);
    expect(mail?.text).toMatch(/Dana at 00:00:41: http\S+\/notetaker-status\?token=[\w-]+#t=41\n/);
    expect(await modelCalls()).toHaveLength(1);
  });

  test("wait two minutes at most: the mail then goes without them", async () => {
    const box = mailbox();
    const world = await readyWith();
    await db
      .update(outbox)
      .set({ dueAt: world.time + day })
      .where(eq(outbox.kind, "notes"));
    world.pass(79_000);
    await send(world);
    expect(box).not.toHaveBeenCalled();
    world.pass(1_000);
    await send(world);
    expect(sentMails(box)[0]?.text).not.toContain("SUMMARY");
    expect(await state()).toBe("asked");
  });

  test.each([["the sender's mailbox has never answered", () => db.delete(mailboxes)]])(
    "are asked of nobody where %s",
    async (_why, change) => {
      mailbox();
      const world = await readyWith(kickoff, createWorld());
      await db.delete(outbox);
      await change();
      await db.update(notetakers).set({ status: "processing", nextStep: "poll", nextAt: 0 });
      await runDue({ ...world, env: { ...world.env, summary: summary() } }, "poll", plenty);
      expect((await theNotetaker()).status).toBe("ready");
      expect(await noteRows()).toEqual([]);
      expect(await messageOf("notes")).toBeUndefined();
      expect(await messageOf("result")).toMatchObject({ dueAt: world.time });
    },
  );

  test("are asked of nobody without a model, and the mail begins with its links", async () => {
    const box = mailbox();
    const world = await readyWith(kickoff, createWorld());
    await send(world);
    expect(await noteRows()).toEqual([]);
    expect(sentMails(box)[0]?.text).toMatch(
      /^Hi Ada,\n\nYour recording, transcript and chat log are ready/,
    );
  });

  test("are asked for as soon as a mailbox is confirmed, once", async () => {
    const box = mailbox();
    const world = await readyWith(kickoff, createWorld());
    await db.delete(outbox);
    await db.delete(mailboxes);
    const withModel = {
      ...world,
      env: { ...world.env, summary: summary() },
      fetch: modelWorld().fetch,
    };
    const [request] = await allNotetakers();
    await mailTranscript(withModel, request?.id ?? "");
    expect(await noteRows()).toEqual([]);
    await db.delete(outbox);
    await verifyMailboxes("ada@example.test");
    await mailTranscript(withModel, request?.id ?? "");
    expect(await messageOf("result")).toMatchObject({ dueAt: world.time + 80_000 });
    await mailTranscript(withModel, request?.id ?? "");
    await send(withModel);
    await send(withModel);
    expect(sentMails(box).map(({ text }) => text.includes("SUMMARY"))).toEqual([true]);
    expect(await modelCalls()).toHaveLength(1);
  });

  test("hold two hours of talk in parts that overlap, and no line twice", async () => {
    mailbox();
    const long = longMeeting({ 700: "I will call Dana on Friday." });
    const world = await readyWith(long);
    await send(world);
    expect((await modelCalls()).length).toBeGreaterThan(2);
    const tasks = (await written())?.lines.filter(({ kind }) => kind === "task");
    expect(tasks).toMatchObject([{ at: 700, due: "Friday" }]);
  });
});

describe("a model that goes wrong", () => {
  test.each([
    ["invented", "nothing_said"],
    ["changed_words", "nothing_said"],
    ["strangers", "nothing_said"],
    ["outside", "nothing_said"],
    ["html", "nothing_said"],
    ["links", "nothing_said"],
    ["other_language", "nothing_said"],
    ["truncated", "no_json"],
    ["length", "cut_short"],
    ["wrong_schema", "wrong_schema"],
    ["endless", "answer_too_large"],
    ["error_in_200", "no_completion"],
  ] as const)("%s: after two tries the mail goes without notes", async (kind, code) => {
    const box = mailbox();
    const logged = vi.spyOn(console, "log").mockReturnValue();
    const world = await readyWith();
    await order({ kind }, { kind });
    await sendTwice(world);
    expect(await modelCalls()).toHaveLength(2);
    expect(await noteRows()).toMatchObject([{ state: "given_up", body: null }]);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ event: "notes.given_up", code }));
    const text = sentMails(box)[0]?.text ?? "";
    expect(text).not.toContain("SUMMARY");
    expect(text).not.toMatch(/evil|fire Dana|Bartholomew|Päätettiin/);
  });

  test.each([
    [401, 1],
    [404, 1],
    [400, 2],
  ])("%d: is given up after %d calls", async (status, calls) => {
    const box = mailbox();
    const world = await readyWith();
    await order(...Array(calls).fill({ kind: "status", status } as const));
    await send(world);
    expect(await modelCalls()).toHaveLength(calls);
    expect(await state()).toBe("given_up");
    await send(world);
    expect(sentMails(box)[0]?.text).not.toContain("SUMMARY");
  });

  test("that refuses, or finds nothing to note, is not asked again", async () => {
    mailbox();
    for (const kind of ["refusal", "nothing"] as const) {
      await emptyTables();
      await resetModel();
      const world = await readyWith();
      await order({ kind });
      await send(world);
      expect(await state()).toBe("given_up");
      expect(await modelCalls()).toHaveLength(1);
    }
  });

  test.each([[429], [500], [503]])(
    "%d: is asked once more, when it wants to be",
    async (status) => {
      mailbox();
      const world = await readyWith();
      await order({ kind: "status", status, retryAfterSeconds: 20 });
      await send(world);
      expect(await state()).toBe("asked");
      world.pass(19_000);
      await send(world);
      expect(await modelCalls()).toHaveLength(1);
      world.pass(6_000);
      await send(world);
      expect(await state()).toBe("written");
      expect(await modelCalls()).toHaveLength(2);
    },
  );

  test("that wants to rest for an hour is not waited for", async () => {
    mailbox();
    const world = await readyWith();
    await order({ kind: "status", status: 429, retryAfterSeconds: 3_600 });
    await send(world);
    expect(await state()).toBe("given_up");
  });

  test("that never answers is left alone when its time is over", async () => {
    mailbox();
    const world = await readyWith();
    const time = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
    await order({ kind: "hang" });
    const sending = send(world);
    await vi.waitFor(async () => expect(await modelCalls()).toHaveLength(1));
    time.abort();
    await sending;
    expect(await messageOf("notes")).toMatchObject({ state: "pending", lastError: "timeout" });
  });

  test("that nobody answers for: the mail still comes", async () => {
    const box = mailbox();
    const nobody = { ...summary(), baseUrl: "http://127.0.0.1:9/v1" };
    const world = await readyWith(kickoff, modelWorld(nobody));
    await sendTwice(world);
    expect(await state()).toBe("given_up");
    expect(sentMails(box)[0]?.text).not.toContain("SUMMARY");
  });

  test("50 KB of lines become as many as there are", async () => {
    mailbox();
    const world = await readyWith();
    await order({ kind: "huge" });
    await send(world);
    expect((await written())?.lines.length).toBeLessThan(10);
  });

  test("three meetings in a row raise the alarm, one does not", async () => {
    mailbox();
    const logged = vi.spyOn(console, "log").mockReturnValue();
    const alarms = () =>
      logged.mock.calls.filter(([entry]) => (entry as { event: string }).event === "notes.failing");
    const world = await readyWith();
    await order({ kind: "status", status: 401 });
    await send(world);
    expect(alarms()).toHaveLength(0);
    await db.run(
      "insert into notetaker_notes (notetaker_id, state, created_at, finished_at) values ('a', 'given_up', 0, 1), ('b', 'given_up', 0, 2)",
    );
    await db.run(
      "update notetaker_notes set state = 'asked', finished_at = null where notetaker_id not in ('a', 'b')",
    );
    await order({ kind: "status", status: 401 });
    await writeNotes(world, await handed());
    expect(alarms()).toEqual([[expect.objectContaining({ code: "http_401" })]]);
  });
});

describe("the platform's own model", () => {
  const onPlatform = () => modelWorld(workersAi());

  test("writes the notes with no key and no address", async () => {
    const box = mailbox();
    const world = await readyWith(kickoff, onPlatform());
    await send(world);
    expect((await written())?.lines.length).toBeGreaterThan(2);
    await send(world);
    expect(sentMails(box)[0]?.text).toMatch(/^Hi Ada,\n\nSUMMARY\n/);
  });

  test.each([
    ["Thai", "เราคุยกันเรื่องตัวเลขของเดือนที่แล้วอยู่นานและทุกคนเห็นด้วยกับแผนใหม่ ".repeat(4)],
    ["Japanese", "先月の数字についてしばらく話し合い、全員が新しい計画に賛成しました。".repeat(6)],
  ])("takes two hours of %s in parts that fit its context", async (_language, words) => {
    mailbox();
    const script = Array.from(
      { length: 240 },
      (_, nth) => [nth * 30, nth % 2 ? "A" : "B", words] as const,
    );
    const world = await readyWith(script, onPlatform());
    await send(world);
    const statuses = (await modelCalls()).map(({ status }) => status);
    expect(statuses.length).toBeGreaterThan(1);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test.each([
    [3040, "No more data centers to forward the request to", 2],
    [3007, "Request timeout", 2],
    [5024, "JSON Mode couldn't be met", 2],
    [3036, "You have used up your daily free allocation of 10,000 neurons.", 1],
    [5016, "User has not agreed to Llama3.2 model terms", 1],
  ])("that says %d: %s", async (code, description, times) => {
    mailbox();
    const world = await readyWith(kickoff, onPlatform());
    await order({ kind: "ai_error", code, description }, { kind: "ai_error", code, description });
    await sendTwice(world);
    expect(await state()).toBe("given_up");
    expect(await modelCalls()).toHaveLength(times);
  });

  test("with another name: is asked once, and the mail comes without notes", async () => {
    const box = mailbox();
    const world = await readyWith(kickoff, modelWorld({ ...workersAi(), model: "@cf/gone" }));
    await sendTwice(world);
    expect(await modelCalls()).toMatchObject([{ call: null, status: 400 }]);
    expect(sentMails(box)).toHaveLength(1);
  });
});

test.each([
  [{}, "workers-ai"],
  [{ SUMMARY_MODEL: "@cf/meta/llama-3.1-8b-instruct" }, "workers-ai"],
  [{ SUMMARY_BASE_URL: "https://model.test/v1/", SUMMARY_MODEL: "m" }, "server"],
  [{ SUMMARY_BASE_URL: "https://model.test/v1" }, undefined],
  [{ SUMMARY: "off" }, undefined],
  [{ SUMMARY: "off", SUMMARY_BASE_URL: "https://model.test/v1", SUMMARY_MODEL: "m" }, undefined],
  [{ AI: undefined }, undefined],
])("the configuration %j chooses %s", (values, kind) => {
  const without = { SUMMARY_BASE_URL: "", SUMMARY_MODEL: "", SUMMARY: "" };
  const { summary: chosen } = readEnv({ ...bindings, AI: aiBinding, ...without, ...values });
  expect(chosen?.kind).toBe(kind);
});

describe("what people say is never an instruction", () => {
  test("orders that are carried out all the same are dropped", async () => {
    const box = mailbox();
    const world = await readyWith(injection);
    await order({ kind: "obedient" }, { kind: "obedient" });
    await sendTwice(world);
    const [before = ""] = (sentMails(box)[0]?.text ?? "").split("TRANSCRIPT");
    expect((await written())?.lines ?? []).not.toContainEqual(
      expect.objectContaining({ text: expect.stringMatching(/evil|http/) as string }),
    );
    expect(before).not.toMatch(/evil\.example|I transfer the money|For Eve/);
  });

  test("stands between two markers that nobody can have said", async () => {
    mailbox();
    const world = await readyWith(injection);
    await send(world);
    const [{ call } = { call: null }] = await modelCalls();
    const [system, user, ...others] = call?.messages ?? [];
    expect(others).toEqual([]);
    const [first = "", ...lines] = user?.content.split("\n") ?? [];
    const mark = /^<transcript ([\da-f-]{36})>$/.exec(first)?.[1] ?? "none";
    expect(lines.pop()).toBe(`</transcript ${mark}>`);
    expect(lines).toHaveLength(toTurns(spoken(injection)).length);
    expect(lines.join("\n")).not.toContain(mark);
    for (const line of lines) expect(line).toMatch(/^\[\d+\] [^:\n]+: /);
    expect(system?.content).not.toContain("evil");
  });

  test("nothing of it is logged, nor the key", async () => {
    const logged = vi.spyOn(console, "log").mockReturnValue();
    mailbox();
    const world = await readyWith();
    await order({ kind: "invented" });
    await sendTwice(world);
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/price list|Dana|summary-key/);
  });
});

describe("whatever dies or is done twice", () => {
  test("two workers: one writes, and nothing moves back", async () => {
    mailbox();
    const world = await readyWith();
    const message = await handed();
    const both = await Promise.all([writeNotes(world, message), writeNotes(world, message)]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["dropped", "sent"]);
    const before = await noteRows();
    await order({ kind: "status", status: 401 });
    expect(await writeNotes(world, message)).toEqual({ outcome: "dropped" });
    expect(await noteRows()).toEqual(before);
  });

  test("a model that kills whoever asks it is asked twice, and no more", async () => {
    mailbox();
    const world = await readyWith();
    expect(await writeNotes(world, { ...(await handed()), attempt: 3 })).toEqual({
      outcome: "dropped",
    });
    expect(await state()).toBe("given_up");
    expect(await modelCalls()).toEqual([]);
  });

  test.each(["delete", "opt-out"])("%s while the model thinks: nothing is stored", async (how) => {
    mailbox();
    const world = await readyWith();
    const [request] = await allNotetakers();
    const during: typeof fetch = async (...call) => {
      const answer = await fetch(...call);
      const act = hand(world);
      await (how === "delete"
        ? act.delete(request?.id ?? "")
        : act.optOut((await theNotetaker()).id));
      return answer;
    };
    const outcome = await writeNotes({ ...world, fetch: during }, await handed());
    expect(outcome).toEqual({ outcome: "dropped" });
    expect(await noteRows()).toEqual([]);
  });

  test("nor while the provider holds the deletion up", async () => {
    mailbox();
    const world = await readyWith();
    world.provider.alwaysFail("deleteMedia", refusal("retry"));
    const message = await handed();
    const during: typeof fetch = async (...call) => {
      const answer = await fetch(...call);
      await hand(world).delete((await allNotetakers())[0]?.id ?? "");
      return answer;
    };
    expect(await writeNotes({ ...world, fetch: during }, message)).toEqual({ outcome: "dropped" });
    expect(await noteRows()).toMatchObject([{ state: "asked", body: null }]);
  });

  test.each(["delete", "opt-out", "purge"])("after %s nothing is left", async (how) => {
    mailbox();
    const world = await readyWith();
    await send(world);
    expect(await state()).toBe("written");
    await db.update(notetakers).set({ speakerNames: '{"Sam":"Samuel"}' });
    const [request] = await allNotetakers();
    if (how === "delete") await hand(world).delete(request?.id ?? "");
    if (how === "opt-out") await hand(world).optOut((await theNotetaker()).id);
    if (how === "purge") {
      world.pass(8 * day);
      await runDue(world, "purge", plenty);
    }
    expect(await noteRows()).toEqual([]);
    expect(await theNotetaker()).toMatchObject({ status: "deleted", speakerNames: null });
  });

  test("a model that is switched off meanwhile leaves no notes", async () => {
    mailbox();
    const world = await readyWith();
    await send({ ...world, env: { ...world.env, summary: null } } as TestWorld);
    expect(await state()).toBe("given_up");
  });

  test("no mail waits behind a model that thinks", async () => {
    const box = mailbox();
    const world = await ready(modelWorld());
    world.provider.transcript = spoken(kickoff);
    await db.run("update outbox set due_at = 0 where kind = 'result'");
    const mailed = new Promise<void>((resolve) => {
      box.mockImplementation(async () => {
        resolve();
        return { messageId: "m" };
      });
    });
    const slow: typeof fetch = async (...call) => {
      await mailed;
      return fetch(...call);
    };
    await tickAt(world.time + minute, { ...world, fetch: slow, clock: world.clock });
    expect(box).toHaveBeenCalled();
    expect(await state()).toBe("written");
  });
});
