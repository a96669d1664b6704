import { tellConsole } from "~/lib/browser-console";
import { href } from "~/lib/href";
import type { PaymentView } from "~/payments/view";

/** Longer than the server waits for its own answer. */
const timeoutMs = 20_000;

/** The call of spec 7. Whatever does not answer is "unavailable"; never rejects. */
export async function askPayment(reference: string): Promise<PaymentView> {
  try {
    const response = await fetch(href("payment-success"), {
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ payment_intent_id: reference }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return viewOf((await response.json()) as Answer);
  } catch (error) {
    tellConsole(error);
    return { state: "unavailable", email: null };
  }
}

type Answer = {
  readonly success?: boolean;
  readonly customer?: { readonly email?: string };
  readonly state?: "processing" | "failed" | "unknown";
};

function viewOf({ success, customer, state }: Answer): PaymentView {
  if (success === true) return { state: "paid", email: customer?.email ?? null };
  return { state: state ?? "unknown", email: null };
}
