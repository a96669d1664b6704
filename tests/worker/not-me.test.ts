import { describe, expect, test } from "vitest";
import { mailbox, sentMails } from "../support/delivery";
import { leadWorld, sendLeads } from "../support/lead-delivery";
import {
  ask,
  createWorld,
  day,
  db,
  env,
  allNotetakers,
  scheduledAt,
  start,
  whileMissing,
} from "../support/pipeline";
import { overLimit, postForm, visit } from "./visit";
import {
  blockMailbox,
  isBlocked,
  mailboxKey,
  notMeUrl,
  unblockMailbox,
} from "~/abuse/mailboxes.server";
import { guideReleases, unsubscribes } from "~/db/schema.server";
import { takeLeads } from "~/leads/take.server";
import { guideTitles, submissionOf } from "../support/leads";

const address = "a.da@gmail.com";

async function pathFor(about: "lead" | "notetaker", subjectId = "some-lead", daysAgo = 0) {
  const key = await mailboxKey(env.siteSecret, address);
  const at = Date.now() - daysAgo * day;
  return (await notMeUrl(env, { mailboxKey: key, about, subjectId }, at)).slice(env.siteUrl.length);
}

const blocked = async (email = address) => isBlocked(db, await mailboxKey(env.siteSecret, email));
const press = async (path: string, fields: Record<string, string> = {}) => {
  const response = await postForm(path, fields);
  await response.body?.cancel();
  return response;
};

describe("the page", () => {
  test("blocks the mailbox at one press, and undoes the block at another", async () => {
    const path = await pathFor("lead");
    expect(await (await visit(path)).text()).toContain("What the button does");
    expect((await press(path)).status).toBe(303);
    expect(await blocked()).toBe(true);
    expect(await db.select().from(unsubscribes)).toHaveLength(1);
    const done = await (await visit(path)).text();
    expect(done).toContain("Done. We won't email you again");
    expect(done).toContain('name="do" value="undo"');

    expect((await press(path)).status).toBe(303);
    expect((await press(path, { do: "undo" })).status).toBe(303);
    expect(await blocked()).toBe(false);
    expect(await db.select().from(unsubscribes)).toEqual([]);
    expect(await (await visit(path)).text()).toContain("Someone else used your address?");
  });

  test("of a mail that is 30 days old still acts; later it ends nothing, blocks nobody, and says so", async () => {
    await ask(createWorld(), { ...scheduledAt(start + day), email: address });
    for (const about of ["lead", "notetaker"] as const) {
      const [request] = await allNotetakers();
      const old = await pathFor(about, request?.id, 31);
      const page = await visit(old);
      expect(page.status).toBe(410);
      expect(await page.text()).toContain("This link has expired");
      expect((await press(old)).status).toBe(410);
      expect(await blocked()).toBe(false);
    }
    expect((await allNotetakers()).map(({ deleteRequestedAt }) => deleteRequestedAt)).toEqual([
      null,
    ]);

    await press(await pathFor("lead", "some-lead", 30));
    expect(await blocked()).toBe(true);
    const old = await pathFor("lead", "some-lead", 31);
    expect((await visit(old)).status, "what was done can be undone").toBe(200);
    await press(old, { do: "undo" });
    expect(await blocked()).toBe(false);
  });

  test("leaves a person unsubscribed who had unsubscribed before the block, also after the undo", async () => {
    const emailKey = await mailboxKey(env.siteSecret, address);
    await db.insert(unsubscribes).values({ emailKey, createdAt: start - day });
    const path = await pathFor("lead");
    await press(path);
    await press(path, { do: "undo" });
    expect(await db.select().from(unsubscribes)).toHaveLength(1);
  });

  test("undoes a second block completely, though the person resubscribed in between", async () => {
    const key = await mailboxKey(env.siteSecret, address);
    await blockMailbox(db, key, start);
    await db.delete(unsubscribes);
    await blockMailbox(db, key, start + day);
    await unblockMailbox(db, key, start + 2 * day);
    expect(await db.select().from(unsubscribes)).toEqual([]);
  });

  test.each([
    ["lead", "leads"],
    ["notetaker", "notetakers"],
  ] as const)("asks for another press if the %s could not be deleted", async (about, table) => {
    const path = await pathFor(about);
    const failed = await whileMissing(table, () => postForm(path));
    expect(failed.status).toBe(503);
    expect(await failed.text()).not.toContain('value="undo"');
    expect(await blocked()).toBe(false);
    expect((await press(path)).status).toBe(303);
    expect(await blocked()).toBe(true);
  });

  test("changes nothing if the link is invalid, the post is refused, or nothing can be stored", async () => {
    const path = await pathFor("lead");
    // Invalid links bring this network to its limit.
    expect((await overLimit(path.replace("lead", "xead"), "192.0.2.92")).status).toBe(404);
    for (const [headers, status] of [
      [{ "CF-Connecting-IP": "192.0.2.92" }, 429],
      [{ Origin: "https://evil.test", "Sec-Fetch-Site": "cross-site" }, 403],
      [{ "Content-Type": "application/json" }, 503],
    ] as const) {
      expect((await postForm(path, {}, headers)).status).toBe(status);
    }
    const answers = await whileMissing("mailboxes", async () => [
      await visit(path),
      await postForm(path),
    ]);
    for (const { status, headers } of answers) {
      expect([status, headers.get("Retry-After")]).toEqual([503, "60"]);
    }
    expect(await blocked()).toBe(false);
  });
});

describe("a blocked mailbox", () => {
  const take = (kind: "members-offer" | "free-workspace" | "guide", email: string) =>
    takeLeads(
      createWorld(),
      submissionOf(kind, {
        email,
        ...(kind === "guide" ? { guideName: guideTitles[guideId] } : {}),
      }),
    );
  const guideId = "clickup-mistakes" as const;

  test("gets nothing from any form, however its address is written; the operator is warned", async () => {
    await press(await pathFor("lead"));
    const key = await mailboxKey(env.siteSecret, address);
    await db.delete(unsubscribes);
    await db
      .insert(guideReleases)
      .values({ guideId, link: "https://files.test/", createdAt: start });
    const box = mailbox();
    for (const email of [address, "ada@gmail.com", "AD.A+tag@googlemail.com"]) {
      for (const kind of ["members-offer", "free-workspace", "guide"] as const) {
        await take(kind, email);
      }
    }
    // The question to unsubscribed people is not mailed to a blocked mailbox either.
    await db.insert(unsubscribes).values({ emailKey: key, createdAt: start });
    await take("free-workspace", address);
    await take("free-workspace", "bob@example.test");
    await sendLeads(leadWorld());
    const mails = sentMails(box);
    const toOperator = mails.filter(({ to }) => to === env.operatorEmail);
    expect(mails.filter(({ to }) => to !== env.operatorEmail)).toMatchObject([
      { to: "bob@example.test" },
    ]);
    const warnings = toOperator.filter(({ text }) =>
      text.includes("Please don't email this address."),
    );
    // 3 members' offers, 4 workspaces, 1 guide (a mailbox gets it once), and Bob's workspace without a warning.
    expect([toOperator.length, warnings.length]).toEqual([9, 8]);
    for (const mail of warnings) expect(mail).toMatchObject({ replyTo: env.operatorEmail });
  });
});
