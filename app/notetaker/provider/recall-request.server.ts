import type { RecallConfig } from "~/config/env.server";
import { userAgent } from "~/config/user-agent";
import { jsonOf, readAtMost } from "~/lib/crypto/bytes";
import { retryAfterMs } from "~/lib/http/retry-after";
import type { Answer, Refusal } from "./bot-provider";
import { classOfDownload, classOfStatus, wordsOf } from "./recall-refusal.server";
import { wireRefusal } from "./recall-wire.server";

export type RecallClient = {
  /** Calls the API. `value` is the parsed JSON of a 2xx; null for a call that asks for `nothing`. */
  readonly call: (call: RecallCall) => Promise<Answer<unknown>>;
  /** Fetches a presigned address, without our key. */
  readonly download: (url: string) => Promise<Answer<unknown>>;
};

type RecallCall = {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** From the base URL on, with its query: `/api/v1/bot/?…`. */
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** The 2xx answer's body is of no use and is not read. */
  readonly expect: "json" | "nothing";
};

export type RecallLimits = {
  /** For the whole exchange, body included; leases count on it (`leaseMs` in `schedule.ts`). */
  readonly timeoutMs: number;
  readonly answerBytes: number;
  readonly downloadBytes: number;
};

export const defaultLimits: RecallLimits = {
  timeoutMs: 15_000,
  answerBytes: 2_000_000,
  downloadBytes: 25_000_000,
};

/** A firewall in front of the provider refuses calls without it, and `fetch` in Workers sends none. */
const identified = { "user-agent": userAgent };

/** The one place that speaks HTTP to the provider. Nothing it answers throws. */
export function createRecallClient(
  config: Pick<RecallConfig, "baseUrl" | "apiKey">,
  fetch: typeof globalThis.fetch,
  limits: RecallLimits,
): RecallClient {
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
        if (!response.ok) return refusalOf(response, body);
        if (expect === "json") return readJson(response, limits.answerBytes);
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
async function refusalOf(response: Response, sent: unknown): Promise<Refusal> {
  const base = `http_${response.status}`;
  const body = await refusalBody(response);
  const parsed = wireRefusal.safeParse(body);
  const code = parsed.success ? `${base}_${parsed.data.code}` : base;
  return refused(classOfStatus(response.status), code, response, wordsOf(body, sent));
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
