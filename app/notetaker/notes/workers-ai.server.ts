import { z } from "zod";
import type { AiBinding } from "~/config/env.server";
import {
  answerSchema,
  callFor,
  type Failure,
  failure,
  type NotesModel,
  readContent,
} from "./notes-model";

/**
 * Calls Workers AI through the binding, without a key
 * (https://developers.cloudflare.com/workers-ai/features/json-mode/).
 */
export function workersAi(ai: AiBinding, model: string): NotesModel {
  return async (transcript, signal) => {
    const format = { type: "json_schema", json_schema: answerSchema };
    try {
      const inputs = { ...callFor(transcript), response_format: format };
      const { data } = answer.safeParse(await ai.run(model, inputs, { signal }));
      return data ? readContent(data.response) : failure("no_completion");
    } catch (error) {
      return signal.aborted ? failure("timeout") : refusalOf(error);
    }
  };
}

const answer = z.object({ response: z.unknown() });

/** Timeout, aborted, no capacity: https://developers.cloudflare.com/workers-ai/platform/errors/ */
const passing = ["3007", "3008", "3040"];

/** The binding throws "3040: No more data centers to forward the request to". */
function refusalOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : "";
  if (/JSON Mode couldn't be met/i.test(message)) return failure("json_mode");
  const [, code] = /^(\d{4}):/.exec(message) ?? [];
  return code === undefined
    ? failure("network")
    : failure(`ai_${code}`, { isFinal: !passing.includes(code) });
}
