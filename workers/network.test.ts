import { expect, test } from "vitest";
import { networkOf } from "./security";

const from = (address: string) => networkOf(new Headers({ "CF-Connecting-IP": address }));

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8::2:0:0:0:1", "2001:db8:0:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s belongs to %s", (address, network) => {
  expect(from(address)).toBe(network);
});

test("two addresses of a household are one network, and the neighbor is another", () => {
  expect(from("2001:db8:1:2:aaaa::1")).toBe(from("2001:db8:1:2:bbbb::9"));
  expect(from("2001:db8:1:3::1")).not.toBe(from("2001:db8:1:2::1"));
});

test("only Cloudflare's header counts, and text that is not an address is bounded", () => {
  expect(networkOf(new Headers({ "X-Forwarded-For": "203.0.113.7" }))).toBe("unknown");
  for (const text of ["", ":::::", "not an address", "g:h:i:j::", "1".repeat(5_000)]) {
    expect(from(text).length).toBeLessThanOrEqual(64);
  }
});
