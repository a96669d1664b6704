import type { z } from "zod";
import { userAgent } from "~/config/user-agent";
import { jsonOf, readAtMost } from "~/lib/crypto/bytes";
import { retryAfterMs } from "~/lib/http/retry-after";
import type { Answer, Refusal, RefusalClass } from "./bot-provider";

export type ProviderClient = {
  /** Calls the API; `value` is the parsed JSON of a 2xx, null for a call that expects `nothing`. */
  readonly call: (call: ProviderCall) => Promise<Answer<unknown>>;
  /** Fetches a presigned address, without our key. */
  readonly download: (url: string) => Promise<Answer<unknown>>;
};

export type ClientConfig = {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly classify: (
    status: number,
    body: unknown,
  ) => { readonly class: RefusalClass; readonly code: string | null };
};

type ProviderCall = {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** With its query: `/api/v1/bot/?…`. */
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** `nothing`: the body of a 2xx is not read; `large json` may be as large as a download. */
  readonly expect: "json" | "large json" | "nothing";
};

export type ClientLimits = {
  /** For the whole exchange, body included; leases count on it (`leaseMs` in `schedule.ts`). */
  readonly timeoutMs: number;
  readonly answerBytes: number;
  readonly downloadBytes: number;
};

const defaultLimits: ClientLimits = {
  timeoutMs: 15_000,
  answerBytes: 2_000_000,
  downloadBytes: 25_000_000,
};

/** A firewall in front of Recall.ai refuses calls without it, and `fetch` in Workers sends none. */
const identified = { "user-agent": userAgent };

/** Never throws. */
export function createClient(
  config: ClientConfig,
  fetch: typeof globalThis.fetch,
  given: Partial<ClientLimits>,
): ProviderClient {
  const limits = { ...defaultLimits, ...given };
  const allowsHttp = config.baseUrl.startsWith("http://");

  return {
    call: ({ method, path, body, idempotencyKey, expect }) => {
      const headers = new Headers({
        ...identified,
        accept: "application/json",
        authorization: `Token ${config.apiKey}`,
      });
      if (idempotencyKey) headers.set("idempotency-key", idempotencyKey);
      if (body !== undefined) headers.set("content-type", "application/json");
      const init = {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      };
      return exchange(async (signal) => {
        const response = await fetch(config.baseUrl + path, {
          ...init,
          redirect: "manual",
          signal,
        });
        if (!response.ok) return refusalOf(config, response, body);
        if (expect === "json") return readJson(response, limits.answerBytes);
        if (expect === "large json") return readJson(response, limits.downloadBytes);
        await response.body?.cancel();
        return { ok: true, value: null };
      });
    },

    download: (url) => {
      const target = URL.canParse(url) ? new URL(url) : null;
      const allowed = target?.protocol === "https:" || (allowsHttp && target?.protocol === "http:");
      if (!target || !allowed) return Promise.resolve(refused("permanent", "bad_download_url"));

      return exchange(async (signal) => {
        const response = await fetch(target, { headers: identified, redirect: "manual", signal });
        if (response.ok) return readJson(response, limits.downloadBytes);
        await response.body?.cancel();
        return refused(classOfDownload(response.status), `download_${response.status}`, response);
      });
    },
  };

  async function exchange(
    send: (signal: AbortSignal) => Promise<Answer<unknown>>,
  ): Promise<Answer<unknown>> {
    const signal = AbortSignal.timeout(limits.timeoutMs);
    try {
      return await send(signal);
    } catch {
      return refused("ambiguous", signal.aborted ? "timeout" : "network");
    }
  }
}

export function refused(
  refusalClass: Refusal["class"],
  code: string,
  response?: Response,
  said: string | null = null,
): Refusal {
  return {
    ok: false,
    class: refusalClass,
    status: response?.status ?? null,
    retryAfterMs: response ? retryAfterMs(response.headers) : null,
    code,
    ...(said === null ? {} : { said }),
  };
}

async function refusalOf(
  { classify, apiKey }: ClientConfig,
  response: Response,
  sent: unknown,
): Promise<Refusal> {
  const body = await refusalBody(response);
  const classified = classify(response.status, body);
  const code = `http_${response.status}${classified.code === null ? "" : `_${classified.code}`}`;
  return refused(classified.class, code, response, wordsOf(body, sent, apiKey));
}

/** 400 and 403 of a presigned address mean that it has expired; a fresh snapshot brings another. */
function classOfDownload(status: number): RefusalClass {
  return status === 404 || status === 410 ? "gone" : "retry";
}

async function refusalBody(response: Response): Promise<unknown> {
  if (!response.headers.get("content-type")?.includes("json")) {
    await response.body?.cancel();
    return null;
  }
  // A body that breaks off costs the detail alone: the status decides.
  const body = await readJson(response, 64_000).catch(() => null);
  return body?.ok ? body.value : null;
}

async function readJson(response: Response, mostBytes: number): Promise<Answer<unknown>> {
  const bytes = await readAtMost(response.body, mostBytes);
  if (bytes === null) return refused("ambiguous", "answer_too_large", response);
  const value = jsonOf(bytes, { fatal: false });
  if (value === undefined) return refused("ambiguous", "unreadable_answer", response);
  return { ok: true, value };
}

export function parseAnswer<Schema extends z.ZodTypeAny>(
  schema: Schema,
  answer: Answer<unknown>,
): Answer<z.output<Schema>> {
  if (!answer.ok) return answer;
  const parsed = schema.safeParse(answer.value);
  return parsed.success
    ? { ok: true, value: parsed.data as z.output<Schema> }
    : refused("ambiguous", "unexpected_shape");
}

export const done = { ok: true, value: undefined } as const;

/** A bot that joins a canceled meeting is the worst case, so it is told to leave after almost every refusal. */
export async function deleteOrLeave(
  deleteBot: () => Promise<Answer<void>>,
  leave: () => Promise<Answer<void>>,
): Promise<Answer<void>> {
  const deleted = await deleteBot();
  if (deleted.ok || deleted.class === "gone") return done;
  const { class: kind, status } = deleted;
  const mayBeOnItsWay = kind !== "paused" && status !== 429 && status !== null;
  if (!mayBeOnItsWay) return deleted;
  const left = await leave();
  return !left.ok && left.class === "gone" ? done : left;
}

export function withoutValue(answer: Answer<unknown>): Answer<void> {
  return answer.ok ? done : answer;
}

const longest = 240;

/**
 * Returns a refusal's JSON for the operator's log, at most 240 characters, without addresses, our
 * key and texts of the body that was sent. null if there is none.
 */
export function wordsOf(answer: unknown, sent: unknown, apiKey: string): string | null {
  if (answer === null) return null;
  const secrets = [apiKey, ...textsOf(sent)].sort((a, b) => b.length - a.length);
  let text = JSON.stringify(answer);
  for (const secret of secrets) text = text.replaceAll(JSON.stringify(secret).slice(1, -1), "…");
  const words = text.split(/([\s"]+)/).map((word) => (/@|:\/\//.test(word) ? "…" : word));
  return words.join("").slice(0, longest);
}

/** Every text of a body but for pictures and plain words, like names of settings. */
function textsOf(sent: unknown): string[] {
  if (typeof sent === "string") return /^\w*$/.test(sent) || sent.length > 2_000 ? [] : [sent];
  if (typeof sent !== "object" || sent === null) return [];
  return Object.values(sent).flatMap((value) => textsOf(value));
}
