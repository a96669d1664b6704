import type { z } from "zod";
import { userAgent } from "~/config/user-agent";
import { jsonOf, readAtMost } from "~/lib/crypto/bytes";
import { retryAfterMs } from "~/lib/http/retry-after";
import type { Answer, Refusal, RefusalClass } from "./bot-provider";

export type ProviderClient = {
  /** Calls the API. `value` is the parsed JSON of a 2xx; null for a call that asks for `nothing`. */
  readonly call: (call: ProviderCall) => Promise<Answer<unknown>>;
  /** Fetches a presigned address, without our key. */
  readonly download: (url: string) => Promise<Answer<unknown>>;
};

export type ClientConfig = {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** What a refusal of the API asks of us, and its code if the vendor has any; `body` is its JSON, else null. */
  readonly judge: (
    status: number,
    body: unknown,
  ) => { readonly class: RefusalClass; readonly code: string | null };
};

type ProviderCall = {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** From the base URL on, with its query: `/api/v1/bot/?…`. */
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** `nothing`: the 2xx answer's body is of no use and is not read; `large json` may be as large as a download. */
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

/** The one place that speaks HTTP to a provider. Nothing it answers throws. */
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

  /** A call without an answer may have had its effect: that is what `ambiguous` says. */
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

/** A refusal is JSON only when it says so: a blocked request answers 403 with a page. */
async function refusalOf(
  { judge, apiKey }: ClientConfig,
  response: Response,
  sent: unknown,
): Promise<Refusal> {
  const body = await refusalBody(response);
  const judged = judge(response.status, body);
  const code = `http_${response.status}${judged.code === null ? "" : `_${judged.code}`}`;
  return refused(judged.class, code, response, wordsOf(body, sent, apiKey));
}

/**
 * The storage behind a presigned address knows neither our key nor our bots: 400 and 403 mean that the
 * address has expired, and a fresh snapshot brings another.
 */
function classOfDownload(status: number): RefusalClass {
  return status === 404 || status === 410 ? "gone" : "retry";
}

async function refusalBody(response: Response): Promise<unknown> {
  if (!response.headers.get("content-type")?.includes("json")) {
    await response.body?.cancel();
    return null;
  }
  // The status alone decides; a body that breaks off or makes no sense only costs the detail.
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

/** What was answered, if it has the shape that the vendor documents. */
export function read<Schema extends z.ZodTypeAny>(
  schema: Schema,
  answer: Answer<unknown>,
): Answer<z.output<Schema>> {
  if (!answer.ok) return answer;
  const parsed = schema.safeParse(answer.value);
  return parsed.success
    ? { ok: true, value: parsed.data as z.output<Schema> }
    : refused("ambiguous", "unexpected_shape");
}

/** Of a call whose answer says nothing but that it was done. */
export function done(answer: Answer<unknown>): Answer<void> {
  return answer.ok ? { ok: true, value: undefined } : answer;
}

const longest = 240;
const mostSentences = 6;

/**
 * What the provider has against a request, for the operator: `automatic_leave.noone_joined_timeout: Ensure
 * this value is …`. `answer` is the parsed JSON of the refusal, `sent` the body that was refused. Whatever
 * the provider repeats of the body or of our key, and every address and link, is left out: the text is fit
 * for a log.
 * null when nothing is said.
 */
export function wordsOf(answer: unknown, sent: unknown, apiKey: string): string | null {
  const sentences: string[] = [];
  collect(answer, [], sentences);
  const secrets = [apiKey, ...leavesOf(sent)].sort((a, b) => b.length - a.length);
  const text = sentences
    .map((sentence) => withoutPersonal(sentence, secrets))
    .join(" ")
    .slice(0, longest);
  return text === "" ? null : text;
}

/** Errors come as `{detail}` or as a list of sentences for each field, in the shape of the body. */
function collect(answer: unknown, path: readonly string[], into: string[]): void {
  if (into.length >= mostSentences) return;
  if (typeof answer === "string") {
    const field = path.filter((name) => !wrappers.has(name)).join(".");
    into.push(field === "" ? answer : `${field}: ${answer}`);
  } else if (Array.isArray(answer)) {
    for (const one of answer.slice(0, mostSentences)) collect(one, path, into);
  } else if (typeof answer === "object" && answer !== null && path.length < 6) {
    for (const [name, value] of Object.entries(answer).slice(0, 40)) {
      if (name !== "code") collect(value, [...path, name], into);
    }
  }
}

const wrappers: ReadonlySet<string> = new Set(["detail", "non_field_errors"]);

function withoutPersonal(sentence: string, secrets: readonly string[]): string {
  let text = sentence.replace(/\s+/g, " ").slice(0, 4 * longest);
  for (const secret of secrets) text = text.replaceAll(secret, "…");
  const words = text.split(" ").map((word) => (/@|:\/\//.test(word) ? "…" : word));
  return words.join(" ").slice(0, longest);
}

/** Every text within a body but for plain words, like the names of settings, which are nobody's secret. */
function leavesOf(sent: unknown): string[] {
  if (typeof sent === "string") return /^\w*$/.test(sent) || sent.length > 2_000 ? [] : [sent];
  if (typeof sent !== "object" || sent === null) return [];
  return Object.values(sent).flatMap((value) => leavesOf(value));
}
