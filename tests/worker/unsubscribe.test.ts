import { beforeEach, expect, test, vi } from "vitest";
import { marker, storedLead } from "../support/lead-delivery";
import { db, env, whileMissing } from "../support/pipeline";
import { postForm, site } from "./visit";
import { mailboxKey } from "~/abuse/mailboxes.server";
import { unsubscribes } from "~/db/schema.server";
import { mailingLink } from "~/leads/unsubscribe.server";

let path = "";

beforeEach(async () => {
  const lead = await storedLead("guide", []);
  path = (await mailingLink(env, "unsubscribe", lead)).slice(env.siteUrl.length);
});

const unsubscribed = () => db.select().from(unsubscribes);
const oneClick = (headers: HeadersInit = {}) =>
  postForm(path, { "List-Unsubscribe": "One-Click" }, headers);

test("one click without Origin and cookies unsubscribes, and many from one IP address are no flood", async () => {
  const logged = vi.spyOn(console, "log").mockReturnValue();
  const headers = { "CF-Connecting-IP": "192.0.2.77" };
  const first = await oneClick(headers);
  expect(await first.text()).toContain("You're unsubscribed");
  const before = await unsubscribed();
  const key = await mailboxKey(env.siteSecret, `${marker}@example.test`);
  expect(before.map(({ emailKey }) => emailKey)).toEqual([key]);
  for (let nth = 0; nth < 40; nth += 1) {
    const response = await oneClick(headers);
    expect(response.status).toBe(200);
    await response.body?.cancel();
  }
  expect(await unsubscribed(), "again changes nothing").toEqual(before);
  expect(JSON.stringify(logged.mock.calls)).not.toContain("rate_limited");
});

test("a click from another site is refused, one that cannot be stored gets 503, one on our page is taken", async () => {
  const foreign = { Origin: "https://evil.test", "Sec-Fetch-Site": "cross-site" };
  expect((await oneClick(foreign)).status).toBe(403);
  expect(await unsubscribed()).toEqual([]);

  const logged = vi.spyOn(console, "log").mockReturnValue();
  const refused = await whileMissing("unsubscribes", () => oneClick());
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "60"]);
  expect(await refused.text()).toContain("save that right now");
  expect(JSON.stringify(logged.mock.calls)).toContain("unsubscribe.failed");

  const ours = { Origin: site, "Sec-Fetch-Site": "same-origin" };
  expect((await oneClick(ours)).status).toBe(200);
  expect(await unsubscribed()).toHaveLength(1);
});
