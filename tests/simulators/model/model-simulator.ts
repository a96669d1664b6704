import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { parseJson, readBody, send as reply, serve, type Served } from "../frame/http.ts";
import { dishonest, honest, transcriptIn } from "./model-answers.ts";
import {
  type AiCall,
  apiError,
  readAiCall,
  readCall,
  type ApiError,
  type Call,
} from "./model-api-rules.ts";

const misdeeds = Object.keys(dishonest) as [keyof typeof dishonest];

/** The answer to the next `times` calls. */
const scriptedAnswer = z.object({
  times: z.number().int().positive().default(1),
  answer: z.discriminatedUnion("kind", [
    z.object({ kind: z.enum(misdeeds) }),
    z.object({
      kind: z.literal("status"),
      status: z.number().int().min(300).max(599),
      retryAfterSeconds: z.number().int().nonnegative().optional(),
      body: z.unknown(),
    }),
    z.object({ kind: z.literal("ai_error"), code: z.number(), description: z.string() }),
    z.object({
      kind: z.enum([
        "hang",
        /** JSON that ends in the middle, as if nothing were amiss. */
        "truncated",
        /** JSON that ends in the middle because the limit of tokens was met, as `finish_reason` says. */
        "length",
        "wrong_schema",
        "refusal",
        /** 50 KB of lines. */
        "huge",
        /** 500 KB of lines. */
        "endless",
        /** An error with status 200. */
        "error_in_200",
      ]),
    }),
  ]),
});

type ScriptedAnswer = z.output<typeof scriptedAnswer>["answer"];

export type ModelControl = {
  /** Calls, oldest first, with the status of their answer; null if there was none. */
  readonly calls: readonly { readonly call: Call | AiCall | null; status: number | null }[];
  readonly order: (rule: z.input<typeof scriptedAnswer>) => void;
  /** Newer models of OpenAI refuse `max_tokens`. */
  readonly refuseMaxTokens: (refuses: boolean) => void;
  readonly reset: () => void;
};

/** `url` is for `SUMMARY_BASE_URL`. */
export type ModelSimulator = Served & { readonly control: ModelControl };

const simulatedModel = "local-model";

/** `max_tokens` of Workers AI if a call sets none. */
const defaultMaxTokens = 256;

/**
 * A model behind `POST /v1/chat/completions`, and behind `POST /run`, which the binding of Workers AI calls; as strict as the real ones (`model-api-rules.ts`). It answers from the
 * transcript, or as `POST /__sim/orders` scripts; `GET /__sim/calls` returns the calls, and
 * `POST /__sim/reset` forgets everything. Rejects when the port is in use.
 */
