import { useCallback, useEffect, useRef, useState } from "react";
import { type Delivery, deliver, type Submission } from "./send-with-retries";
import type { NotetakerPayload } from "./schema";

export type Sent = { readonly submission: Submission; readonly delivery: Delivery };

/** Submissions of this page that the server has not confirmed, or just has. */
export function useRequests(onEnd: (delivery: Delivery, isLatest: boolean) => void) {
  const [requests, setRequests] = useState<readonly Sent[]>([]);
  const usedKeys = useRef<string[]>([]);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });

  const track = useCallback((sent: Sent) => {
    setRequests((all) => [...all.filter((one) => !isSame(one, sent)), sent]);
  }, []);

  const drop = (sent: Sent) => {
    setRequests((all) => all.filter((one) => !isSame(one, sent)));
  };

  /** Two requests under one token would be taken for one. */
  const submit = async (payload: NotetakerPayload, token: string): Promise<Sent> => {
    const isUsed = usedKeys.current.includes(token);
    const idempotencyKey = isUsed ? crypto.randomUUID() : token;
    usedKeys.current.push(idempotencyKey);
    const submission = { payload, idempotencyKey };
    const delivery = await deliver(submission, (end) => {
      track({ submission, delivery: end });
      ended.current(end, usedKeys.current.at(-1) === idempotencyKey);
    });
    const sent = { submission, delivery };
    if (delivery.phase !== "refused") track(sent);
    return sent;
  };

  const dropConfirmed = () => {
    setRequests((all) => all.filter(({ delivery }) => delivery.phase !== "confirmed"));
  };

  return { requests, submit, drop, dropConfirmed };
}

function isSame(one: Sent, other: Sent): boolean {
  return one.submission.idempotencyKey === other.submission.idempotencyKey;
}
