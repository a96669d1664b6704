import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checkUp, checkWorld } from "../../tests/support/check";
import { unpublishedSecrets } from "../../tests/support/unpublished-secrets";
import {
  startModelSimulator,
  type ModelSimulator,
} from "../../tests/simulators/model/model-simulator";
import { modelSubject } from "./model";

const { SUMMARY_API_KEY: apiKey } = unpublishedSecrets;
let model: ModelSimulator;

beforeAll(async () => {
  model = await startModelSimulator({ port: 0, apiKey });
});
beforeEach(() => model.control.reset());
afterAll(() => model.close());

const run = (values: Readonly<Record<string, string | null>> = {}) => {
  const site = { SITE_URL: "http://localhost:8787", SUMMARY_MODEL: "local-model" };
  const world = checkWorld({ ...site, SUMMARY_BASE_URL: model.url, ...values });
  return checkUp(modelSubject(), world);
};

test("a model that answers as the site asks is in order, also one that wants another limit", async () => {
  expect((await run()).tally).toMatchObject({ ok: 1, failed: 0 });
  model.control.refuseMaxTokens(true);
  expect((await run()).tally).toMatchObject({ ok: 1, failed: 0 });
  const limits = model.control.calls.map(({ call, status }) => [status, call?.max_tokens]);
  expect(limits).toEqual([
    [200, 4_000],
    [400, undefined],
    [200, undefined],
  ]);
});

test("without a model nothing is tried", async () => {
  expect((await run({ SUMMARY_BASE_URL: null })).text).toContain("has no notes");
  expect(model.control.calls).toEqual([]);
});

test("a public site sends nothing in the open", async () => {
  const { text } = await run({ SITE_URL: "https://www.acme.test" });
  expect(text).toContain("in the open");
  expect(model.control.calls).toEqual([]);
});

test("a wrong key, a wrong name and a wrong address each say what to do", async () => {
  const wrongKey = await run({ SUMMARY_API_KEY: "another-key-of-nobody" });
  expect(wrongKey.text).toContain("wrangler secret put SUMMARY_API_KEY");
  expect(wrongKey.text).not.toContain("another-key-of-nobody");
  expect((await run({ SUMMARY_MODEL: "gone" })).text).toContain("SUMMARY_MODEL is to name a model");
  const nowhere = await run({ SUMMARY_BASE_URL: "http://127.0.0.1:9/v1" });
  expect(nowhere.text).toContain("did not answer at http://127.0.0.1:9/v1");
});

test("a model that keeps to no schema is told from one that is away", async () => {
  model.control.order({ answer: { kind: "wrong_schema" } });
  expect((await run()).text).toContain("wrong_schema");
  model.control.order({ answer: { kind: "status", status: 503 } });
  expect((await run()).text).toContain("The model answers 503");
});
