import { createServer, type IncomingHttpHeaders } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Answer } from "../../../app/notetaker/provider/bot-provider.ts";
import {
  startRecallSimulator,
  type RecallSimulator,
  type RecallSimulatorOptions,
} from "./recall-simulator.ts";

/** Set-up of tests of the simulator and the adapter. */

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

export type Received = { readonly headers: IncomingHttpHeaders; readonly body: string };

/** A receiver of webhooks; answers each message with the next of `statuses`, then with 200. */
export async function startReceiver(statuses: number[] = []) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
