import { expect, test } from "vitest";
import { RefusedAnswer, readRefusedAnswer } from "./refused-answer";

test.each([
  [new Response("down", { status: 503, statusText: "Service Unavailable" }), "503: down"],
  [new Response("", { status: 500, statusText: "Server Error" }), "500: Server Error"],
])(
  "a refusal's message is its status and its body, or its status text",
  async (response, message) => {
    expect(await readRefusedAnswer(response)).toMatchObject({ message });
  },
);

test.each([
  ['{"message":"Come back later."}', "Come back later."],
  ['{"message":""}', null],
  ['{"message":1}', null],
  ["null", null],
  ["down", null],
])("the message of %s is %j", (body, message) => {
  expect(new RefusedAnswer(503, body).bodyMessage).toBe(message);
});
