/** `27` as `$27.00`; `usd` writes `1400` as `$1,400`. */
export function usdExact(dollars: number): string {
  return dollars.toLocaleString("en-US", { style: "currency", currency: "USD" });
}

export function usd(dollars: number): string {
  return `$${dollars.toLocaleString("en-US")}`;
}
