import { z } from "zod";
import type { AiBinding } from "~/config/env.server";
import { answerSchema, callFor, NoNotes, type NotesModel, readContent } from "./notes-model";

/**
 * Calls Workers AI through the binding, without a key
 * (https://developers.cloudflare.com/workers-ai/features/json-mode/).
 */
export function workersAi(ai: AiBinding, model: string): NotesModel {
  return async (transcript, signal) => {
    const format = { type: "json_schema", json_schema: answerSchema };
    const inputs = { ...callFor(transcript), response_format: format };
    const output = await ai.run(model, inputs, { signal }).catch((error: unknown) => {
      throw signal.aborted ? new NoNotes("timeout") : refusalOf(error);
    });
    const { data } = answer.safeParse(output);
    if (!data) throw new NoNotes("no_completion");
    return readContent(data.response);
  };
}

const answer = z.object({ response: z.unknown() });

/** Timeout, aborted and no capacity (https://developers.cloudflare.com/workers-ai/platform/errors/). */
const temporaryCodes = ["3007", "3008", "3040"];

/** The binding throws "3040: No more data centers to forward the request to". */
function refusalOf(error: unknown): NoNotes {
  const message = error instanceof Error ? error.message : "";
  if (/JSON Mode couldn't be met/i.test(message)) return new NoNotes("json_mode");
  const [, code] = /^(\d{4}):/.exec(message) ?? [];
  if (code === undefined) return new NoNotes("network");
  return new NoNotes(`ai_${code}`, { isFinal: !temporaryCodes.includes(code) });
}
