import { z } from "zod";
import type { SummaryServer } from "~/config/env.server";
import { userAgent } from "~/config/user-agent";
import { jsonOf, readAtMost } from "~/lib/crypto/bytes";
import { retryAfterMs } from "~/lib/http/retry-after";
import {
  answerSchema,
  callFor,
  type Drafts,
  NoNotes,
  type NotesModel,
  readContent,
} from "./notes-model";

/**
 * A model behind OpenAI's chat completions, which vLLM, llama.cpp and Ollama answer as well
 * (https://platform.openai.com/docs/api-reference/chat/create). The API has no idempotency key: if
 * an answer is lost, the call is repeated, and paid for again, at most once.
 */
export function chatCompletions(
  { baseUrl, model, apiKey }: SummaryServer,
  fetch: typeof globalThis.fetch,
): NotesModel {
  const json_schema = { name: "meeting_notes", strict: true, schema: answerSchema };
  const response_format = { type: "json_schema", json_schema };
  const headers = new Headers({
    accept: "application/json",
    "content-type": "application/json",
    "user-agent": userAgent,
  });
  if (apiKey !== null) headers.set("authorization", `Bearer ${apiKey}`);
  const post = (call: object, signal: AbortSignal) => {
    const body = JSON.stringify({ model, ...call, response_format });
    const request = { method: "POST", redirect: "manual", signal, headers, body } as const;
    return fetch(`${baseUrl}/chat/completions`, request);
  };
  return async (transcript, signal) => {
    const { max_tokens: limit, ...call } = callFor(transcript);
    try {
      const first = await post({ ...call, max_tokens: limit }, signal);
      if (first.status !== 400) return await readAnswer(first);
      // Ollama knows only `max_tokens`, which newer models of OpenAI refuse.
      await first.body?.cancel();
      return await readAnswer(await post({ ...call, max_completion_tokens: limit }, signal));
    } catch (error) {
      if (error instanceof NoNotes) throw error;
      throw new NoNotes(signal.aborted ? "timeout" : "network");
    }
  };
}

const maxAnswerBytes = 200_000;
const temporaryStatuses = [408, 409, 425, 429];

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.unknown(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

async function readAnswer({ ok, status, headers, body }: Response): Promise<Drafts> {
  if (!ok) {
    await body?.cancel();
    const isFinal = status < 500 && !temporaryStatuses.includes(status);
    throw new NoNotes(`http_${status}`, { isFinal, retryAfterMs: retryAfterMs(headers) ?? 0 });
  }
  const bytes = await readAtMost(body, maxAnswerBytes);
  if (bytes === null) throw new NoNotes("answer_too_large");
  const [choice] = completion.safeParse(jsonOf(bytes)).data?.choices ?? [];
  if (!choice) throw new NoNotes("no_completion");
  const { finish_reason: endReason, message } = choice;
  if (message.refusal) throw new NoNotes("refused", { isFinal: true });
  if (endReason === "content_filter") throw new NoNotes("content_filter", { isFinal: true });
  if (endReason === "length") throw new NoNotes("cut_short");
  return readContent(message.content);
}
