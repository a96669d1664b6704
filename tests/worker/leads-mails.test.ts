import { describe, expect, test, vi } from "vitest";
import { mailbox, sentMails } from "../support/delivery";
import { leadWorld, marker, sendLeads, storedLead, everyEffect } from "../support/lead-delivery";
import { db, env, minute, outboxRows, start } from "../support/pipeline";
import { mailboxKey } from "~/abuse/mailboxes.server";
import { guideReleases, unsubscribes } from "~/db/schema.server";
import { names } from "~/config/names";

const confirmation = "lead-confirmation";
const operator = "lead-operator";
const webhook = "lead-webhook";
const guideReady = "guide-ready";
const release = (link = "https://files.test/guide.pdf") =>
  db.insert(guideReleases).values({ guideId: "clickup-mistakes", link, createdAt: start });
const unsubscribed = async () => {
  const emailKey = await mailboxKey(env.siteSecret, `${marker}@example.test`);
  await db.insert(unsubscribes).values({ emailKey, createdAt: start });
};

async function mailsOf(...args: Parameters<typeof storedLead>) {
  const box = mailbox();
  const id = await storedLead(...args);
  await sendLeads(leadWorld());
  return { id, mails: sentMails(box) };
}

describe("the operator's mail", () => {
  test("has everything that is known, and can be answered", async () => {
    const { id, mails } = await mailsOf("guide", [operator]);
    expect(mails).toMatchObject([
      { to: "operator@example.test", subject: "New lead: waiting for a guide" },
    ]);
    expect(mails[0]).toMatchObject({ replyTo: `${marker}@example.test` });
    for (const fact of [
      `First name: ${marker} Ada`,
      "Last name: Lovelace",
      `Email: ${marker}@example.test`,
      `Guide: 10 Mistakes to Avoid When Building a ${names.workspaceTool.name} Workspace`,
      "When: 2026-11-20 15:00 UTC",
      `Lead: ${id}`,
      "page: /AI4B\nreferrer: https://news.test\nutm_source: ad\ngclid: c-1",
    ]) {
      expect(mails[0]?.text).toContain(fact);
    }
    expect(mails[0]?.text, "nobody has unsubscribed").not.toContain("unsubscribed");
  });

  test("says so when nothing is known of where they came from", async () => {
    const { mails } = await mailsOf("members-offer", [operator], { attribution: null });
    expect(mails[0]?.text).toContain("Unknown: the browser didn't say.");
  });

  test("is sent without an address to reply to when no header may hold it", async () => {
    const { mails } = await mailsOf("members-offer", [operator], { email: '"a b"@example.test' });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ replyTo: env.operatorEmail });
  });

  test.each([
    ["no webhook is set up", { leadWebhook: null }, 1],
    ["there is a webhook, which counts itself", {}, 0],
  ])("counts the lead where %s", async (_what, settings, count) => {
    mailbox();
    await storedLead("members-offer", [operator]);
    await sendLeads(leadWorld(undefined, settings));
    expect((await outboxRows()).filter(({ kind }) => kind === "count")).toHaveLength(count);
  });

  test("is not sent again because the counter could not be told", async () => {
    const box = mailbox();
    await storedLead("members-offer", [operator]);
    const batch = vi.spyOn(env.db, "batch");
    batch.mockRejectedValueOnce(new Error("D1_ERROR: Network connection lost."));
    batch.mockRejectedValueOnce(new Error("D1_ERROR: no such table"));
    const world = leadWorld(undefined, { leadWebhook: null });
    await sendLeads(world);
    world.time += minute;
    await sendLeads(world);
    expect(batch, "two tries to count, one to finish").toHaveBeenCalledTimes(3);
    expect(box).toHaveBeenCalledTimes(1);
  });

  test("without an operator and a webhook the lead is dropped, and the log says so", async () => {
    const box = mailbox();
    const logged = vi.spyOn(console, "log").mockReturnValue();
    const leadId = await storedLead("members-offer", [operator, webhook]);
    await sendLeads(leadWorld(undefined, { operatorEmail: null, leadWebhook: null }));
    expect(box).not.toHaveBeenCalled();
    const entries = logged.mock.calls.map(([entry]) => entry);
    expect(entries).toContainEqual({ event: "lead.unreported", leadId, why: "no_operator" });
    expect(entries).toContainEqual({ event: "lead.unreported", leadId, why: "no_webhook" });
    expect((await outboxRows()).map(({ lastError }) => lastError)).toEqual(["dropped", "dropped"]);
  });
});

