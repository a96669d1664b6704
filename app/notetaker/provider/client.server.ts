import { z } from "zod";
import { userAgent } from "~/config/user-agent";
import { jsonOf, readAtMost } from "~/lib/crypto/bytes";
import { retryAfterMs } from "~/lib/http/retry-after";
import type { Answer, Refusal, RefusalClass } from "./bot-provider";

export type ProviderClient = ReturnType<typeof createClient>;

type Method = "GET" | "POST" | "DELETE";

type CallOptions = {
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly isLarge?: boolean;
};

export type Classified = { readonly class: RefusalClass; readonly code: string | null };

type ClientConfig = {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly classify: (status: number, body: unknown) => Classified;
};

/** For a whole exchange, body included; leases count on it (`leaseMs` in `schedule.ts`). */
export const defaultTimeoutMs = 15_000;
const maxAnswerBytes = 2_000_000;
const maxDownloadBytes = 25_000_000;

/** A firewall in front of Recall.ai refuses calls without this header, and `fetch` in Workers sends none. */
const identifyingHeaders = { "user-agent": userAgent };

export function createClient(
  config: ClientConfig,
  fetch: typeof globalThis.fetch,
  timeoutMs: number,
) {
  const allowsHttp = config.baseUrl.startsWith("http://");

  async function exchange<Value>(
    url: string,
    init: RequestInit,
    read: (response: Response) => Promise<Answer<Value>>,
    refusalOf: (response: Response) => Promise<Refusal>,
  ): Promise<Answer<Value>> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(url, { ...init, redirect: "manual", signal });
      return await (response.ok ? read(response) : refusalOf(response));
    } catch {
      return refused("ambiguous", signal.aborted ? "timeout" : "network");
    }
  }

  function call<Value>(
    method: Method,
    path: string,
    { body, idempotencyKey }: CallOptions,
    read: (response: Response) => Promise<Answer<Value>>,
  ): Promise<Answer<Value>> {
    const headers = new Headers({
      ...identifyingHeaders,
      accept: "application/json",
      authorization: `Token ${config.apiKey}`,
    });
    if (idempotencyKey) headers.set("idempotency-key", idempotencyKey);
    if (body !== undefined) headers.set("content-type", "application/json");
    const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
    return exchange(config.baseUrl + path, init, read, (response) =>
      refusalOfCall(config, response, body),
    );
  }

  function ask<Schema extends z.ZodTypeAny>(
    schema: Schema,
    method: Method,
    path: string,
    options: CallOptions = {},
  ): Promise<Answer<z.output<Schema>>> {
    const maxBytes = options.isLarge ? maxDownloadBytes : maxAnswerBytes;
    return call(method, path, options, (response) => readJson(response, maxBytes, schema));
  }

  return {
    ask,

    /**
     * Reads a list page by page. Only the query of `next` is used, because the calls carry our key. A list
     * of more pages than `maxPages` is refused, or cut if `maxItems` is given.
     */
    list: async <Item>(
      entries: z.ZodType<Item[], z.ZodTypeDef, unknown>,
      path: string,
      { maxPages = 5, maxItems }: { readonly maxPages?: number; readonly maxItems?: number } = {},
    ): Promise<Answer<Item[]>> => {
      const listPage = z.object({ next: z.string().nullish(), results: entries });
      const items: Item[] = [];
      let target = path;
      for (let page = 1; page <= maxPages; page += 1) {
        const answer = await ask(listPage, "GET", target);
        if (!answer.ok) return answer;
        const { next, results } = answer.value;
        items.push(...results);
        if (!next) return { ok: true, value: items };
        if (maxItems !== undefined && items.length >= maxItems) break;
        if (!URL.canParse(next)) return refused("ambiguous", "bad_next");
        target = `${path.split("?", 1)[0]}${new URL(next).search}`;
      }
      if (maxItems === undefined) return refused("ambiguous", "too_many_pages");
      return { ok: true, value: items.slice(0, maxItems) };
    },

    /** Calls the API without reading the body of a 2xx. */
    command: (method: Method, path: string, options: CallOptions = {}): Promise<Answer<void>> =>
      call(method, path, options, async (response) => {
        await response.body?.cancel();
        return success;
      }),

    /** Fetches JSON from a presigned URL, without our key. */
    download: async <Schema extends z.ZodTypeAny>(
      schema: Schema,
      url: string,
    ): Promise<Answer<z.output<Schema>>> => {
      const protocol = URL.canParse(url) ? new URL(url).protocol : null;
      const isAllowed = protocol === "https:" || (allowsHttp && protocol === "http:");
      if (!isAllowed) return refused("permanent", "bad_download_url");
      return exchange(
        url,
        { headers: identifyingHeaders },
        (response) => readJson(response, maxDownloadBytes, schema),
        refusalOfDownload,
      );
    },
  };
}