export async function startModelSimulator(options: {
  readonly port: number;
  readonly apiKey: string;
}): Promise<ModelSimulator> {
  const calls: { call: Call | AiCall | null; status: number | null }[] = [];
  const orders: z.output<typeof scriptedAnswer>[] = [];
  let refusesMaxTokens = false;
  const control: ModelControl = {
    calls,
    order: (rule) => void orders.push(scriptedAnswer.parse(rule)),
    refuseMaxTokens: (refuses) => void (refusesMaxTokens = refuses),
    reset: () => {
      calls.length = 0;
      orders.length = 0;
      refusesMaxTokens = false;
    },
  };
  const { url, close } = await serve(options.port, answer);
  return { url: `${url}/v1`, control, close };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = parseJson(await readBody(request));
    switch (`${request.method} ${request.url}`) {
      case "POST /__sim/orders":
        control.order(body as z.input<typeof scriptedAnswer>);
        return send(response, 204);
      case "GET /__sim/calls":
        return send(response, 200, calls);
      case "POST /__sim/reset":
        control.reset();
        return send(response, 204);
      case "POST /v1/chat/completions":
        return complete(request, body, response);
      case "POST /run?version=3":
        return run(request, body, response);
      default:
        return send(response, 404, { error: "Not found" });
    }
  }

  function complete(request: IncomingMessage, body: unknown, response: ServerResponse): void {
    const accepted = acceptCall(request, body);
    const entry = { call: "error" in accepted ? null : accepted, status: null as number | null };
    calls.push(entry);
    const finish = (status: number, value: unknown, headers: Record<string, string> = {}) => {
      entry.status = status;
      send(response, status, value, headers);
    };
    if ("error" in accepted) return finish(accepted.status, { error: accepted.error });

    const scripted = nextScriptedAnswer();
    if (scripted?.kind === "hang") return;
    if (scripted?.kind === "status") {
      const { status, retryAfterSeconds: seconds, body } = scripted;
      const json = body ?? { error: { message: "Rate limit reached or trouble of our own" } };
      return finish(status, json, seconds === undefined ? {} : { "retry-after": String(seconds) });
    }
    finish(200, completionOf(accepted, scripted));
  }

  function run(request: IncomingMessage, body: unknown, response: ServerResponse): void {
    const { inputs } = z.object({ inputs: z.unknown() }).parse(body);
    const call = readAiCall(String(request.headers["cf-consn-model-id"]), inputs);
    const isRefused = "internalCode" in call;
    const scripted = isRefused ? null : nextScriptedAnswer();
    const status = isRefused ? call.status : scripted?.kind === "ai_error" ? 500 : 200;
    calls.push({
      call: isRefused ? null : call,
      status: scripted?.kind === "hang" ? null : status,
    });
    if (isRefused) return send(response, status, { name: "AiError", message: "", ...call });
    if (scripted?.kind === "hang") return;
    if (scripted?.kind === "ai_error") {
      const { code: internalCode, description } = scripted;
      return send(response, status, { name: "AiError", message: "", internalCode, description });
    }
    const transcript = transcriptIn(call.messages.at(-1)?.content ?? "");
    const draft =
      scripted && scripted.kind in dishonest
        ? dishonest[scripted.kind as keyof typeof dishonest](transcript)
        : honest(transcript);
    const isWithinLimit = JSON.stringify(draft).length <= call.max_tokens * 4;
    send(response, 200, {
      response: isWithinLimit ? draft : JSON.stringify(draft).slice(0, call.max_tokens * 4),
    });
  }

  function acceptCall(request: IncomingMessage, body: unknown): Call | ApiError {
    const { authorization, "content-type": type } = request.headers;
    if (authorization !== `Bearer ${options.apiKey}`) {
      return apiError(401, "invalid_api_key", "Incorrect API key provided.");
    }
    if (type !== "application/json") return apiError(400, null, "Send JSON.");
    return readCall(body, { model: simulatedModel, refusesMaxTokens });
  }

  function nextScriptedAnswer(): ScriptedAnswer | null {
    const [first] = orders;
    if (!first) return null;
    if (first.times > 1) orders[0] = { ...first, times: first.times - 1 };
    else orders.shift();
    return first.answer;
  }
}

function completionOf(call: Call, scripted: ScriptedAnswer | null): unknown {
  const transcript = transcriptIn(call.messages.at(-1)?.content ?? "");
  const honestAnswer = honest(transcript);
  const completion = (content: unknown, ended = "stop", refusal: string | null = null) => ({
    id: "chatcmpl-simulated",
    object: "chat.completion",
    created: 1_790_000_000,
    model: simulatedModel,
    choices: [{ index: 0, message: { role: "assistant", content, refusal }, finish_reason: ended }],
    usage: { prompt_tokens: 1_000, completion_tokens: 400, total_tokens: 1_400 },
  });
  const text = JSON.stringify(honestAnswer);
  if (scripted === null) {
    const maxCharacters = (call.max_tokens ?? call.max_completion_tokens ?? defaultMaxTokens) * 4;
    return completion(
      text.slice(0, maxCharacters),
      text.length > maxCharacters ? "length" : "stop",
    );
  }
  switch (scripted.kind) {
    case "status":
    case "hang":
    case "ai_error":
      throw new Error("not an answer");
    case "truncated":
      return completion(text.slice(0, -20));
    case "length":
      return completion(text.slice(0, -20), "length");
    case "wrong_schema":
      return completion(JSON.stringify({ notes: ["We agreed."] }));
    case "refusal":
      return completion(null, "stop", "I'm sorry, I can't help with that.");
    case "huge":
      return completion(
        JSON.stringify({ ...honestAnswer, lines: repeated(honestAnswer.lines, 50_000) }),
      );
    case "endless":
      return completion(
        JSON.stringify({ ...honestAnswer, lines: repeated(honestAnswer.lines, 500_000) }),
      );
    case "error_in_200":
      return { error: { message: "JSON Mode couldn't be met" } };
    default:
      return completion(JSON.stringify(dishonest[scripted.kind](transcript)));
  }
}

function repeated<Line>(lines: readonly Line[], bytes: number): Line[] {
  const times = Math.ceil(bytes / Math.max(1, JSON.stringify(lines).length));
  return Array.from({ length: times }, () => lines).flat();
}

function send(
  response: ServerResponse,
  status: number,
  json?: unknown,
  headers: Record<string, string> = {},
): void {
  reply(response, { status, json, headers });
}
