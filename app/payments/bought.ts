import { prices } from "~/content/shared/prices";
import { type TemplateVersion, templateVersions } from "./payment-state";

export type Sale = {
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  /** `template` in the payment's metadata. */
  readonly template: string | null;
};

/** Versions by metadata, else by amount; an amount that is a price of both buys both. */
export function versionsBought({ amount, currency, template }: Sale): readonly TemplateVersion[] {
  const named = template?.trim().toLowerCase() ?? "";
  if (named !== "") return templateVersions.filter((version) => version === named);
  if (currency !== "usd") return [];
  return templateVersions.filter((version) => {
    const { now, was } = prices.social[version];
    return amount === now * 100 || amount === was * 100;
  });
}

/** Stripe's currencies without hundredths, and those with thousandths (docs.stripe.com/currencies). */
const whole = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const thousandths = new Set("BHD JOD KWD OMR TND".split(" "));

/** `$27.00`, `¥2,700`: an amount in Stripe's smallest unit of its currency (ISO 4217, any case). */
export function moneyText({ amount, currency }: { amount: number; currency: string }): string {
  const code = currency.toUpperCase();
  // Intl would round forints and krónur to whole ones; Stripe counts them in hundredths.
  const digits = whole.has(code) ? 0 : thousandths.has(code) ? 3 : 2;
  try {
    const format = new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: code,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    return format.format(amount / 10 ** digits);
  } catch {
    return `${amount} ${code} (smallest unit)`;
  }
}

/** Id of a payment intent or a checkout session. It shows the buyer's masked address for an hour: never log it. */
export function readReference(text: unknown): string | null {
  return typeof text === "string" && /^(pi|cs)_\w{1,250}$/.test(text) ? text : null;
}

export function referenceIn(query: URLSearchParams): string | null {
  return query.get("payment_intent") || query.get("session_id") || null;
}
