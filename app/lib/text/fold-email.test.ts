import { expect, test } from "vitest";
import { foldEmail, foldEmailWithDots } from "./addresses";

test.each([
  ["Ana.Lopez@Acme.Example", "ana.lopez@acme.example"],
  ["ana+notes@acme.example", "ana@acme.example"],
  ["ana+a+b@acme.example", "ana@acme.example"],
  ["a.n.a@gmail.com", "ana@gmail.com"],
  ["A.N.A+x@GoogleMail.com", "ana@gmail.com"],
  ["ana.@gmail.com", "ana@gmail.com"],
  ["ana@gmail.com.evil.test", "ana@gmail.com.evil.test"],
  ["ａｎａ@acme.example", "ana@acme.example"],
])("%s is the mailbox %s", (address, mailbox) => {
  expect(foldEmail(address)).toBe(mailbox);
});

test("the earlier way to fold keeps the dots", () => {
  expect(foldEmailWithDots("A.n.a+x@gmail.com")).toBe("a.n.a@gmail.com");
});
