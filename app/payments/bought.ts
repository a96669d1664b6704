import { prices } from "~/content/shared/prices";
import { type TemplateVersion, templateVersions } from "./payment-state";

export type Sale = {
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
  /** `template` in the payment's metadata. */
  readonly template: string | null;
};

/** Returns the version that the metadata names, or else each version that costs this amount. */
export function versionsBought({ amount, currency, template }: Sale): readonly TemplateVersion[] {
  const nameInMetadata = template?.trim().toLowerCase() ?? "";
  if (nameInMetadata !== "") {
    return templateVersions.filter((version) => version === nameInMetadata);
  }
  if (currency !== "usd") return [];
  return templateVersions.filter((version) => {
    const { now, was } = prices.social[version];
    return amount === now * 100 || amount === was * 100;
  });
}

/** Currencies that Stripe does not count in hundredths (https://docs.stripe.com/currencies). */
const inWholeUnits = new Set(
  "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "),
);
const inThousandths = new Set("BHD JOD KWD OMR TND".split(" "));

/** Intl's own decimals differ: it has none for forints and krónur, which Stripe counts in hundredths. */
function decimalsOf(code: string): number {
  if (inWholeUnits.has(code)) return 0;
  return inThousandths.has(code) ? 3 : 2;
}

/** `amount`: in Stripe's smallest unit of the currency. Returns text such as `$27.00` or `¥2,700`. */
export function moneyText({ amount, currency }: { amount: number; currency: string }): string {
  const code = currency.toUpperCase();
  const decimals = decimalsOf(code);
  try {
    const format = new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: code,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    return format.format(amount / 10 ** decimals);
  } catch {
    return `${amount} ${code} (smallest unit)`;
  }
}

/** Reads the id of a payment intent or a checkout session. Never log it: for an hour, it opens a page with the masked address. */
export function readReference(text: unknown): string | null {
  return typeof text === "string" && /^(pi|cs)_\w{1,250}$/.test(text) ? text : null;
}

export function referenceIn(query: URLSearchParams): string | null {
  return query.get("payment_intent") || query.get("session_id") || null;
}
