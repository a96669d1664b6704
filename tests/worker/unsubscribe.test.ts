import { beforeEach, describe, expect, test, vi } from "vitest";
import { marker, storedLead } from "../support/lead-delivery";
import { db, env } from "../support/pipeline";
import { postForm, site, visit } from "./visit";
import { mailboxKey } from "~/abuse/mailboxes.server";
import { unsubscribes } from "~/db/schema.server";
import { mailingLink } from "~/leads/unsubscribe.server";

let path = "";

beforeEach(async () => {
  const lead = await storedLead("guide", []);
  path = (await mailingLink(env, "unsubscribe", lead)).slice(env.siteUrl.length);
});

const gone = () => db.select().from(unsubscribes);
const oneClick = (to: string, headers: HeadersInit = {}) =>
  postForm(to, { "List-Unsubscribe": "One-Click" }, headers);

test("opening the link changes nothing, however often it is opened", async () => {
  const bodies = new Set<string>();
  for (let nth = 0; nth < 50; nth += 1) {
    const response = await visit(path, { method: nth % 5 === 4 ? "HEAD" : "GET" });
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await response.text();
    if (html) bodies.add(html.replace(/nonce(-|=")[\w-]+/g, "nonce"));
  }
  expect(await gone()).toEqual([]);
  const [page = ""] = bodies;
  expect(page).toContain(`action="${path}"`);
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(page).not.toMatch(/<script(?![^>]*ld\+json)/);
  expect(page).not.toContain(marker);
});

describe("one click", () => {
  test("of a mail provider, without Origin and cookies, unsubscribes; again changes nothing", async () => {
    const first = await oneClick(path);
    expect(first.status).toBe(200);
    expect(await first.text()).toContain("You're unsubscribed");
    const key = await mailboxKey(env.siteSecret, `${marker}@example.test`);
    expect((await gone()).map(({ emailKey }) => emailKey)).toEqual([key]);
    const before = await gone();
    expect((await oneClick(path)).status).toBe(200);
    expect(await gone()).toEqual(before);
  });

  test("is not held against a provider: a whole list comes from one address", async () => {
    const logged = vi.spyOn(console, "log").mockReturnValue();
    const headers = { "CF-Connecting-IP": "192.0.2.77" };
    for (let nth = 0; nth < 40; nth += 1) {
      const response = await oneClick(path, headers);
      expect(response.status).toBe(200);
      await response.body?.cancel();
    }
    expect(JSON.stringify(logged.mock.calls)).not.toContain("rate_limited");
  });

  test("of our own page works, one that another site sends is refused", async () => {
    const foreign = { Origin: "https://evil.test", "Sec-Fetch-Site": "cross-site" };
    expect((await oneClick(path, foreign)).status).toBe(403);
    expect(await gone()).toEqual([]);
    const ours = { Origin: site, "Sec-Fetch-Site": "same-origin" };
    expect((await oneClick(path, ours)).status).toBe(200);
    expect(await gone()).toHaveLength(1);
  });
});

test("what could not be stored is said, and can be tried again", async () => {
  const logged = vi.spyOn(console, "log").mockReturnValue();
  await db.run("alter table unsubscribes rename to hidden");
  const response = await oneClick(path);
  await db.run("alter table hidden rename to unsubscribes");
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("60");
  expect(await response.text()).toContain("save that right now");
  expect(JSON.stringify(logged.mock.calls)).toContain("unsubscribe.failed");
});
