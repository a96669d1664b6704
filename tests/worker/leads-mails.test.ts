import { describe, expect, test, vi } from "vitest";
import { mailbox, sentMails } from "../support/delivery";
import { everyEffect, leadWorld, marker, sendLeads, storedLead } from "../support/lead-delivery";
import { guideTitles } from "../support/leads";
import { db, env, minute, outboxRows, start } from "../support/pipeline";
import { mailboxKey } from "~/abuse/mailboxes.server";
import { guideReleases, unsubscribes } from "~/db/schema.server";

const address = `${marker}@example.test`;
const releaseGuide = (link = "https://files.test/guide.pdf") =>
  db.insert(guideReleases).values({ guideId: "clickup-mistakes", link, createdAt: start });
const unsubscribe = async () => {
  const emailKey = await mailboxKey(env.siteSecret, address);
  await db.insert(unsubscribes).values({ emailKey, createdAt: start });
};

async function mailsOf(...args: Parameters<typeof storedLead>) {
  const box = mailbox().mockClear();
  const id = await storedLead(...args);
  await sendLeads(leadWorld());
  return { id, mails: sentMails(box) };
}

describe("the operator's mail", () => {
  test("has everything that is known about the lead, and a reply goes to the lead", async () => {
    const { id, mails } = await mailsOf("guide", ["lead-operator"]);
    expect(mails).toMatchObject([
      { to: env.operatorEmail, replyTo: address, subject: "New lead: waiting for a guide" },
    ]);
    for (const fact of [
      `First name: ${marker} Ada`,
      "Last name: Lovelace",
      `Email: ${address}`,
      `Guide: ${guideTitles["clickup-mistakes"]}`,
      "When: 2026-11-20 15:00 UTC",
      `Lead: ${id}`,
      "page: /AI4B\nreferrer: https://news.test\nutm_source: ad\ngclid: c-1",
    ]) {
      expect(mails[0]?.text).toContain(fact);
    }
    expect(mails[0]?.text).not.toContain("unsubscribed");
  });

  test("says if the origin is unknown; a reply stays here if the lead's address cannot be mailed", async () => {
    const lead = { attribution: null, email: '"a b"@example.test' };
    const { mails } = await mailsOf("members-offer", ["lead-operator"], lead);
    expect(mails).toMatchObject([{ to: env.operatorEmail, replyTo: env.operatorEmail }]);
    expect(mails[0]?.text).toContain("Unknown: the browser didn't say.");
  });

  test.each([
    ["counts the lead if there is no webhook", { leadWebhook: null }, 1],
    ["does not count the lead if the webhook does", {}, 0],
  ])("%s", async (_what, settings, count) => {
    mailbox();
    await storedLead("members-offer", ["lead-operator"]);
    await sendLeads(leadWorld(undefined, settings));
    expect((await outboxRows()).filter(({ kind }) => kind === "count")).toHaveLength(count);
  });

  test("is sent once even if the lead cannot be counted", async () => {
    const box = mailbox();
    await storedLead("members-offer", ["lead-operator"]);
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

  test("is dropped with the webhook if neither is set up, and the log says so", async () => {
    const box = mailbox();
    const logged = vi.spyOn(console, "log").mockReturnValue();
    const leadId = await storedLead("members-offer", ["lead-operator", "lead-webhook"]);
    await sendLeads(leadWorld(undefined, { operatorEmail: null, leadWebhook: null }));
    expect(box).not.toHaveBeenCalled();
    const entries = logged.mock.calls.map(([entry]) => entry);
    for (const why of ["no_operator", "no_webhook"]) {
      expect(entries).toContainEqual({ event: "lead.unreported", leadId, why });
    }
    expect((await outboxRows()).map(({ lastError }) => lastError)).toEqual(["dropped", "dropped"]);
  });
});

describe("the confirmation", () => {
  test("of the members' offer is no marketing and has no words of a stranger", async () => {
    await unsubscribe();
    const firstName = "Claim your prize at www.evil-prize.example";
    const { mails } = await mailsOf("members-offer", ["lead-confirmation"], { firstName });
    expect(mails).toMatchObject([{ to: address }]);
    expect(mails[0]?.text).toMatch(/^Hi Claim,\n/);
    expect(mails[0]?.text).toContain(`${env.siteUrl}/book`);
    expect(mails[0]?.headers).not.toHaveProperty("List-Unsubscribe");
    expect(JSON.stringify(mails)).not.toContain("prize");
  });

  test("of the free workspace can be unsubscribed from with one click", async () => {
    const { id, mails } = await mailsOf("free-workspace", ["lead-confirmation"]);
    const [url = ""] = /http\S+\/unsubscribe\S+/.exec(mails[0]?.text ?? "") ?? [];
    expect(mails[0]?.headers).toMatchObject({
      "List-Unsubscribe": `<${url}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(mails[0]?.text).toContain("Sample Street");
    expect(mails[0]?.text, "as its page says").toContain("free 30-minute discovery call");
    const [, signature] = url.split(`${id}.`);
    expect(signature).toMatch(/^[\w-]{22}$/);
    expect(url).not.toContain(marker);
  });

  test("is not sent for other leads, nor for a free workspace to an unsubscribed person", async () => {
    await unsubscribe();
    for (const kind of ["guide", "booking", "free-workspace"] as const) {
      expect([kind, (await mailsOf(kind, ["lead-confirmation"])).mails]).toEqual([kind, []]);
    }
  });
});

test.each([
  ["https://files.test/guide.pdf", "https://files.test/guide.pdf"],
  ["/guides/guide.pdf", `${env.siteUrl}/guides/guide.pdf`],
])("a guide at %s is mailed once it is out, unless its reader unsubscribed", async (link, url) => {
  expect((await mailsOf("guide", ["guide-ready"])).mails).toEqual([]);
  await releaseGuide(link);
  const { mails } = await mailsOf("guide", ["guide-ready"]);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(url);
  expect(mails[0]?.headers).toHaveProperty("List-Unsubscribe");
  await unsubscribe();
  expect((await mailsOf("guide", ["guide-ready"])).mails).toEqual([]);
});

test("a mail is tried again after a passing refusal, and given up after a final one", async () => {
  await storedLead("members-offer", ["lead-confirmation", "lead-operator"]);
  const refusal = (code: string) => Object.assign(new Error(`for ${marker}`), { code });
  vi.spyOn(env.email, "send")
    .mockRejectedValueOnce(refusal("E_RATE_LIMIT_EXCEEDED"))
    .mockRejectedValueOnce(refusal("E_RECIPIENT_SUPPRESSED"));
  await sendLeads(leadWorld());
  expect((await outboxRows()).map(({ state }) => state).sort()).toEqual(["dead", "pending"]);
});

test("the log names no person, whether the mails are sent or not", async () => {
  const logged = vi.spyOn(console, "log").mockReturnValue();
  await releaseGuide();
  vi.spyOn(env.email, "send")
    .mockRejectedValueOnce(new Error(`${address} does not exist`))
    .mockResolvedValue({ messageId: `<${marker}>` });
  await storedLead("guide", everyEffect);
  await sendLeads(leadWorld(() => Promise.reject(new Error(marker))));
  expect(logged.mock.calls.length).toBeGreaterThan(3);
  expect(JSON.stringify(logged.mock.calls)).not.toMatch(/Zyxwv|Lovelace|@|https?:/);
});
