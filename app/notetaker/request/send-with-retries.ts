import { readRefusedAnswer } from "~/lib/http/refused-answer";
import { logToConsole } from "~/lib/log/browser-console";
import { href } from "~/lib/render/href";
import type { NotetakerPayload } from "./schema";
import type { Receipt } from "./submission";

export type Delivery =
  | { readonly phase: "waiting" | "unreachable" }
  | { readonly phase: "confirmed"; readonly receipt: Receipt | null }
  | { readonly phase: "refused"; readonly message: string };

export type Submission = { readonly payload: NotetakerPayload; readonly idempotencyKey: string };

/** The outcome, or how long the server asks us to wait before the next attempt. */
type Answer = Delivery | { readonly pauseMs: number };

const firstTimeoutMs = 5_000;
const laterTimeoutMs = 20_000;
const firstPausesMs = [2_000, 4_000, 8_000, 15_000, 30_000] as const;
const laterPauseMs = 60_000;
const maxAttempts = 35;
const maxAskedPauseMs = 10 * 60_000;

/**
 * Resolves after the first attempt. After a failure the submission is sent again under the same key, for
 * about half an hour, and `report` gets the outcome. Never rejects.
 */
export async function deliver(
  submission: Submission,
  report: (delivery: Delivery) => void,
): Promise<Delivery> {
  const stopWatching = sendOnLeaving(submission);
  const first = await attempt(submission, firstTimeoutMs);
  if ("phase" in first) {
    stopWatching();
    return first;
  }
  void keepSending(submission, first.pauseMs).then((delivery) => {
    stopWatching();
    report(delivery);
  });
  return { phase: "waiting" };
}

async function keepSending(submission: Submission, askedPauseMs: number): Promise<Delivery> {
  let minPauseMs = askedPauseMs;
  for (let index = 0; index < maxAttempts; index += 1) {
    await pauseOrOnline(Math.max(minPauseMs, firstPausesMs[index] ?? laterPauseMs));
    const answer = await attempt(submission, laterTimeoutMs);
    if ("phase" in answer) return answer;
    minPauseMs = answer.pauseMs;
  }
  return { phase: "unreachable" };
}

async function attempt(submission: Submission, timeoutMs: number): Promise<Answer> {
  try {
    const response = await fetch(href("note-taker-registration"), {
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json", "Idempotency-Key": submission.idempotencyKey },
      body: JSON.stringify(submission.payload),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await classifyAnswer(response);
  } catch (error) {
    logToConsole(error);
    return { pauseMs: 0 };
  }
}

async function classifyAnswer(response: Response): Promise<Answer> {
  if (response.ok) return { phase: "confirmed", receipt: await receiptIn(response) };

  const refused = await readRefusedAnswer(response);
  logToConsole(refused);
  const pauseMs = 1000 * (Number(response.headers.get("Retry-After")) || 0);
  const isTemporary = [408, 429].includes(response.status) || response.status >= 500;
  if (isTemporary && pauseMs <= maxAskedPauseMs) return { pauseMs };
  return { phase: "refused", message: (refused.fieldMessage ?? refused.bodyMessage ?? "").trim() };
}

async function receiptIn(response: Response): Promise<Receipt | null> {
  try {
    return ((await response.json()) as { receipt?: Receipt | null }).receipt ?? null;
  } catch {
    return null;
  }
}

function pauseOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener("online", done);
  });
}

/** A beacon outlives the page. It cannot carry headers, so the key travels in the body. */
function sendOnLeaving({ payload, idempotencyKey }: Submission): () => void {
  const send = () => {
    const body = JSON.stringify({ ...payload, idempotencyKey });
    const blob = new Blob([body], { type: "application/json" });
    navigator.sendBeacon(href("note-taker-registration"), blob);
  };
  window.addEventListener("pagehide", send);
  return () => window.removeEventListener("pagehide", send);
}
