/** Fragment of a moment, as in `#t=754` (https://www.w3.org/TR/media-frags/#naming-time). */
export function momentId(seconds: number): string {
  return `t=${Math.floor(seconds)}`;
}

/** Returns the seconds in such a fragment, which may have decimals; null if there are none. */
export function momentIn(hash: string): number | null {
  const [, digits] = /^#t=(\d{1,6}(?:\.\d{1,3})?)$/.exec(hash) ?? [];
  return digits === undefined ? null : Number(digits);
}
