import { useCallback, useEffect, useRef, useState } from "react";
import { keepInTab, readFromTab } from "~/lib/browser/tab-storage";
import { type Delivery, deliver, type Submission } from "./send-with-retries";
import type { NotetakerPayload } from "./submission";

/** A submission that was handed over to be sent, and where it stands. */
export type Sent = { readonly submission: Submission; readonly delivery: Delivery };

/** `since`: epoch milliseconds. */
type Pending = { readonly submission: Submission; readonly since: number };

const storageKey = "notetaker-pending";

/** Nobody expects a notetaker in a meeting that they asked for longer ago, in a tab that comes back. */
const resumedMs = 30 * 60_000;

/**
 * The submissions of this tab that the server has not confirmed, or has just confirmed. They are kept in
 * the tab: after a reload they are sent again under their own keys until there is an answer for good.
 */
export function useRequests(onEnd: (delivery: Delivery, isLatest: boolean) => void) {
  const [requests, setRequests] = useState<readonly Sent[]>([]);
  const usedKeys = useRef<string[]>([]);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });

  const track = useCallback((sent: Sent) => {
    if (sent.delivery.phase === "confirmed") forget(sent.submission);
    setRequests((all) => [...all.filter((one) => !isSame(one, sent)), sent]);
  }, []);

  const drop = useCallback((sent: Sent) => {
    forget(sent.submission);
    setRequests((all) => all.filter((one) => !isSame(one, sent)));
  }, []);

  const start = useCallback(
    async (submission: Submission) => {
      const { idempotencyKey } = submission;
      usedKeys.current.push(idempotencyKey);
      const delivery = await deliver(submission, (end) => {
        track({ submission, delivery: end });
        ended.current(end, usedKeys.current.at(-1) === idempotencyKey);
      });
      const sent = { submission, delivery };
      track(sent);
      return sent;
    },
    [track],
  );

  useEffect(() => {
    for (const { submission, since } of pending()) {
      if (Date.now() - since > resumedMs) {
        track({ submission, delivery: { phase: "unreachable" } });
      } else {
        track({ submission, delivery: { phase: "waiting" } });
        void start(submission);
      }
    }
  }, [start, track]);

  /** A fresh token may not have come: two requests under one key would be taken for one. */
  const submit = (payload: NotetakerPayload, token: string) => {
    const isUsed = usedKeys.current.includes(token);
    const submission = { payload, idempotencyKey: isUsed ? crypto.randomUUID() : token };
    keepInTab(storageKey, [...pending(), { submission, since: Date.now() } satisfies Pending]);
    return start(submission);
  };

  const dropConfirmed = () => {
    setRequests((all) => all.filter(({ delivery }) => delivery.phase !== "confirmed"));
  };

  return { requests, submit, drop, dropConfirmed };
}

function isSame(one: Sent, other: Sent): boolean {
  return one.submission.idempotencyKey === other.submission.idempotencyKey;
}

function pending(): readonly Pending[] {
  return (readFromTab(storageKey) as readonly Pending[] | null) ?? [];
}

function forget({ idempotencyKey }: Submission): void {
  const rest = pending().filter(({ submission }) => submission.idempotencyKey !== idempotencyKey);
  keepInTab(storageKey, rest.length === 0 ? null : rest);
}
