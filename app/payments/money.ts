/** `$27.00`, `¥2,700`: an amount in the smallest unit of its currency (ISO 4217, any case). */
export function moneyText({ amount, currency }: { amount: number; currency: string }): string {
  try {
    const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
    const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
    return format.format(amount / 10 ** digits);
  } catch {
    return `${amount} ${currency.toUpperCase()} (smallest unit)`;
  }
}
