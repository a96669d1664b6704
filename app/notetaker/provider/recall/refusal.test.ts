import { beforeAll, describe, expect, test, vi } from "vitest";
import { retryAfterMs } from "~/lib/http/retry-after";
import { apiKey, setUpSimulator } from "../../../../tests/simulators/recall/test-setup";
import { someBot } from "../../../../tests/support/fake-provider";
import type { BotProvider, RefusalClass } from "../bot-provider";
import { createRecallProvider } from "./recall.server";

const simulator = setUpSimulator();
let provider: BotProvider;
beforeAll(() => {
  provider = createRecallProvider({ baseUrl: simulator().url, apiKey }, fetch);
});

/** A call whose time is over as soon as the simulator has heard it. */
async function givenUp<Outcome>(call: () => Promise<Outcome>): Promise<Outcome> {
  const time = new AbortController();
  const spy = vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
  const heard = () => simulator().control.state().calls.length;
  const before = heard();
  const answer = call();
  await vi.waitFor(() => expect(heard()).toBeGreaterThan(before), { interval: 1 });
  time.abort();
  spy.mockRestore();
  return answer;
}

describe("each refusal asks something else of us", () => {
  const classes: readonly (readonly [number, RefusalClass])[] = [
    [400, "permanent"],
    [401, "paused"],
    [402, "paused"],
    [403, "permanent"],
    [404, "gone"],
    [405, "dispatched"],
    [408, "retry"],
    [409, "retry"],
    [410, "gone"],
    [418, "permanent"],
    [422, "permanent"],
    [425, "retry"],
    [429, "retry"],
    [500, "ambiguous"],
    [501, "ambiguous"],
    [502, "retry"],
    [503, "retry"],
    [504, "retry"],
    [507, "retry_new_key"],
    [520, "ambiguous"],
    [301, "paused"],
    [307, "paused"],
  ];
  test.each(classes)("%i is %s", async (status, expected) => {
    simulator().control.fault({ operation: "*", fault: { kind: "status", status } });
    const answer = await provider.createBot(someBot(), "k");
    expect(answer).toMatchObject({ ok: false, class: expected, status });
  });

  const calls: Record<string, () => Promise<unknown>> = {
    createBot: () => provider.createBot(someBot(), "k"),
    findBots: () => provider.findBots("job-1"),
    getBot: () => provider.getBot("b"),
    deleteBot: () => provider.deleteBot("b"),
    leaveCall: () => provider.leaveCall("b"),
    deleteMedia: () => provider.deleteMedia("b"),
    requestTranscript: () => provider.requestTranscript("r", "k"),
    fetchTranscript: () => provider.fetchTranscript(`${simulator().url}/media/r/transcript.json`),
    fetchParticipantEvents: () =>
      provider.fetchParticipantEvents(`${simulator().url}/media/r/participant_events.json`),
  };
  test.each(Object.entries(calls))("%s answers a refusal and never throws", async (_name, call) => {
    for (const status of [429, 500, 503]) {
      simulator().control.fault({ operation: "*", fault: { kind: "status", status } });
      expect(await call()).toMatchObject({ ok: false, status });
    }
    simulator().control.fault({ operation: "*", fault: { kind: "reset", effect: "before" } });
    const unknown = { class: "ambiguous", status: null };
    expect(await call()).toMatchObject({ ...unknown, code: "network" });
    simulator().control.fault({ operation: "*", fault: { kind: "timeout", effect: "before" } });
    expect(await givenUp(call)).toMatchObject({ ...unknown, code: "timeout" });
  });

  test("the firewall's page is not read as JSON", async () => {
    const link = someBot({ announcement: "See http://localhost/about" });
    expect(await provider.createBot(link, "k")).toEqual({
      ok: false,
      class: "permanent",
      status: 403,
      retryAfterMs: null,
      code: "http_403",
    });
  });

  test("a page is not read as JSON even if it could be", async () => {
    const page = createRecallProvider({ baseUrl: simulator().url, apiKey }, () =>
      Promise.resolve(
        new Response('{"code":"looks_like_one"}', {
          status: 403,
          headers: { "content-type": "text/html" },
        }),
      ),
    );
    expect(await page.getBot("b")).toMatchObject({ class: "permanent", code: "http_403" });
  });

  test("a wrong key pauses", async () => {
    const config = { baseUrl: simulator().url, apiKey: "another-key" };
    const answer = await createRecallProvider(config, fetch).getBot("b");
    expect(answer).toMatchObject({ class: "paused", code: "http_401", said: "Invalid token." });
  });

  test("the provider's code is kept, its words are not", async () => {
    const past = someBot({ joinAt: Date.now() - 60_000 });
    expect(await provider.createBot(past, "k")).toMatchObject({ code: "http_400" });
    const fault = { kind: "status", status: 400, code: "Meeting of Ann <ann@x.org>" } as const;
    simulator().control.fault({ operation: "create_bot", fault });
    expect(await provider.createBot(someBot(), "k2")).toMatchObject({ code: "http_400" });
  });
});

