import { expect, test } from "vitest";
import { foldEmail, mailAddress } from "./addresses";

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
])("%j is none", (text) => {
  expect(mailAddress(text)).toBeNull();
});

test("a domain in both of its spellings is one mailbox", () => {
  expect(foldEmail("info@münchen.example")).toBe(foldEmail("INFO@xn--mnchen-3ya.example"));
});
