/** Writes 27 as "$27.00"; `usd` writes it as "$27". */
export function usdExact(dollars: number): string {
  return dollars.toLocaleString("en-US", { style: "currency", currency: "USD" });
}

export function usd(dollars: number): string {
  return `$${dollars.toLocaleString("en-US")}`;
}
