import { expect, test } from "vitest";
import { maskEmail } from "./addresses";

test.each([
  ["ana@acme.example", "a•••@acme.example"],
  ["abcz@acme.example", "a•••z@acme.example"],
  ["ana.lopez@acme.example", "a•••z@acme.example"],
  ["x@acme.example", "x•••@acme.example"],
  ["Ana.Lopez@Acme.Example", "A•••z@acme.example"],
  ["ana.lopez@аcme.example", "a•••z@xn--cme-5cd.example"],
  ["😀abc😀@acme.example", "😀•••😀@acme.example"],
  ["no address", "•••@…"],
])("%s is shown as %s", (address, masked) => {
  expect(maskEmail(address)).toBe(masked);
});
