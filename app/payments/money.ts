/** Stripe's currencies without hundredths, and those with thousandths (docs.stripe.com/currencies). */
const whole = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const thousandths = new Set("BHD JOD KWD OMR TND".split(" "));

/** `$27.00`, `¥2,700`: an amount in Stripe's smallest unit of its currency (ISO 4217, any case). */
export function moneyText({ amount, currency }: { amount: number; currency: string }): string {
  const code = currency.toUpperCase();
  // Intl would round to what is usual: to whole forints and krónur, which Stripe counts in hundredths.
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
