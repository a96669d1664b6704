import fc from "fast-check";

/** Text of any code points. `fc.string({ unit: "binary" })` does the same, but needs a second to start. */
export function anyText(maxLength?: number) {
  const points = fc.array(fc.nat(0x10_ff_ff), maxLength === undefined ? {} : { maxLength });
  return points.map((all) => String.fromCodePoint(...all));
}
