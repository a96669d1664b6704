import { afterEach, expect, test } from "vitest";
import { createWorld, allNotetakers, start } from "../support/pipeline";
import { mintFormToken } from "~/components/forms/form-token.server";
import { notetakerFormId, postForm } from "~/notetaker/request/post-form.server";

const pending: Promise<unknown>[] = [];

afterEach(() => Promise.all(pending.splice(0)));

const answers = { name: "Ada Lovelace", email: "ada@example.test", meetingLink: "abc-defg-hij" };
const client = { network: "192.0.2.1", overLimit: false };

function visited() {
  const waitUntil = (work: Promise<unknown>) => void pending.push(work);
  return { ...createWorld(), ...client, waitUntil };
}

function post(fields: Record<string, string>): Request {
  return new Request("http://site.test/freenotetaker", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
}

test("one rendered form is one request, however often it arrives", async () => {
  const world = visited();
  const formToken = await mintFormToken(world.env.siteSecret, notetakerFormId, start - 60_000);
  for (let time = 0; time < 3; time += 1) {
    const result = await postForm(post({ ...answers, formToken }), world);
    expect(result.outcome).toBe("taken");
  }
  expect(await allNotetakers()).toHaveLength(1);
});

test("mistakes come back with every answer as it was typed", async () => {
  const typed = { ...answers, name: " A ", isScheduled: "on", timezone: "UTC" };
  const result = await postForm(post({ ...typed, "__proto__.x": "1" }), {
    ...createWorld(),
    ...client,
  });
  expect(result).toEqual({
    outcome: "refused",
    refusal: {
      status: 422,
      retryAfterSeconds: null,
      problem: null,
      errors: {
        name: "Please enter your name",
        scheduledDate: "Please select a date",
        scheduledTime: "Please select a time",
      },
      kept: typed,
    },
  });
  expect(await allNotetakers()).toEqual([]);
});

test("a network that posts too fast is told so, with its answers kept", async () => {
  const result = await postForm(post(answers), { ...visited(), overLimit: true });
  expect(result).toMatchObject({
    refusal: { status: 429, retryAfterSeconds: 60, kept: answers },
  });
  expect(await allNotetakers()).toEqual([]);
});

test("while nothing can be stored the answers are kept and nothing is called sent", async () => {
  const world = visited();
  const off = { ...world, env: { ...world.env, recall: null }, provider: null };
  const result = await postForm(post(answers), off);
  expect(result).toMatchObject({ refusal: { status: 503, kept: answers } });
  expect(JSON.stringify(result)).toContain("Nothing was sent");
});