export function refused(
  refusalClass: RefusalClass,
  code: string,
  response?: Response,
  message: string | null = null,
): Refusal {
  return {
    ok: false,
    class: refusalClass,
    status: response?.status ?? null,
    retryAfterMs: response ? retryAfterMs(response.headers) : null,
    code,
    message,
  };
}

/** Class of a refusal by its HTTP status, where the provider has no rule of its own. */
export function classOfStatus(status: number): RefusalClass {
  if (status === 401) return "paused";
  if (status === 404 || status === 410) return "gone";
  if (status === 408 || status === 425 || status === 429) return "retry";
  // The APIs never redirect, so a base URL that does is wrong for every call.
  if (status >= 300 && status < 400) return "paused";
  return status >= 400 && status < 500 ? "permanent" : "ambiguous";
}

async function refusalOfCall(
  { classify, apiKey }: ClientConfig,
  response: Response,
  sent: unknown,
): Promise<Refusal> {
  const answer = await readJson(response, 64_000, z.unknown()).catch(() => null);
  const body = answer?.ok ? answer.value : null;
  const classified = classify(response.status, body);
  const suffix = classified.code === null ? "" : `_${classified.code}`;
  const message = redactedMessage(body, sent, apiKey);
  return refused(classified.class, `http_${response.status}${suffix}`, response, message);
}

/** 400 and 403 of a presigned URL mean that it has expired; a fresh snapshot brings another. */
async function refusalOfDownload(response: Response): Promise<Refusal> {
  const { status } = response;
  await response.body?.cancel();
  const isGone = status === 404 || status === 410;
  return refused(isGone ? "gone" : "retry", `download_${status}`, response);
}

async function readJson<Schema extends z.ZodTypeAny>(
  response: Response,
  maxBytes: number,
  schema: Schema,
): Promise<Answer<z.output<Schema>>> {
  const bytes = await readAtMost(response.body, maxBytes);
  if (bytes === null) return refused("ambiguous", "answer_too_large", response);
  const value = jsonOf(bytes, { fatal: false });
  if (value === undefined) return refused("ambiguous", "unreadable_answer", response);
  const parsed = schema.safeParse(value);
  return parsed.success
    ? { ok: true, value: parsed.data as z.output<Schema> }
    : refused("ambiguous", "unexpected_shape");
}

export const success = { ok: true, value: undefined } as const;

export function mapAnswer<From, To>(answer: Answer<From>, change: (value: From) => To): Answer<To> {
  return answer.ok ? { ok: true, value: change(answer.value) } : answer;
}

type BotCommand = (botId: string) => Promise<Answer<void>>;

/** Tells the bot to leave if it cannot be deleted, because a bot that joins a canceled meeting is the worst case. */
export async function deleteOrLeave(
  botId: string,
  deleteBot: BotCommand,
  leave: BotCommand,
): Promise<Answer<void>> {
  const deleted = await deleteBot(botId);
  if (deleted.ok || deleted.class === "gone") return success;
  // A call to leave would fail too: our account is refused, the rate is limited, or no answer came at all (null).
  if (deleted.class === "paused" || [429, null].includes(deleted.status)) return deleted;
  const left = await leave(botId);
  return left.ok || left.class === "gone" ? success : left;
}

const maxMessageLength = 240;

/** Returns a refusal's JSON for the operator's log, without email addresses, URLs, our key and texts that were sent. */
export function redactedMessage(answer: unknown, sent: unknown, apiKey: string): string | null {
  if (answer === null) return null;
  const longestFirst = [apiKey, ...textsToRedact(sent)].sort((a, b) => b.length - a.length);
  let text = JSON.stringify(answer);
  for (const secret of longestFirst) {
    const asInJson = JSON.stringify(secret).slice(1, -1);
    text = text.replaceAll(asInJson, "…");
  }
  const isAddress = (word: string) => word.includes("@") || word.includes("://");
  const wordsAndGaps = text.split(/([\s"]+)/).map((part) => (isAddress(part) ? "…" : part));
  return wordsAndGaps.join("").slice(0, maxMessageLength);
}

/** Leaves out single words (codes that a refusal may explain) and texts over 2,000 characters (the bot's picture). */
function textsToRedact(sent: unknown): string[] {
  if (typeof sent === "string") return /^\w*$/.test(sent) || sent.length > 2_000 ? [] : [sent];
  if (typeof sent !== "object" || sent === null) return [];
  return Object.values(sent).flatMap((value) => textsToRedact(value));
}
