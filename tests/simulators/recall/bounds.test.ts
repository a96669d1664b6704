import { describe, expect, test } from "vitest";
import { someBot } from "../../support/fake-provider.ts";
import { createBotBody } from "../../../app/notetaker/provider/recall/bot-body.server.ts";
import { botNameLimit, announcementLimit } from "../../../app/notetaker/mails/chat/announcement.ts";
import { lengthBounds, secondsBounds, type SecondsBound } from "./bounds.ts";
import { createBody, updateBody } from "./create-body.ts";
import { apiKey, setUpSimulator } from "./test-setup.ts";

const simulator = setUpSimulator();
type Json = Record<string, unknown>;

/** Our own body with one field of it set to `value`; the body is what production sends. */
function bodyWith(field: string, value: unknown): Json {
  const body = structuredClone(
    createBotBody(someBot(), "3f0c3a7e-0000-4000-8000-000000000000"),
  ) as Json;
  const names = field.split(".");
  const last = names.pop() ?? "";
  let within = body;
  for (const name of names) within = (within[name] ??= defaults(name)) as Json;
  within[last] = value;
  return body;
}

/** What a rule that we do not send needs beside the field in question. */
function defaults(name: string): Json {
  return name.endsWith("_detection") || name.startsWith("using_") ? { timeout: 60 } : {};
}

const fields = Object.entries(secondsBounds) as [string, SecondsBound][];
const lengths = Object.entries(lengthBounds);

describe("our body", () => {
  test.each([null, "3f0c3a7e-0000-4000-8000-000000000000"])("is accepted, login group %s", (id) => {
    const body = createBotBody(someBot({ joinAt: Date.now() + 3_600_000 }), id);
    expect(createBody.safeParse(body).error?.issues ?? []).toEqual([]);
    expect(updateBody.safeParse(body).success).toBe(true);
  });

  test("the body that was sent until November 2026 is refused, over HTTP and in the vendor's words", async () => {
    const { status, said } = await post(
      bodyWith("automatic_leave.everyone_left_timeout.activate_after", 0),
    );
    expect(status).toBe(400);
    expect(said).toEqual({
      automatic_leave: {
        everyone_left_timeout: {
          activate_after: ["Ensure this value is greater than or equal to 1."],
        },
      },
    });
  });

  test("our own limits are no wider than the vendor's", () => {
    expect(botNameLimit).toBeLessThanOrEqual(lengthBounds.bot_name);
    expect(announcementLimit).toBeLessThanOrEqual(lengthBounds["chat.on_bot_join.message"]);
  });
});

describe("each bound is the simulator's, and holds at its edge", () => {
  test.each(fields)("%s", async (field, { least, most }) => {
    expect(await isAccepted(field, least)).toBe(true);
    const outside: unknown[] = [least - 1, 0, -1, least + 0.5, String(least), null];
    if (most !== null) {
      expect(await isAccepted(field, most)).toBe(true);
      outside.push(most + 1);
    }
    for (const value of outside)
      expect([value, await isAccepted(field, value)]).toEqual([value, false]);
  });

  test.each(lengths.filter(([field]) => !field.endsWith("b64_data")))("%s", async (field, most) => {
    expect(await isAccepted(field, "x".repeat(most))).toBe(true);
    for (const value of ["x".repeat(most + 1), "", 7])
      expect(await isAccepted(field, value)).toBe(false);
  });

  test.each(lengths.filter(([field]) => field.endsWith("b64_data")))("%s", async (field, most) => {
    const jpeg = (length: number) => `/9j/${"A".repeat(length - 4)}`;
    expect(await isAccepted(field, jpeg(most))).toBe(true);
    for (const value of [jpeg(most + 4), "iVBORw0KGgo=", "/9j/ A", ""]) {
      expect(await isAccepted(field, value)).toBe(false);
    }
  });
});

test.each([
  ["an unknown field", "transcription_options", {}],
  ["an unknown field within a field", "automatic_leave.everyone_left", { timeout: 60 }],
  [
    "a rule about names without names",
    "automatic_leave.bot_detection.using_participant_names.matches",
    undefined,
  ],
  [
    "a greeting that does not say whether the host gets it",
    "chat.on_participant_join.exclude_host",
    undefined,
  ],
  ["a number where an object belongs", "automatic_leave.everyone_left_timeout", 60],
  ["metadata within metadata", "metadata.job", { id: "x" }],
  ["a login group that is no UUID", "google_meet.google_login_group_id", "group 1"],
])("%s is refused", async (_what, field, value) => {
  expect(await isAccepted(field, value)).toBe(false);
});

async function isAccepted(field: string, value: unknown): Promise<boolean> {
  simulator().control.reset();
  const { status, said } = await post(bodyWith(field, value));
  // A refusal names the field that is wrong.
  if (status === 400) expect(JSON.stringify(said)).toContain(field.split(".").at(-1));
  return status === 201;
}

async function post(body: Json) {
  const response = await fetch(`${simulator().url}/api/v1/bot/`, {
    method: "POST",
    headers: { authorization: `Token ${apiKey}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, said: await response.json() };
}
