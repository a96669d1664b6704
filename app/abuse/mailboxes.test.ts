import { expect, test } from "vitest";
import { mailboxKey, mailboxKeys } from "./mailboxes.server";

test("a mailbox is looked for under its key, and under the one of earlier times where that is another", async () => {
  const key = (address: string) => mailboxKey("secret", address);
  const [first, ...earlier] = await mailboxKeys("secret", "a.d.a@gmail.com");
  expect(first).toBe(await key("ADA@gmail.com"));
  expect(earlier).toHaveLength(1);
  expect(earlier).not.toContain(first);
  expect(await mailboxKeys("secret", "ada@example.test")).toEqual([await key("ada@example.test")]);
});
