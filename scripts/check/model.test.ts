import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkUp, checkWorld } from "../../tests/support/check";
import { unpublishedSecrets } from "../../tests/support/unpublished-secrets";
import {
  startModelSimulator,
  type ModelSimulator,
} from "../../tests/simulators/model/model-simulator";
import { honest, transcriptIn } from "../../tests/simulators/model/model-answers";
import { readAiCall } from "../../tests/simulators/model/model-api-rules";
import type { CloudflareAnswer } from "../cloudflare/api";
import { model as subject } from "./model";

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
  return checkUp(subject, world);
};

test("a model that answers with the schema passes, also without a token limit", async () => {
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
  expect((await run({ SUMMARY: "off" })).text).toContain("has no notes");
  expect((await run({ SUMMARY_MODEL: null })).text).toContain("has no notes");
  expect(model.control.calls).toEqual([]);
});

describe("the platform's own model", () => {
  const name = "@cf/meta/llama-3.3-70b-instruct-fp8-fast";
  const values = { SUMMARY_BASE_URL: null, SUMMARY_MODEL: null };
  const runOn = (answer: (path: string, body?: object) => CloudflareAnswer) => {
    const asked: string[] = [];
    const cloudflare = {
      accounts: () => Promise.resolve(["an-account"]),
      ask(path: string, body?: object) {
        asked.push(path);
        return Promise.resolve(answer(path, body));
      },
    };
    const world = checkWorld(values, { cloudflare });
    return checkUp(subject, world).then((run) => ({ ...run, asked }));
  };

  test("is called over Cloudflare's API with the binding's inputs", async () => {
    const { tally, asked, text } = await runOn((_path, body) => {
      const call = readAiCall(name, body);
      if ("internalCode" in call) throw new Error(call.description);
      return {
        ok: true,
        result: { response: honest(transcriptIn(call.messages[1]?.content ?? "")) },
      };
    });
    expect(text).toContain("lines");
    expect(tally).toMatchObject({ ok: 1, failed: 0 });
    expect(asked).toEqual([`/accounts/an-account/ai/run/${name}`]);
  });

  test("fails with Cloudflare's own words", async () => {
    const message = "You have used up your daily free allocation of 10,000 neurons.";
    const { text } = await runOn(() => ({ ok: false, status: 429, codes: [3036], message }));
    expect(text).toContain(message);
    expect(text).toContain("SUMMARY_MODEL");
  });

  test("fails if the answer is not JSON", async () => {
    const { text } = await runOn(() => ({ ok: true, result: { response: "Sure!" } }));
    expect(text).toContain("no_json");
  });
});

test("a public site sends nothing over http", async () => {
  const { text } = await run({ SITE_URL: "https://www.acme.test" });
  expect(text).toContain("in the open");
  expect(model.control.calls).toEqual([]);
});

test("a wrong key, model name and address are each explained", async () => {
  const wrongKey = await run({ SUMMARY_API_KEY: "another-key-of-nobody" });
  expect(wrongKey.text).toContain("wrangler secret put SUMMARY_API_KEY");
  expect(wrongKey.text).not.toContain("another-key-of-nobody");
  expect((await run({ SUMMARY_MODEL: "gone" })).text).toContain("SUMMARY_MODEL must name a model");
  const nowhere = await run({ SUMMARY_BASE_URL: "http://127.0.0.1:9/v1" });
  expect(nowhere.text).toContain("did not answer at http://127.0.0.1:9/v1");
});

test("a model that ignores the schema and a model that is down are told apart", async () => {
  model.control.order({ answer: { kind: "wrong_schema" } });
  expect((await run()).text).toContain("wrong_schema");
  model.control.order({ answer: { kind: "status", status: 503 } });
  expect((await run()).text).toContain("The model answers 503");
});
