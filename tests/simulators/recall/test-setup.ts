import type { IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Answer } from "../../../app/notetaker/provider/bot-provider.ts";
import { readBody, serve } from "../frame/http.ts";
import {
  startRecallSimulator,
  type RecallSimulator,
  type RecallSimulatorOptions,
} from "./recall-simulator.ts";

export const apiKey = "an-api-key-for-tests";
export const webhookSecret = `whsec_${btoa("a webhook secret for tests")}`;

/** A simulator for the tests of a file, emptied before each; bots move only by command. */
export function setUpSimulator(
  options: Partial<RecallSimulatorOptions> = {},
): () => RecallSimulator {
  let simulator: RecallSimulator | undefined;
  beforeAll(async () => {
    simulator = await startRecallSimulator({
      port: 0,
      apiKey,
      webhookSecret,
      webhookUrl: null,
      speed: 0,
      ...options,
    });
  });
  beforeEach(() => simulator?.control.reset());
  afterAll(() => simulator?.close());
  return () => {
    if (!simulator) throw new Error("the simulator runs only within tests");
    return simulator;
  };
}

export function value<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(`refused: ${answer.class} ${answer.code}`);
  return answer.value;
}

/** A receiver of webhooks; answers each message with the next of `statuses`, then with 200. */
export async function startReceiver(statuses: number[] = []) {
  const received: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  const { url, close } = await serve(0, async (request, response) => {
    received.push({ headers: request.headers, body: await readBody(request) });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  return { received, url: `${url}/`, close };
}