describe("Retry-After", () => {
  test("is read as seconds", async () => {
    refuseWith({ retryAfterSeconds: 30 });
    expect(await provider.getBot("b")).toMatchObject({ class: "retry", retryAfterMs: 30_000 });
  });

  test("is read as a date, against the answer's own clock", async () => {
    await simulator().control.advance(86_400_000);
    refuseWith({ retryAfterSeconds: 90, retryAfterAs: "date" });
    const answer = await provider.getBot("b");
    expect(answer.ok ? null : answer.retryAfterMs).toBeCloseTo(90_000, -4);
  });

  test.each(["", "soon", "-5", "1.5", "Fri, 20 Foo 2026 12:00:00 GMT", "9".repeat(20)])(
    "%j is none",
    (value) => {
      const date = "Fri, 20 Nov 2026 12:00:00 GMT";
      expect(retryAfterMs(new Headers({ "retry-after": value, date }))).toBeNull();
    },
  );

  test("a date that has passed means now; one without the answer's date means nothing", () => {
    const past = "Fri, 20 Nov 2026 11:59:00 GMT";
    const date = "Fri, 20 Nov 2026 12:00:00 GMT";
    expect(retryAfterMs(new Headers({ "retry-after": past, date }))).toBe(0);
    expect(retryAfterMs(new Headers({ "retry-after": date }))).toBeNull();
  });

  test("the provider's own limit of 60 bots a minute says how long to wait", async () => {
    for (let call = 0; call < 60; call += 1) await provider.findBots("job-1");
    const answer = await provider.findBots("job-1");
    expect(answer).toMatchObject({ class: "retry", status: 429 });
    expect(answer.ok ? 0 : answer.retryAfterMs).toBeGreaterThan(0);
    await simulator().control.advance(60_000);
    expect(await provider.findBots("job-1")).toMatchObject({ ok: true });
  });
});

describe("an answer that never came", () => {
  test.each(["timeout", "reset"] as const)(
    "%s after the effect leaves a bot that the job id finds",
    async (kind) => {
      simulator().control.fault({ operation: "create_bot", fault: { kind, effect: "after" } });
      const create = () => provider.createBot(someBot(), "k");
      const answer = await (kind === "timeout" ? givenUp(create) : create());
      expect(answer).toMatchObject({ class: "ambiguous" });
      const found = await provider.findBots("job-1");
      expect(found.ok && found.value).toHaveLength(1);
      const again = await provider.createBot(someBot(), "k");
      expect(again.ok && again.value.botId).toBe(simulator().control.state().bots[0]?.id);
      expect(simulator().control.state().bots).toHaveLength(1);
    },
  );

  test("a 2xx that cannot be read may have had its effect", async () => {
    simulator().control.fault({ operation: "create_bot", fault: { kind: "garbage" } });
    const answer = await provider.createBot(someBot(), "k");
    expect(answer).toMatchObject({ class: "ambiguous", code: "unreadable_answer", status: 200 });
    expect(simulator().control.state().bots).toHaveLength(1);
  });

  test("a 2xx of another shape may have had its effect", async () => {
    const odd = createRecallProvider({ baseUrl: simulator().url, apiKey }, () =>
      Promise.resolve(Response.json({ bot: "b1" })),
    );
    expect(await odd.createBot(someBot(), "k")).toMatchObject({ code: "unexpected_shape" });
  });

  test("a body that stops half-way is an answer that never came", async () => {
    const time = new AbortController();
    const spy = vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
    const hanging = createRecallProvider({ baseUrl: simulator().url, apiKey }, () => {
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"id":'));
          time.signal.addEventListener("abort", () => stream.error(new Error("aborted")));
          queueMicrotask(() => time.abort());
        },
      });
      return Promise.resolve(new Response(body));
    });
    expect(await hanging.getBot("b")).toMatchObject({ class: "ambiguous", code: "timeout" });
    spy.mockRestore();
  });

  test("after 507 the same key repeats the refusal and a new one gets the bot", async () => {
    simulator().control.fault({ operation: "create_bot", fault: { kind: "status", status: 507 } });
    expect(await provider.createBot(someBot(), "job-1.0")).toMatchObject({
      class: "retry_new_key",
    });
    expect(await provider.createBot(someBot(), "job-1.0")).toMatchObject({
      class: "retry_new_key",
    });
    expect(await provider.createBot(someBot(), "job-1.1")).toMatchObject({ ok: true });
  });

  test("a repeat while the first call is still at work meets 409", async () => {
    simulator().control.fault({
      operation: "create_bot",
      fault: { kind: "slow", milliseconds: 1_000 },
    });
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    // Whichever comes first is the slow one, and goes on once the other has its answer.
    const both = [provider.createBot(someBot(), "k"), provider.createBot(someBot(), "k")];
    await Promise.race(both);
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    const answers = (await Promise.all(both)).toSorted((a, b) => Number(b.ok) - Number(a.ok));
    expect(answers).toMatchObject([{ ok: true }, { class: "retry", status: 409 }]);
    expect(simulator().control.state().bots).toHaveLength(1);
  });
});

function refuseWith(retryAfter: { retryAfterSeconds: number; retryAfterAs?: "seconds" | "date" }) {
  const fault = { kind: "status", status: 429, ...retryAfter } as const;
  simulator().control.fault({ operation: "get_bot", fault });
}
