import { z } from "zod";
import type { SummaryConfig } from "~/config/service-env.server";
import { userAgent } from "~/config/user-agent";
import { jsonOf, readAtMost } from "~/lib/crypto/bytes";
import { retryAfterMs } from "~/lib/http/retry-after";
import { readDraft } from "./draft";
import { answerSchema, promptFor } from "./prompt";
import { failure, type Drafted, type Failure, type Summariser } from "./summariser";

/**
 * A model behind the chat completions call of OpenAI's API, which Workers AI, hosted vendors, vLLM,
 * llama.cpp and Ollama all answer
 * (https://platform.openai.com/docs/api-reference/chat/create,
 * https://developers.cloudflare.com/workers-ai/configuration/open-ai-compatibility/). The call has no
 * idempotency key: a call whose answer was lost is paid for, and made once more at most.
 */
export function chatCompletions(config: SummaryConfig, fetch: typeof globalThis.fetch): Summariser {
  return {
    async draft(part, signal) {
      const { system, user } = promptFor(part, crypto.randomUUID());
      const body = bodyOf(config.model, system, user);
      try {
        const answer = await post(config, fetch, { ...body, max_tokens: mostAnswerTokens }, signal);
        if (answer !== "other_limit") return answer;
        const limited = { ...body, max_completion_tokens: mostAnswerTokens };
        const again = await post(config, fetch, limited, signal);
        return again === "other_limit" ? failure("http_400", { isFinal: true }) : again;
      } catch {
        return failure(signal.aborted ? "timeout" : "network");
      }
    },
  };
}

/**
 * Twenty lines of some 90 tokens, and as much again for a model that thinks first. It is always said:
 * Workers AI ends an answer after 256 tokens otherwise (its changelog of February 21, 2025:
 * https://developers.cloudflare.com/workers-ai/changelog/).
 */
const mostAnswerTokens = 4_000;

/** Twenty lines take 10 KB; whatever is longer is no answer to what was asked. */
const mostAnswerBytes = 200_000;
const mostRefusalBytes = 16_000;

function bodyOf(model: string, system: string, user: string) {
  return {
    model,
    messages: [
      { role: "system", content: system },
      { role: "user", content: user },
    ],
    response_format: {
      type: "json_schema",
      json_schema: { name: "meeting_notes", strict: true, schema: answerSchema },
    },
  };
}

/** `other_limit`: newer models of OpenAI refuse `max_tokens`, and Ollama knows nothing else. */
async function post(
  { baseUrl, apiKey }: SummaryConfig,
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

const refusal = z.object({
  error: z.object({ param: z.string().nullish(), message: z.string() }).partial().optional(),
  errors: z.array(z.object({ message: z.string() }).partial()).optional(),
});

/** Refusals that pass by themselves. */
const passing = [408, 409, 425, 429];

async function refusalOf(response: Response): Promise<Failure | "other_limit"> {
  const { status, headers } = response;
  const bytes = await readAtMost(response.body, mostRefusalBytes);
  const said = refusal.safeParse(bytes === null ? null : jsonOf(bytes, { fatal: false }));
  const { error, errors } = said.success ? said.data : {};
  if (status === 400 && error?.param === "max_tokens") return "other_limit";
  // Of Workers AI, https://developers.cloudflare.com/workers-ai/features/json-mode/: not this time.
  const hasMissed = [error, ...(errors ?? [])].some((one) =>
    /JSON Mode couldn't be met/i.test(one?.message ?? ""),
  );
  const isFinal = status < 500 && !passing.includes(status) && !hasMissed;
  return failure(`http_${status}`, { isFinal, retryAfterMs: retryAfterMs(headers) });
}

const completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({
          // Workers AI may answer with the object itself.
          content: z.union([z.string(), z.record(z.unknown())]).nullish(),
          refusal: z.string().nullish(),
        }),
      }),
    )
    .min(1),
});

function readCompletion(value: unknown): Drafted {
  const parsed = completion.safeParse(value);
  const choice = parsed.success ? parsed.data.choices[0] : undefined;
  if (!choice) return failure("no_completion");
  const { finish_reason: ended, message } = choice;
  if (message.refusal) return failure("refused", { isFinal: true });
  if (ended === "content_filter") return failure("content_filter", { isFinal: true });
  if (ended === "length") return failure("cut_short");
  const { content } = message;
  if (typeof content !== "string") return content ? readDraft(content) : failure("no_content");
  const draft = jsonOf(new TextEncoder().encode(content));
  return draft === undefined ? failure("no_json") : readDraft(draft);
}