describe("the confirmation", () => {
  test("of the members' offer is what was promised, no marketing, and no stranger's words", async () => {
    await unsubscribed();
    const firstName = "Claim your prize at www.evil-prize.example";
    const { mails } = await mailsOf("members-offer", [confirmation], { firstName });
    expect(mails).toMatchObject([{ to: `${marker}@example.test` }]);
    expect(mails[0]?.text).toMatch(/^Hi Claim,\n/);
    expect(mails[0]?.text).toContain(`${env.siteUrl}/book`);
    expect(mails[0]?.headers).not.toHaveProperty("List-Unsubscribe");
    expect(JSON.stringify(mails)).not.toContain("prize");
  });

  test("of the free workspace can be unsubscribed from with one click", async () => {
    const { id, mails } = await mailsOf("free-workspace", [confirmation]);
    const [url = ""] = /http\S+\/unsubscribe\S+/.exec(mails[0]?.text ?? "") ?? [];
    expect(mails[0]?.headers).toMatchObject({
      "List-Unsubscribe": `<${url}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(mails[0]?.text).toContain("Sample Street");
    expect(mails[0]?.text, "as its page says").toContain("free 30-minute discovery call");
    expect(url).toContain(id);
    expect(url.slice(url.indexOf(id) + id.length + 1)).toMatch(/^[\w-]{22}$/);
    expect(url).not.toContain(marker);
  });

  test("is sent of no other kind, and no free workspace to who unsubscribed", async () => {
    await unsubscribed();
    for (const kind of ["guide", "booking", "free-workspace"] as const) {
      expect([kind, (await mailsOf(kind, [confirmation])).mails]).toEqual([kind, []]);
    }
  });
});

describe("the guide", () => {
  test.each([
    ["https://files.test/guide.pdf", "https://files.test/guide.pdf"],
    ["/guides/guide.pdf", `${env.siteUrl}/guides/guide.pdf`],
  ])("is linked as %s", async (link, url) => {
    await release(link);
    const { mails } = await mailsOf("guide", [guideReady]);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(url);
    expect(mails[0]?.headers).toHaveProperty("List-Unsubscribe");
  });

  test("goes to nobody before its release, nor to who unsubscribed meanwhile", async () => {
    expect((await mailsOf("guide", [guideReady])).mails).toEqual([]);
    await release();
    await unsubscribed();
    expect((await mailsOf("guide", [guideReady])).mails).toEqual([]);
  });
});

test("a mail the service refuses for now is tried again, one it refuses for good is kept", async () => {
  await storedLead("members-offer", [confirmation, operator]);
  const refuse = (code: string) => Object.assign(new Error(`for ${marker}`), { code });
  vi.spyOn(env.email, "send")
    .mockRejectedValueOnce(refuse("E_RATE_LIMIT_EXCEEDED"))
    .mockRejectedValueOnce(refuse("E_RECIPIENT_SUPPRESSED"));
  await sendLeads(leadWorld());
  expect((await outboxRows()).map(({ state }) => state).sort()).toEqual(["dead", "pending"]);
});

test("nothing of a person is logged, whatever becomes of the mails", async () => {
  const logged = vi.spyOn(console, "log").mockReturnValue();
  await release();
  vi.spyOn(env.email, "send")
    .mockRejectedValueOnce(new Error(`${marker}@example.test does not exist`))
    .mockResolvedValue({ messageId: `<${marker}>` });
  await storedLead("guide", everyEffect);
  await sendLeads(leadWorld(() => Promise.reject(new Error(marker))));
  expect(logged.mock.calls.length).toBeGreaterThan(3);
  expect(JSON.stringify(logged.mock.calls)).not.toMatch(/Zyxwv|Lovelace|@|https?:/);
});
