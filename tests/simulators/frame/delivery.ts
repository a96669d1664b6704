import type { SimClock } from "./clock.ts";
import { z } from "zod";

/** Faults a test may order for the next webhook messages. */
export const webhookFaultRule = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("duplicate"),
    times: z.number().int().positive(),
    copies: z.number().int().positive(),
  }),
  z.object({
    kind: z.literal("delay"),
    times: z.number().int().positive(),
    milliseconds: z.number().positive(),
  }),
  z.object({ kind: z.literal("drop"), times: z.number().int().positive() }),
  z.object({ kind: z.literal("bad_signature"), times: z.number().int().positive() }),
  /** Holds the next `times` messages back, then sends them last first. */
  z.object({ kind: z.literal("reorder"), times: z.number().int().positive() }),
]);

export type WebhookFault = z.output<typeof webhookFaultRule>;

export type WebhookMessage = {
  readonly id: string;
  readonly event: string;
  readonly botId: string;
  readonly createdAt: number;
  readonly body: string;
  readonly fault: WebhookFault["kind"] | null;
  /** One for each delivery; status null when nobody answered. */
  readonly attempts: { readonly at: number; status: number | null }[];
  state: "held" | "pending" | "delivered" | "dropped" | "given_up";
};

export type Delivery = {
  /** `bodyOf` is told the message's id. */
  readonly emit: (event: string, botId: string, bodyOf: (id: string) => string) => void;
  readonly order: (fault: WebhookFault) => void;
  /** Sends a message again, with its old id. */
  readonly replay: (messageId: string) => Promise<void>;
  readonly messages: WebhookMessage[];
  /** Resolves once no delivery is under way (retries that wait for their time do not count). */
  readonly settled: () => Promise<void>;
  readonly reset: () => void;
};

/** How a vendor sends its messages. */
export type Wire = {
  readonly newId: () => string;
  readonly headers: (message: WebhookMessage, now: number) => Readonly<Record<string, string>>;
  /** Milliseconds until each further attempt. */
  readonly retryAfter: readonly number[];
  readonly timeoutMs: number;
};

/** Delivers the webhooks of a simulated vendor, with the faults that a test has ordered. */
export function createDelivery(
  clock: SimClock,
  target: { readonly url: string | null },
  wire: Wire,
): Delivery {
  const messages: WebhookMessage[] = [];
  const underWay = new Set<Promise<void>>();
  let faults: WebhookFault[] = [];
  let held: WebhookMessage[] = [];

  return {
    messages,
    order: (fault) => faults.push(fault),
    reset: () => {
      messages.length = 0;
      faults = [];
      held = [];
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    replay: async (messageId) => {
      const message = messages.find((one) => one.id === messageId);
      if (message) await deliver(message);
    },
    emit: (event, botId, bodyOf) => {
      const fault = takeFault();
      const id = wire.newId();
      const message: WebhookMessage = {
        id,
        event,
        botId,
        createdAt: clock.now(),
        body: bodyOf(id),
        fault: fault?.kind ?? null,
        attempts: [],
        state: "pending",
      };
      messages.push(message);
      if (target.url !== null) send(message, fault);
    },
  };

  /** `times` counts down; the last message of a reordering (left at 0) releases the others. */
  function takeFault(): WebhookFault | null {
    const first = faults[0];
    if (!first) return null;
    const left = { ...first, times: first.times - 1 };
    faults = left.times > 0 ? [left, ...faults.slice(1)] : faults.slice(1);
    return left;
  }

  function send(message: WebhookMessage, fault: WebhookFault | null): void {
    switch (fault?.kind) {
      case "drop":
        message.state = "dropped";
        return;
      case "delay":
        clock.schedule(`webhook:${message.id}`, clock.now() + fault.milliseconds, () => {
          void deliver(message);
        });
        return;
      case "reorder":
        message.state = "held";
        held.push(message);
        if (fault.times === 0) {
          const release = held.reverse();
          held = [];
          void track(deliverInOrder(release));
        }
        return;
      case "duplicate":
        void track(deliverInOrder(Array.from({ length: fault.copies + 1 }, () => message)));
        return;
      case "bad_signature":
      case undefined:
        void deliver(message);
    }
  }

  async function deliverInOrder(list: readonly WebhookMessage[]): Promise<void> {
    for (const message of list) await deliver(message);
  }

  function deliver(message: WebhookMessage): Promise<void> {
    return track(attempt(message));
  }

  async function attempt(message: WebhookMessage): Promise<void> {
    if (target.url === null) return;
    const attempt = { at: clock.now(), status: null as number | null };
    message.attempts.push(attempt);
    try {
      const response = await fetch(target.url, {
        method: "POST",
        headers: wire.headers(message, clock.now()),
        body: message.body,
        redirect: "manual",
        signal: AbortSignal.timeout(wire.timeoutMs),
      });
      await response.arrayBuffer();
      attempt.status = response.status;
    } catch {
      attempt.status = null;
    }
    if (attempt.status !== null && attempt.status >= 200 && attempt.status < 300) {
      message.state = "delivered";
    } else if (message.state !== "delivered") {
      retryLater(message);
    }
  }

  function retryLater(message: WebhookMessage): void {
    const wait = wire.retryAfter[message.attempts.length - 1];
    message.state = wait === undefined ? "given_up" : "pending";
    if (wait === undefined) return;
    clock.schedule(`webhook:${message.id}`, clock.now() + wait, () => {
      void deliver(message);
    });
  }

  function track(delivery: Promise<void>): Promise<void> {
    underWay.add(delivery);
    return delivery.finally(() => underWay.delete(delivery));
  }
}
