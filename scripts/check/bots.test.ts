import { withoutPictures } from "../../tests/simulators/frame/vendor.ts";
import { expect, test, vi } from "vitest";
import { createBotBody } from "../../app/notetaker/provider/recall/bot-body.server";
import { apiKey, setUpSimulator } from "../../tests/simulators/recall/test-setup";
import { checkUp, checkWorld, serve } from "../../tests/support/check";
import { botsSubject } from "./bots";

const simulator = setUpSimulator();

const world = (values: Record<string, string> = {}) =>
  checkWorld({ RECALL_BASE_URL: simulator().url, RECALL_API_KEY: apiKey, ...values });
const run = (given = world()) => checkUp(botsSubject("recall"), given);
const bots = () => simulator().control.state().bots;
const calls = () => simulator().control.state().calls;

test("books, finds and cancels one bot two days ahead, and leaves none", async () => {
  const { tally, text } = await run();
  expect(text).not.toContain("✗");
  expect(tally).toEqual({ ok: 4, failed: 0, skipped: 0 });
  expect(bots()).toEqual([]);
  expect(calls().map(({ method }) => method)).toEqual("GET POST GET GET DELETE GET".split(" "));
  const booked = calls().find(({ method }) => method === "POST")?.body as { join_at: string };
  const ahead = Date.parse(booked.join_at) - Date.now();
  expect(ahead / 3_600_000).toBeCloseTo(48, 1);
  // The provider remembers a key for an hour.
  expect((await run()).tally.failed).toBe(0);
});

test("the bot is booked with the site's own body, without a person's name", async () => {
  await run();
  const body = calls().find(({ method }) => method === "POST")?.body as ReturnType<
    typeof createBotBody
  >;
  const site = createBotBody(
    {
      notetakerId: "npm-run-check",
      revision: 0,
      meetingUrl: "https://meet.google.com/abc-defg-hij",
      botName: body.bot_name,
      joinAt: Date.parse((body as { join_at?: string }).join_at ?? ""),
      announcement: body.chat.on_bot_join.message,
      latecomerAnnouncement: body.chat.on_participant_join.message,
    },
    null,
  );
  expect(body).toEqual(withoutPictures(JSON.parse(JSON.stringify(site))));
  expect(body.chat.on_bot_join.message).toContain("https://www.acme.test/notetaker-opt-out?token=");
});

test("an unknown key fails with a hint at its region, and is not printed", async () => {
  const wrong = "another-key-of-another-region";
  const { tally, about, text } = await run(world({ RECALL_API_KEY: wrong }));
  expect(about("The key opens the account")).toMatch(
    /answers 401 with the words: .*It does not know this key[\s\S]*A key belongs to one region/,
  );
  expect(text).not.toContain(wrong);
  expect(tally).toEqual({ ok: 0, failed: 1, skipped: 2 });
});

test.each([
  [
    401,
    '{"detail":"Invalid token."}',
    "401 with the words: detail: Invalid token.",
    "A key belongs",
  ],
  [404, "<html>Not found</html>", "404 with a page instead of data", "Compare RECALL_BASE_URL"],
  [301, "", "301 without a word", "Compare RECALL_BASE_URL in wrangler.toml"],
])(
  "an address that answers %i is reported in its own words",
  async (status, body, expected, todo) => {
    const url = await serve((_, response) => {
      response.writeHead(status, { location: "https://elsewhere.test/" }).end(body);
    });
    const { about } = await run(world({ RECALL_BASE_URL: url }));
    expect(about("The key opens")).toContain(expected);
    expect(about("The key opens")).toContain(todo);
  },
);

test.each([
  [402, "The account has no credit left"],
  [403, "a firewall refuses the call"],
  [429, "Too many calls are being made"],
])("the answer %i to a booking is explained", async (status, expected) => {
  simulator().control.fault({ operation: "create_bot", fault: { kind: "status", status } });
  const { about, tally } = await run();
  expect(about("A bot is booked")).toContain(expected);
  expect(about("It is found")).toContain("not tried");
  expect(tally.failed).toBe(1);
});

