import { describe, expect, test, vi } from "vitest";
import { mailbox, sentMails } from "../support/delivery";
import { leadWorld, sendLeads } from "../support/lead-delivery";
import { createWorld, day, db, env, minute, start } from "../support/pipeline";
import { overLimit, postForm, visit } from "./visit";
import { mailboxKey } from "~/abuse/mailboxes.server";
import { guideReleases, mailboxes, unsubscribes } from "~/db/schema.server";
import { takeLeads } from "~/leads/take.server";
import { resubscribe } from "~/leads/unsubscribe.server";
import { guideTitles, submissionOf } from "../support/leads";
import { names } from "~/config/names";

const address = "ada.lovelace@example.test";
const { siteSecret: secret } = env;

const gone = async () => (await db.select().from(unsubscribes)).map(({ emailKey }) => emailKey);
const unsubscribed = async (email = address, key?: string) =>
  db
    .insert(unsubscribes)
    .values({ emailKey: key ?? (await mailboxKey(secret, email)), createdAt: start - day });
const release = () =>
  db
    .insert(guideReleases)
    .values({ guideId: "clickup-mistakes", link: "https://files.test/g.pdf", createdAt: start });

const asked = {
  workspace: ["free-workspace", {}],
  guide: ["guide", { guideName: guideTitles["clickup-mistakes"] }],
  other: ["guide", { guideName: guideTitles["zapier-automations"] }],
  framework: ["members-offer", { firstName: "Ada", lastName: "L" }],
} as const;

function ask(what: keyof typeof asked, now = start, email = address, honeypot = false) {
  const [kind, details] = asked[what];
  return takeLeads(createWorld(now), submissionOf(kind, { ...details, email }, { honeypot }));
}

/** Whatever people, not the operator, are sent from now on. */
async function mailsAfter(work: () => Promise<unknown>, now = start) {
  vi.restoreAllMocks();
  const box = mailbox();
  await work();
  const world = leadWorld();
  world.time = now;
  await sendLeads(world);
  return sentMails(box).filter(({ to }) => to !== env.operatorEmail);
}

const question = "Do you want to hear from us again?";
const pathIn = (text = "") => /http\S+(\/resubscribe\S+)/.exec(text)?.[1] ?? "no link";
const subjects = (mails: readonly { subject: string }[]) => mails.map(({ subject }) => subject);

describe("a form that meets somebody who unsubscribed", () => {
  test.each(["workspace", "guide", "other"] as const)("asks by mail: %s", async (what) => {
    await unsubscribed();
    await release();
    const mails = await mailsAfter(() => ask(what));
    expect(mails).toMatchObject([{ to: address, subject: question }]);
    expect(mails[0]?.text).toContain("This wasn't me:");
    expect(await gone()).toHaveLength(1);
  });

  test("sends what is no marketing, and asks nothing", async () => {
    await unsubscribed();
    expect(subjects(await mailsAfter(() => ask("framework")))).toEqual([
      "Your free AI for business framework",
    ]);
  });

  test("asks once a week, whatever is typed how often", async () => {
    await unsubscribed();
    const often = async (now: number) => {
      for (const what of ["workspace", "guide", "workspace", "other", "guide"] as const) {
        await ask(what, now, what === "guide" ? "Ada.Lovelace@Example.test" : address);
      }
    };
    expect(await mailsAfter(() => often(start))).toHaveLength(1);
    expect(await mailsAfter(() => often(start + 6 * day), start + 6 * day)).toEqual([]);
    expect(await mailsAfter(() => often(start + 7 * day), start + 7 * day)).toHaveLength(1);
  });

  test("knows them by other dots and tags, where the provider ignores them", async () => {
    await unsubscribed("a.da@gmail.com");
    const other = () => ask("workspace", start, "ad.a+tag@googlemail.com");
    expect(subjects(await mailsAfter(other))).toEqual([question]);
  });

  test("says nothing else to a stranger: the same page for both", async () => {
    await unsubscribed();
    const answers = await Promise.all(
      [address, "somebody@example.test"].map(async (email) => {
        const response = await postForm("/FREE", { email, "clickup-mistakes": "on" });
        const location = response.headers.get("Location") ?? "";
        const page = await (await visit(location)).text();
        const [shown = ""] = /<main[\s\S]*<\/main>/.exec(page) ?? [];
        // Each is told the address that they typed, and nothing else differs.
        return [response.status, location.length, shown.replaceAll(email, "their address")];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  test("does not ask for what a machine sent, nor whoever has come back meanwhile", async () => {
    await unsubscribed();
    expect(await mailsAfter(() => ask("workspace", start, address, true))).toEqual([]);
    const mails = await mailsAfter(async () => {
      await ask("workspace");
      await db.delete(unsubscribes);
    });
    expect(mails).toEqual([]);
  });
});

describe("the link in that mail", () => {
  const linkFor = async (what: keyof typeof asked) =>
    pathIn((await mailsAfter(() => ask(what)))[0]?.text);

  test("changes nothing when it is opened, and delivers once what was held back when pressed", async () => {
    await unsubscribed();
    await release();
    const path = await linkFor("guide");
    for (const method of ["GET", "HEAD", "GET"]) {
      const response = await visit(path, { method });
      expect(response.status).toBe(200);
      expect(response.headers.get("Cache-Control")).toBe("private, no-store");
      const html = await response.text();
      if (method === "HEAD") continue;
      expect(html).toContain(`action="${path}"`);
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain("lovelace");
    }
    await mailsAfter(async () => {
      for (const what of ["workspace", "workspace", "other"] as const) await ask(what);
    });
    expect(await gone()).toHaveLength(1);

    const mails = await mailsAfter(async () => {
      const answer = await postForm(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("Welcome back");
      expect(await gone()).toEqual([]);
      await (await postForm(path)).body?.cancel();
    }, Date.now() + minute);
    expect(subjects(mails).sort()).toEqual([
      `It's out: ${guideTitles["clickup-mistakes"]}`,
      `Your 2 free months of ${names.workspaceTool.name} Business Plus`,
    ]);
    expect(await db.select().from(mailboxes)).toMatchObject([
      { key: await mailboxKey(secret, address), verifiedAt: expect.any(Number) },
    ]);
  });

  test("pressed twice at a time sends one mail", async () => {
    await unsubscribed();
    const path = await linkFor("workspace");
    const token = new URLSearchParams(path.split("?")[1]).get("token") ?? "";
    const now = Date.now();
    const press = (at: number) => resubscribe({ db, env, clock: () => at }, token);
    const mails = await mailsAfter(() => Promise.all([press(now), press(now + 1)]), now + minute);
    expect(mails).toHaveLength(1);
  });

  test("delivers no guide a second time", async () => {
    await release();
    expect(await mailsAfter(() => ask("guide"))).toHaveLength(1);
    await unsubscribed();
    const path = await linkFor("workspace");
    const mails = await mailsAfter(() => postForm(path), Date.now() + minute);
    expect(subjects(mails)).toEqual([
      `Your 2 free months of ${names.workspaceTool.name} Business Plus`,
    ]);
  });

  test("is held back when posts come too fast, and says so when nothing can be stored", async () => {
    await unsubscribed();
    const path = await linkFor("workspace");
    expect((await overLimit(path.replace(/token=./, "token=_"), "192.0.2.91")).status).toBe(429);
    await db.run("alter table unsubscribes rename to hidden");
    const answer = await postForm(path);
    await db.run("alter table hidden rename to unsubscribes");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("60");
    expect(await gone()).toHaveLength(1);
  });
});
