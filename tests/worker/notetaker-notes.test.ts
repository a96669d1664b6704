import { env as bindings } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { controlsOf } from "../support/control";
import {
  mailbox,
  readByToken,
  verifyMailboxes,
  ready,
  send,
  sentMails,
  tokenIn,
} from "../support/delivery";
import { refusal, spoken } from "../support/fake-provider";
import {
  aiBinding,
  injection,
  kickoff,
  modelCalls,
  modelWorld,
  noteRows,
  planAnswers,
  readyWith,
  resetModel,
  summary,
  workersAi,
} from "../support/notes";
import {
  createWorld,
  day,
  db,
  minute,
  outboxRows,
  plenty,
  theNotetaker,
  type TestWorld,
} from "../support/pipeline";
import { open as openStatusPage } from "../support/status-page";
import { tickAt } from "../support/tick";
import { readEnv } from "~/config/env.server";
import { resultPages } from "~/content/words/results";
import { mailboxes, notetakers, outbox } from "~/db/schema.server";
import { mailTranscript } from "~/notetaker/changes/change.server";
import type { Notes } from "~/notetaker/notes/note";
import { writeNotes } from "~/notetaker/notes/write.server";
import { readNotes } from "~/notetaker/results/results.server";
import { toTurns } from "~/notetaker/results/transcript";
import { runDue } from "~/notetaker/pipeline/run-steps.server";

let box: ReturnType<typeof mailbox>;
beforeEach(async () => {
  await resetModel();
  box = mailbox();
});

const state = async () => (await noteRows())[0]?.state ?? null;
const written = async () => JSON.parse((await noteRows())[0]?.body ?? "null") as Notes | null;
const tasks = async () => (await written())?.lines.filter(({ kind }) => kind === "task");
const messageOf = async (kind: string) => (await outboxRows()).find((row) => row.kind === kind);
const texts = () => sentMails(box).map(({ text }) => text);
/** Runs two tries to get notes, and sends the mails that follow. */
async function sendTwice(world: TestWorld): Promise<void> {
  await send(world);
  world.pass(10_000);
  await send(world);
  await send(world);
}
/** The message that requests notes, as the outbox hands it over at its first try. */
const notesMessage = async () => {
  const row = await messageOf("notes");
  if (!row) throw new Error("no notes were requested");
  return { ...row, variant: null, attempt: 1 };
};
const unverifyMailbox = async () => {
  await db.delete(outbox);
  await db.delete(mailboxes);
};

