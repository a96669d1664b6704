import { userAgent } from "../../app/config/user-agent.ts";
import { Wrong } from "./run-subjects.ts";

const timeoutMs = 15_000;
const maxCharacters = 200_000;

export type Reply = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: unknown;
};

/** One call with our user agent and a time limit; null if there was no answer. Follows no redirect. */
export async function call(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit = {},
): Promise<Reply | null> {
  const replies = recordReplies(fetch);
  const signal = AbortSignal.timeout(timeoutMs);
  await replies.fetch(url, { ...init, redirect: "manual", signal }).catch(() => null);
  return replies.last;
}

/** The same fetch with our user agent. Keeps the last answer, which the app's own adapters drop on purpose. */
export function recordReplies(fetch: typeof globalThis.fetch) {
  const replies = {
    last: null as Reply | null,
    async fetch(...[input, init]: Parameters<typeof globalThis.fetch>) {
      replies.last = null;
      const sent = new Headers(init?.headers);
      if (!sent.has("user-agent")) sent.set("user-agent", userAgent);
      const response = await fetch(input, { ...init, headers: sent });
      const text = (await response.clone().text()).slice(0, maxCharacters);
      const { status, headers } = response;
      replies.last = { status, headers, text, json: jsonOf(text) };
      return response;
    },
  };
  return replies;
}

export type Vendor = {
  readonly name: string;
  readonly where: string;
  /** Advice for the operator if the key, the address or the body of a call is refused. */
  readonly keyAdvice: string;
  readonly addressAdvice: string;
  readonly bodyAdvice: string;
};

export function refusalOf(vendor: Vendor, reply: Reply | null): Wrong {
  if (reply === null) return noAnswer(vendor.name, vendor.where);
  const [wrong, advice] = meaningOf(vendor, reply.status);
  return new Wrong(`${vendor.name} answers ${reply.status} ${wordsOf(reply)}.${wrong}`, advice);
}

function meaningOf(vendor: Vendor, status: number): [wrong: string, advice: string] {
  switch (status) {
    case 401:
      return [" It does not know this key.", vendor.keyAdvice];
    case 402:
      return [" The account has no credit left.", "Top it up in its dashboard."];
    case 403:
      return [" The key may not do this, or a firewall refuses the call.", vendor.keyAdvice];
    case 400:
    case 422:
      return [" It does not accept what the site sends.", vendor.bodyAdvice];
    case 429:
      return [" Too many calls are being made.", "Run the check again in a minute."];
    default:
      // Another server's page or redirect may answer with less than 400.
      return status === 404 || status < 400
        ? [" There is no such thing at this address.", vendor.addressAdvice]
        : ["", "Run the check again; if it happens again, see its status page."];
  }
}

/** Returns the end of "X answers 403 …": the words of the refusal's JSON, or that it is a page. */
export function wordsOf({ text, json }: Reply): string {
  if (json === undefined && /^\s*<|<html/i.test(text)) return "with a page instead of data";
  const words = text
    .replaceAll(/"([^"]+)":\s*/g, "$1: ")
    .replaceAll(/[{}[\]"]/g, "")
    .replaceAll(/\s+/g, " ");
  return words.trim() === "" ? "without a word" : `with the words: ${words.trim().slice(0, 600)}`;
}

export function noAnswer(who: string, where: string): Wrong {
  return new Wrong(
    `${who} did not answer at ${where}: no connection, or nothing within ${timeoutMs / 1000} seconds.`,
    "See whether this machine is online and that address is right, then run the check again.",
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
