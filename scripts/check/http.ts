import { userAgent } from "../../app/config/user-agent.ts";
import { Wrong } from "./run.ts";

/** For each call, answer included. */
const timeoutMs = 15_000;
const mostCharacters = 200_000;

export type Reply = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The text as JSON; undefined if it is none. */
  readonly json: unknown;
};

/** One call with our name and a time limit. null: nobody answered. A redirect is an answer. */
export async function call(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit = {},
): Promise<Reply | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await named(fetch)(url, { ...init, redirect: "manual", signal });
    const text = (await response.text()).slice(0, mostCharacters);
    return { status: response.status, headers: response.headers, text, json: jsonOf(text) };
  } catch {
    return null;
  }
}

/** The same fetch, saying who calls. */
export function named(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    if (!headers.has("user-agent")) headers.set("user-agent", userAgent);
    return fetch(input, { ...init, headers });
  };
}

/** Keeps the last answer in the sender's own words, which the app's own adapters throw away on purpose. */
export function overhear(fetch: typeof globalThis.fetch) {
  const heard = {
    last: null as Pick<Reply, "status" | "text" | "json"> | null,
    async fetch(...args: Parameters<typeof globalThis.fetch>) {
      heard.last = null;
      const response = await named(fetch)(...args);
      const text = (await response.clone().text()).slice(0, mostCharacters);
      heard.last = { status: response.status, text, json: jsonOf(text) };
      return response;
    },
  };
  return heard;
}

/** The status in a code of the app's senders, such as `http_404`; 0 if there was none. */
export function statusOf(code: string): number {
  return Number(/^http_(\d{3})$/.exec(code)?.[1] ?? 0);
}

/** What a sender says in a refusal: the sentences of its JSON with their fields, or that it is a page. */
export function wordsOf({ text, json }: Pick<Reply, "text" | "json">): string {
  const words = json === undefined ? text.trim() : sentencesIn(json, "").join("; ");
  if (words === "") return "without a word";
  if (json === undefined && /^\s*<|<html/i.test(text)) return "with a page instead of data";
  return `with the words: ${words.slice(0, 600)}`;
}

/** Bounded by the size of an answer. */
function sentencesIn(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => sentencesIn(one, path));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, one]) =>
      sentencesIn(one, path === "" ? name : `${path}.${name}`),
    );
  }
  return [path === "" ? String(value) : `${path}: ${String(value)}`];
}

export function nobodyAnswered(who: string, where: string): Wrong {
  return new Wrong(
    `${who} did not answer at ${where} within ${timeoutMs / 1000} seconds.`,
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