describe("notes by a model", () => {
  test.each([
    ["another server", () => modelWorld()],
    ["the platform, with no key and no address", () => modelWorld(workersAi())],
  ])(
    "from %s are requested with the move to ready, and the mail begins with them",
    async (_whose, open) => {
      const world = await readyWith(kickoff, open());
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
      const [text = ""] = texts();
      world.provider.fail("getBot", refusal("retry"));
      const read = await readByToken(world, tokenIn(text), readNotes);
      expect(read, "also in an outage of the provider").toMatchObject({ ok: true, value: notes });
      // The built site has a provider that does not answer.
      const { html } = await openStatusPage(tokenIn(text));
      expect(html).toContain("I will send the price list on Thursday.");
      expect(html).toContain(resultPages.unavailable.text);
      expect(text).toMatch(/^Hi Ada,\n\nSUMMARY\n\n- /);
      expect(text).toMatch(/Dana at 00:00:41: http\S+\/notetaker-status\?token=[\w-]+#t=41\n/);
      expect(await modelCalls()).toHaveLength(1);
    },
  );

  test("hold the mail up for 80 seconds at most; it then goes without them", async () => {
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
    expect(texts()[0]).not.toContain("SUMMARY");
    expect(await state()).toBe("asked");
  });

  test("are not requested for an unverified mailbox, whose mail does not wait", async () => {
    const world = await readyWith(kickoff, createWorld());
    await unverifyMailbox();
    await db.update(notetakers).set({ status: "processing", nextStep: "poll", nextAt: 0 });
    await runDue({ ...world, env: { ...world.env, summary: summary() } }, "poll", plenty);
    expect((await theNotetaker()).status).toBe("ready");
    expect(await noteRows()).toEqual([]);
    expect(await messageOf("notes")).toBeUndefined();
    expect(await messageOf("result")).toMatchObject({ dueAt: world.time });
  });

  test("are not requested without a model, and the mail begins with its links", async () => {
    const world = await readyWith(kickoff, createWorld());
    await send(world);
    expect(await noteRows()).toEqual([]);
    expect(texts()[0]).toMatch(/^Hi Ada,\n\nYour recording, transcript and chat log are ready/);
  });

  test("are requested as soon as a mailbox is verified, once", async () => {
    const world = await readyWith(kickoff, createWorld());
    await unverifyMailbox();
    const { fetch } = modelWorld();
    const withModel = { ...world, env: { ...world.env, summary: summary() }, fetch };
    const { id } = await theNotetaker();
    await mailTranscript(withModel, id);
    expect(await noteRows()).toEqual([]);
    await db.delete(outbox);
    await verifyMailboxes("ada@example.test");
    await mailTranscript(withModel, id);
    expect(await messageOf("result")).toMatchObject({ dueAt: world.time + 80_000 });
    await mailTranscript(withModel, id);
    await send(withModel);
    await send(withModel);
    expect(texts().map((text) => text.includes("SUMMARY"))).toEqual([true]);
    expect(await modelCalls()).toHaveLength(1);
  });

  const talk = "We talked about the numbers of last month for quite a while and then went on.";
  test.each([
    ["English", talk, () => modelWorld()],
    [
      "Thai",
      "เราคุยกันเรื่องตัวเลขของเดือนที่แล้วอยู่นานและทุกคนเห็นด้วยกับแผนใหม่ ",
      () => modelWorld(workersAi()),
    ],
  ])(
    "hold two hours of %s in overlapping parts that fit, and no line twice",
    async (_language, words, open) => {
      const script = Array.from({ length: 1_400 }, (_, index) => {
        const said = index === 700 ? "I will call Dana on Friday." : `${words} ${index}`;
        return [index, index % 2 ? "Maya" : "Sam", said] as const;
      });
      await send(await readyWith(script, open()));
      const statuses = (await modelCalls()).map(({ status }) => status);
      expect(statuses.length).toBeGreaterThan(2);
      expect(new Set(statuses)).toEqual(new Set([200]));
      expect(await tasks()).toMatchObject([{ at: 700, due: "Friday" }]);
    },
  );

  test("have each line once if the model repeats its lines up to 50 KB", async () => {
    const world = await readyWith();
    await planAnswers({ kind: "huge" });
    await send(world);
    expect((await written())?.lines.length).toBeLessThan(10);
  });
});

describe("a model that goes wrong", () => {
  test.each([
    ["invented", "nothing_proven"],
    ["truncated", "no_json"],
    ["length", "cut_short"],
    ["wrong_schema", "wrong_schema"],
    ["endless", "answer_too_large"],
    ["error_in_200", "no_completion"],
  ] as const)("%s: after two tries the mail goes without notes", async (kind, code) => {
    const logged = vi.spyOn(console, "log").mockReturnValue();
    const world = await readyWith();
    await planAnswers({ kind }, { kind });
    await sendTwice(world);
    expect(await modelCalls()).toHaveLength(2);
    expect(await noteRows()).toMatchObject([{ state: "given_up", body: null }]);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ event: "notes.given_up", code }));
    expect(texts()[0]).not.toMatch(/SUMMARY|fire Dana/);
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/price list|Dana|summary-key/);
  });

  test.each([
    [{ kind: "status", status: 401 }, 1],
    [{ kind: "status", status: 404 }, 1],
    // The same try asks again with the other name of the token limit.
    [{ kind: "status", status: 400 }, 2],
    [{ kind: "status", status: 429, retryAfterSeconds: 3_600 }, 1],
    [{ kind: "refusal" }, 1],
    [{ kind: "nothing" }, 1],
  ] as const)("%j is given up in one try", async (answer, calls) => {
    const world = await readyWith();
    await planAnswers(...Array<typeof answer>(calls).fill(answer));
    await send(world);
    expect(await modelCalls()).toHaveLength(calls);
    expect(await state()).toBe("given_up");
    await send(world);
    expect(texts()[0]).not.toContain("SUMMARY");
  });

  test.each([429, 500, 503])(
    "that answers %d is asked once more, after its Retry-After of 20 s",
    async (status) => {
      const world = await readyWith();
      await planAnswers({ kind: "status", status, retryAfterSeconds: 20 });
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

  test("that never answers is given up after the time limit", async () => {
    const world = await readyWith();
    const time = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
    await planAnswers({ kind: "hang" });
    const sending = send(world);
    await vi.waitFor(async () => expect(await modelCalls()).toHaveLength(1));
    time.abort();
    await sending;
    expect(await messageOf("notes")).toMatchObject({ state: "pending", lastError: "timeout" });
  });

  test("that cannot be reached does not keep the mail from being sent", async () => {
    const nobody = { ...summary(), baseUrl: "http://127.0.0.1:9/v1" };
    await sendTwice(await readyWith(kickoff, modelWorld(nobody)));
    expect(await state()).toBe("given_up");
    expect(texts()[0]).not.toContain("SUMMARY");
  });

  test.each([
    [3040, "No more data centers to forward the request to", 2],
    [3007, "Request timeout", 2],
    [5024, "JSON Mode couldn't be met", 2],
    [3036, "You have used up your daily free allocation of 10,000 neurons.", 1],
    [5016, "User has not agreed to Llama3.2 model terms", 1],
  ])("of the platform that answers %d (%s) is asked %d times", async (code, description, times) => {
    const world = await readyWith(kickoff, modelWorld(workersAi()));
    await planAnswers(
      { kind: "ai_error", code, description },
      { kind: "ai_error", code, description },
    );
    await sendTwice(world);
    expect(await state()).toBe("given_up");
    expect(await modelCalls()).toHaveLength(times);
  });

  test("raises the alarm after three meetings in a row, not after one", async () => {
    const logged = vi.spyOn(console, "log").mockReturnValue();
    const alarms = () =>
      logged.mock.calls.filter(([entry]) => (entry as { event: string }).event === "notes.failing");
    const world = await readyWith();
    await planAnswers({ kind: "status", status: 401 });
    await send(world);
    expect(alarms()).toHaveLength(0);
    await db.run(
      "insert into notetaker_notes (notetaker_id, state, created_at, finished_at) values ('a', 'given_up', 0, 1), ('b', 'given_up', 0, 2)",
    );
    await db.run(
      "update notetaker_notes set state = 'asked', finished_at = null where notetaker_id not in ('a', 'b')",
    );
    await planAnswers({ kind: "status", status: 401 });
    await writeNotes(world, await notesMessage());
    expect(alarms()).toEqual([[expect.objectContaining({ code: "http_401" })]]);
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
  test("lines by which the model obeyed it are dropped", async () => {
    const world = await readyWith(injection);
    await planAnswers({ kind: "obedient" }, { kind: "obedient" });
    await sendTwice(world);
    const [before = ""] = (texts()[0] ?? "").split("TRANSCRIPT");
    expect(JSON.stringify(await written())).not.toMatch(/"text":"[^"]*(?:evil|http)/);
    expect(before).not.toMatch(/evil\.example|I transfer the money|For Eve/);
  });

  test("stands between two markers that nobody can have said", async () => {
    await send(await readyWith(injection));
    const [asked] = await modelCalls();
    const [system, user, ...others] = asked?.call?.messages ?? [];
    expect(others).toEqual([]);
    const [first = "", ...lines] = user?.content.split("\n") ?? [];
    const mark = /^<transcript ([\da-f-]{36})>$/.exec(first)?.[1] ?? "none";
    expect(lines.pop()).toBe(`</transcript ${mark}>`);
    expect(lines).toHaveLength(toTurns(spoken(injection)).length);
    expect(lines.join("\n")).not.toContain(mark);
    for (const line of lines) expect(line).toMatch(/^\[\d+\] [^:\n]+: /);
    expect(system?.content).not.toContain("evil");
  });
});

describe("notes, when work dies or is repeated", () => {
  test("are written by one of two workers, and no later answer replaces them", async () => {
    const world = await readyWith();
    const message = await notesMessage();
    const both = await Promise.all([writeNotes(world, message), writeNotes(world, message)]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["dropped", "sent"]);
    const before = await noteRows();
    await planAnswers({ kind: "status", status: 401 });
    expect(await writeNotes(world, message)).toEqual({ outcome: "dropped" });
    expect(await noteRows()).toEqual(before);
  });

  test("are requested twice at most if the model kills the Worker that asks", async () => {
    const world = await readyWith();
    const third = { ...(await notesMessage()), attempt: 3 };
    expect(await writeNotes(world, third)).toEqual({ outcome: "dropped" });
    expect(await state()).toBe("given_up");
    expect(await modelCalls()).toEqual([]);
  });

  test.each([
    ["deleted", "delete", false],
    ["objected to", "optOut", false],
    ["deleted, but the provider cannot delete now,", "delete", true],
  ] as const)(
    "are not stored if everything is %s while the model thinks",
    async (_what, how, isHeldUp) => {
      const world = await readyWith();
      if (isHeldUp) world.provider.alwaysFail("deleteMedia", refusal("retry"));
      const { id } = await theNotetaker();
      const during: typeof fetch = async (...call) => {
        const answer = await fetch(...call);
        await controlsOf(world)[how](id);
        return answer;
      };
      const outcome = await writeNotes({ ...world, fetch: during }, await notesMessage());
      expect(outcome).toEqual({ outcome: "dropped" });
      const left = isHeldUp ? [{ state: "asked", body: null }] : [];
      expect(await noteRows()).toMatchObject(left);
      expect(await noteRows()).toHaveLength(left.length);
    },
  );

  test.each(["delete", "optOut", "purge"] as const)("are gone after %s", async (how) => {
    const world = await readyWith();
    await send(world);
    expect(await state()).toBe("written");
    await db.update(notetakers).set({ speakerNames: '{"Sam":"Samuel"}' });
    const { id } = await theNotetaker();
    if (how === "purge") {
      world.pass(8 * day);
      await runDue(world, "purge", plenty);
    } else await controlsOf(world)[how](id);
    expect(await noteRows()).toEqual([]);
    expect(await theNotetaker()).toMatchObject({ status: "deleted", speakerNames: null });
  });

  test("are given up if the model is switched off meanwhile", async () => {
    const world = await readyWith();
    await send({ ...world, env: { ...world.env, summary: null } } as TestWorld);
    expect(await state()).toBe("given_up");
  });

  test("do not hold up other mails while the model thinks", async () => {
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
