import { z } from "zod";
import type { SummaryServer } from "~/config/env.server";
import { userAgent } from "~/config/user-agent";
import { jsonOf, readAtMost } from "~/lib/crypto/bytes";
import { retryAfterMs } from "~/lib/http/retry-after";
import {
  answerSchema,
  callFor,
  type Drafted,
  failure,
  type NotesModel,
  readContent,
} from "./notes-model";

/**
 * A model behind OpenAI's chat completions, which vLLM, llama.cpp and Ollama answer as well
 * (https://platform.openai.com/docs/api-reference/chat/create). There is no idempotency key: a call whose answer
 * was lost is paid for twice at most.
 */
export function chatCompletions(server: SummaryServer, fetch: typeof globalThis.fetch): NotesModel {
  const format = {
    type: "json_schema",
    json_schema: { name: "meeting_notes", strict: true, schema: answerSchema },
  };
  return async (transcript, signal) => {
    const { max_tokens: most, ...call } = callFor(transcript);
    const body = { model: server.model, ...call, response_format: format };
    try {
      const answer = await post(server, fetch, { ...body, max_tokens: most }, signal);
      if (answer !== "other_limit") return answer;
      // Newer models of OpenAI refuse `max_tokens`; Ollama knows nothing else.
      const again = await post(server, fetch, { ...body, max_completion_tokens: most }, signal);
      return again === "other_limit" ? failure("http_400", { isFinal: true }) : again;
    } catch {
      return failure(signal.aborted ? "timeout" : "network");
    }
  };
}

const mostAnswerBytes = 200_000;
const mostRefusalBytes = 16_000;

async function post(
  { baseUrl, apiKey }: SummaryServer,
  fetch: typeof globalThis.fetch,
  body: unknown,
  signal: AbortSignal,
): Promise<Drafted | "other_limit"> {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: "POST",
    redirect: "manual",
    signal,
    headers: {
      accept: "application/json",
      "content-type": "application/json",
      "user-agent": userAgent,
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) return refusalOf(response);
  const bytes = await readAtMost(response.body, mostAnswerBytes);
  return bytes === null ? failure("answer_too_large") : readCompletion(jsonOf(bytes));
}

const refusal = z.object({ error: z.object({ param: z.string().nullish() }) });

const passing = [408, 409, 425, 429];

async function refusalOf(response: Response): Promise<Drafted | "other_limit"> {
  const { status, headers } = response;
  const bytes = await readAtMost(response.body, mostRefusalBytes);
  const said = refusal.safeParse(bytes === null ? null : jsonOf(bytes, { fatal: false }));
  if (status === 400 && said.data?.error.param === "max_tokens") return "other_limit";
  const isFinal = status < 500 && !passing.includes(status);
  return failure(`http_${status}`, { isFinal, retryAfterMs: retryAfterMs(headers) });
}

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

function readCompletion(value: unknown): Drafted {
  const [choice] = completion.safeParse(value).data?.choices ?? [];
  if (!choice) return failure("no_completion");
  const { finish_reason: ended, message } = choice;
  if (message.refusal) return failure("refused", { isFinal: true });
  if (ended === "content_filter") return failure("content_filter", { isFinal: true });
  return ended === "length" ? failure("cut_short") : readContent(message.content);
}
