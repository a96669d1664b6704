import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Answer } from "../../../app/notetaker/provider/bot-provider.ts";
import {
  startRecallSimulator,
  type RecallSimulator,
  type RecallSimulatorOptions,
} from "./recall-simulator.ts";

/** What the tests of the simulator and of the adapter share. */

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
