import type { SimClock } from "./clock.ts";

export type WebhookMessage = {
  readonly id: string;
  readonly body: string;
  readonly signed: string;
  attempts: number;
};

export type Delivery = {
  /** Sends what `write` returns for the message's id; `signed` is the text to sign if it is not the body. */
  readonly emit: (
    write: (id: string) => { readonly body: string; readonly signed?: string },
  ) => void;
  /** Resolves once no call is open. Does not wait for retries that are due later. */
  readonly settled: () => Promise<void>;
};

export type Wire = {
  readonly newId: () => string;
  readonly headers: (message: WebhookMessage, now: number) => Readonly<Record<string, string>>;
  readonly retryDelaysMs: readonly number[];
  readonly timeoutMs: number;
};

export function createDelivery(
  clock: SimClock,
  target: { readonly url: string | null },
  wire: Wire,
): Delivery {
  const underWay = new Set<Promise<void>>();

  return {
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    emit: (write) => {
      const id = wire.newId();
      const { body, signed = body } = write(id);
      deliver({ id, body, signed, attempts: 0 });
    },
  };

  function deliver(message: WebhookMessage): void {
    const delivery = attempt(message);
    underWay.add(delivery);
    void delivery.finally(() => underWay.delete(delivery));
  }

  async function attempt(message: WebhookMessage): Promise<void> {
    if (target.url === null) return;
    message.attempts += 1;
    try {
      const response = await fetch(target.url, {
        method: "POST",
        headers: wire.headers(message, clock.now()),
        body: message.body,
        redirect: "manual",
        signal: AbortSignal.timeout(wire.timeoutMs),
      });
      await response.arrayBuffer();
      if (response.ok) return;
    } catch {
      // A message without an answer is sent again, like a refused one.
    }
    const wait = wire.retryDelaysMs[message.attempts - 1];
    if (wait === undefined) return;
    clock.schedule(`webhook:${message.id}`, clock.now() + wait, () => deliver(message));
  }
}
