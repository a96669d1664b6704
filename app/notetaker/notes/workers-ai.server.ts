import { z } from "zod";
import type { AiBinding } from "~/config/env.server";
import { readContent } from "./draft";
import { answerSchema, callFor } from "./prompt";
import { type Failure, failure, type Summariser } from "./summariser";

/**
 * A model of Workers AI, through the Worker's own binding and without a key. Its `json_schema` is the schema
 * itself, without OpenAI's name and `strict`, and it answers with the object
 * (https://developers.cloudflare.com/workers-ai/features/json-mode/).
 */
export function workersAi(ai: AiBinding, model: string): Summariser {
  return {
    async draft(transcript, signal) {
      const format = { type: "json_schema", json_schema: answerSchema };
      const inputs = { ...callFor(transcript), response_format: format };
      try {
        const { data } = answer.safeParse(await ai.run(model, inputs, { signal }));
        return data ? readContent(data.response) : failure("no_completion");
      } catch (error) {
        return signal.aborted ? failure("timeout") : refusalOf(error);
      }
    },
  };
}

const answer = z.object({ response: z.unknown() });

/** Timeout, aborted, no capacity just now: https://developers.cloudflare.com/workers-ai/platform/errors/ */
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