test("a refused booking is reported with the field and the provider's words", async () => {
  const refusal = {
    automatic_leave: { everyone_left_timeout: { activate_after: ["Too small."] } },
  };
  const url = await serve((request, response) => {
    const isBooking = request.method === "POST";
    response.writeHead(isBooking ? 400 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(isBooking ? refusal : { next: null, results: [] }));
  });
  const { about } = await run(world({ RECALL_BASE_URL: url }));
  expect(about("A bot is booked")).toContain(
    "400 with the words: automatic_leave: everyone_left_timeout: activate_after: Too small.",
  );
});

test("a provider that ignores the filter is noticed", async () => {
  const { url } = simulator();
  await run();
  const tomorrow = new Date(Date.now() + 25 * 60 * 60_000).toISOString();
  const bot = { meeting_url: "https://meet.google.com/zzz-zzzz-zzz", join_at: tomorrow };
  const headers = {
    authorization: `Token ${apiKey}`,
    "user-agent": "a-test",
    "content-type": "application/json",
  };
  const init = { method: "POST", headers, body: JSON.stringify(bot) };
  expect((await fetch(`${url}/api/v1/bot/`, init)).status).toBe(201);
  const ignoring: typeof fetch = (input, more) => fetch(String(input).split("?")[0] ?? "", more);
  const { about } = await checkUp(botsSubject("recall"), { ...world(), fetch: ignoring });
  expect(about("It is found by the site's own mark")).toContain("it ignores the filter");
  expect(bots()).toHaveLength(1);
});

test("a bot that cannot be canceled is named with its time, and the next check cancels it", async () => {
  const refusing = { kind: "status", status: 500 } as const;
  simulator().control.fault({ operation: "delete_bot", times: 2, fault: refusing });
  const { about } = await run();
  const [leftBot] = bots();
  expect(about("Take back what was made")).toContain(
    `BOT ${leftBot?.id} IS LEFT at the provider and would join a meeting about `,
  );

  const again = await run();
  expect(again.about("The key opens the account")).toContain("1 left by an earlier check canceled");
  expect(again.tally.failed).toBe(0);
  expect(bots()).toEqual([]);
});

test("a bot whose booking got no answer is found and canceled", async () => {
  const lost = { kind: "reset", effect: "after" } as const;
  simulator().control.fault({ operation: "create_bot", fault: lost });
  const { about, text } = await run();
  expect(about("A bot is booked")).toContain("did not answer");
  expect(text).toContain("✓ Take back what was made");
  expect(bots()).toEqual([]);
});

test("a bot whose booking took too long is found and canceled", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let isBooked = () => {};
  const booked = new Promise<void>((resolve) => (isBooked = resolve));
  const bookWithoutAnswer: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (init?.method !== "POST") return answer;
    isBooked();
    return new Promise(() => {});
  };
  const values = { RECALL_BASE_URL: simulator().url, RECALL_API_KEY: apiKey };
  const running = run(checkWorld(values, { fetch: bookWithoutAnswer }));
  await booked;
  await vi.advanceTimersByTimeAsync(60_000);
  const { text } = await running;
  vi.useRealTimers();
  expect(text).toContain("did not end within");
  expect(text).toContain("✓ Take back what was made");
  expect(bots()).toEqual([]);
});

test("an address without a server fails with its host; without a key nothing is tried", async () => {
  const { about } = await run(world({ RECALL_BASE_URL: "http://127.0.0.1:9" }));
  expect(about("The key opens")).toContain("did not answer at 127.0.0.1:9");
  const { tally } = await checkUp(botsSubject("recall"), checkWorld({ RECALL_API_KEY: null }));
  expect(tally).toEqual({ ok: 0, failed: 0, skipped: 3 });
});
