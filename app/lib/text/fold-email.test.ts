import { expect, test } from "vitest";
import { foldEmail, mailboxOf } from "./addresses";

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

test.each([
  ["Ana+x@Gmail.com", "ana@gmail.com", true],
  ["a.na@googlemail.com", "ana@gmail.com", true],
  ["ana+x@outlook.com", "ana@outlook.com", true],
  ["ANA@acme.example", "ana@acme.example", true],
  ["ana+x@acme.example", "ana@acme.example", false],
  ["a.na@outlook.com", "ana@outlook.com", false],
])("%s and %s are known to be one mailbox: %s", (one, other, same) => {
  expect(mailboxOf(one) === mailboxOf(other)).toBe(same);
});
