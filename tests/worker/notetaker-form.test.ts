import { afterEach, expect, test } from "vitest";
import { createWorld, allNotetakers, start } from "../support/pipeline";
import { mintFormToken } from "~/components/forms/form-token.server";
import { notetaker } from "~/content/pages/notetaker";
import { notetakerFormId, postForm } from "~/notetaker/request/post-form.server";
import type { WithVisitor } from "~/world.server";

const { problems } = notetaker;
const pending: Promise<unknown>[] = [];

afterEach(() => Promise.all(pending.splice(0)));

const answers = { name: "Ada Lovelace", email: "ada@example.test", meetingLink: "abc-defg-hij" };

function visited() {
  const waitUntil = (work: Promise<unknown>) => void pending.push(work);
  return { ...createWorld(), network: "192.0.2.1", overLimit: false, waitUntil };
}

function post(fields: Record<string, string>): Request {
  return new Request("http://site.test/freenotetaker", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
}

/** Returns the answer's status and `Retry-After`, and what the form shows again. */
async function submit(fields: Record<string, string>, context: WithVisitor) {
  const answer = await postForm({ request: post(fields), context });
  if (!("init" in answer)) return { status: answer.status };
  const { status, headers } = answer.init ?? {};
  return { ...answer.data, status, pause: new Headers(headers).get("Retry-After") };
}

test("one rendered form is one request, however often it arrives", async () => {
  const world = visited();
  const formToken = await mintFormToken(world.env.siteSecret, notetakerFormId, start - 60_000);
  for (let time = 0; time < 3; time += 1) {
    expect(await submit({ ...answers, formToken }, world)).toEqual({ status: 303 });
  }
  expect(await allNotetakers()).toHaveLength(1);
});

const mistakes = { ...answers, name: " A ", isScheduled: "on", timezone: "UTC" };
const errors = {
  name: "Please enter your name",
  scheduledDate: "Please select a date",
  scheduledTime: "Please select a time",
};

test.each<[string, Record<string, string>, () => WithVisitor, object]>([
  ["with mistakes", mistakes, visited, { status: 422, pause: null, errors }],
  [
    "from a network that posts too fast",
    answers,
    () => ({ ...visited(), overLimit: true }),
    { status: 429, pause: "60", problem: problems.tooFast },
  ],
  [
    "that cannot be stored",
    answers,
    () => ({ ...visited(), provider: null }),
    { status: 503, pause: "30", problem: problems.unavailable },
  ],
])("a form %s comes back with every answer as it was typed", async (_why, typed, world, shown) => {
  const refused = { problem: null, errors: {}, typed, ...shown };
  expect(await submit({ ...typed, "__proto__.x": "1" }, world())).toEqual(refused);
  expect(await allNotetakers()).toEqual([]);
});
