import { expect, test } from "vitest";
import { foldEmail, mailAddress, mailboxOf, maskEmail } from "./addresses";

// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address; domains through IDNA.
test.each([
  ["ana@acme.example", "ana@acme.example"],
  ["o&leary@firm.example", "o&leary@firm.example"],
  ["o'leary@firm.example", "o'leary@firm.example"],
  ["!#$%&'*+/=?^_`{|}~-@firm.example", "!#$%&'*+/=?^_`{|}~-@firm.example"],
  [".a..b.@firm.example", ".a..b.@firm.example"],
  ["a@1.2", "a@1.2"],
  [`a@${"b".repeat(63)}.example`, `a@${"b".repeat(63)}.example`],
  ["info@münchen.example", "info@xn--mnchen-3ya.example"],
  ["info@MÜNCHEN.Example", "info@xn--mnchen-3ya.example"],
  ["info@例え.テスト", "info@xn--r8jz45g.xn--zckzah"],
  ["info@xn--mnchen-3ya.example", "info@xn--mnchen-3ya.example"],
])("%s is an address", (text, address) => {
  expect(mailAddress(text)).toBe(address);
});

test.each([
  ...["", "ana", "@acme.example", "ana@", "ana@example", "a b@acme.example", "ana@acme..example"],
  ...[
    "ana@-acme.example",
    "ana@acme-.example",
    "ana@acme.example.",
    "ana@.example",
    "a@b@c.example",
  ],
  ...['"ana"@acme.example', "ana@[127.0.0.1]", "ana(x)@acme.example", "a,b@acme.example"],
  ...["ana@acme_x.example", "ана@acme.example", "ana@münchen.example/x", "ana@münchen.example:25"],
  ...[
    "ana@mün chen.example",
    "ana@münchen",
    "ana@\u202Eacme.example",
    `a@${"b".repeat(64)}.example`,
  ],
])("%j is no address", (text) => {
  expect(mailAddress(text)).toBeNull();
});

test("a domain in both of its spellings is one mailbox", () => {
  expect(foldEmail("info@münchen.example")).toBe(foldEmail("INFO@xn--mnchen-3ya.example"));
});

test.each([
  ["Ana.Lopez@Acme.Example", "ana.lopez@acme.example"],
  ["ana+notes@acme.example", "ana@acme.example"],
  ["ana+a+b@acme.example", "ana@acme.example"],
  ["a.n.a@gmail.com", "ana@gmail.com"],
  ["A.N.A+x@GoogleMail.com", "ana@gmail.com"],
  ["ana.@gmail.com", "ana@gmail.com"],
  ["ana@gmail.com.evil.test", "ana@gmail.com.evil.test"],
  ["ａｎａ@acme.example", "ana@acme.example"],
])("foldEmail makes %s the mailbox %s", (address, mailbox) => {
  expect(foldEmail(address)).toBe(mailbox);
});

test.each([
  ["Ana+x@Gmail.com", "ana@gmail.com", true],
  ["a.na@googlemail.com", "ana@gmail.com", true],
  ["ana+x@outlook.com", "ana@outlook.com", true],
  ["ANA@acme.example", "ana@acme.example", true],
  ["ana+x@acme.example", "ana@acme.example", false],
  ["a.na@outlook.com", "ana@outlook.com", false],
])("%s and %s are the same mailbox for access: %s", (one, other, same) => {
  expect(mailboxOf(one) === mailboxOf(other)).toBe(same);
});

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
