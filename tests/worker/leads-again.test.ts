import { describe, expect, test, vi } from "vitest";
import { mailbox, sentMails } from "../support/delivery";
import { leadWorld, sendLeads, storedLead } from "../support/lead-delivery";
import { guideTitles, submissionOf } from "../support/leads";
import { createWorld, day, db, env, minute, start, whileMissing } from "../support/pipeline";
import { mainOf } from "./html";
import { overLimit, postForm, visit } from "./visit";
import { mailboxKey } from "~/abuse/mailboxes.server";
import { names } from "~/config/names";
import { runBatch } from "~/db/client.server";
import { guideReleases, leads, mailboxes, unsubscribes } from "~/db/schema.server";
import { takeLeads } from "~/leads/take.server";
import { resubscribe } from "~/leads/unsubscribe.server";

/** Forms that are sent with the address of a person who has unsubscribed. */

const address = "ada.lovelace@example.test";
const question = "Do you want to hear from us again?";
const guideMail = `It's out: ${guideTitles["clickup-mistakes"]}`;
const workspaceMail = `Your 2 free months of ${names.workspaceTool.name} Business Plus`;

const unsubscribedKeys = async () =>
  (await db.select().from(unsubscribes)).map(({ emailKey }) => emailKey);
const unsubscribe = async (email = address) => {
  const emailKey = await mailboxKey(env.siteSecret, email);
  await db.insert(unsubscribes).values({ emailKey, createdAt: start - day });
};
const releaseGuide = () =>
  db
    .insert(guideReleases)
    .values({ guideId: "clickup-mistakes", link: "https://files.test/g.pdf", createdAt: start });

const requests = {
  workspace: ["free-workspace", {}],
  guide: ["guide", { guideName: guideTitles["clickup-mistakes"] }],
  unreleasedGuide: ["guide", { guideName: guideTitles["zapier-automations"] }],
  framework: ["members-offer", { firstName: "Ada", lastName: "L" }],
} as const;

function ask(what: keyof typeof requests, now = start, email = address, honeypot = false) {
  const [kind, details] = requests[what];
  return takeLeads(createWorld(now), submissionOf(kind, { ...details, email }, { honeypot }));
}

/** Returns the mails to people, not to the operator, that follow from `work`. */
async function mailsAfter(work: () => Promise<unknown>, now = start) {
  vi.restoreAllMocks();
  const box = mailbox();
  await work();
  const world = leadWorld();
  world.time = now;
  await sendLeads(world);
  return sentMails(box).filter(({ to }) => to !== env.operatorEmail);
}

const subjectsAfter = async (...args: Parameters<typeof mailsAfter>) =>
  (await mailsAfter(...args)).map(({ subject }) => subject).sort();

describe("a form with the address of a person who unsubscribed", () => {
  test.each([
    ["workspace", question],
    ["guide", question],
    ["unreleasedGuide", question],
    ["framework", "Your free AI for business framework"],
  ] as const)("%s leads to the mail “%s”", async (what, subject) => {
    await unsubscribe();
    await releaseGuide();
    const mails = await mailsAfter(() => ask(what));
    expect(mails).toMatchObject([{ to: address, subject }]);
    expect(mails[0]?.text).toContain("This wasn't me:");
    expect(await unsubscribedKeys()).toHaveLength(1);
  });

  test("leads to one question a week, however often it is sent", async () => {
    await unsubscribe();
    const askOften = async (now: number) => {
      for (const what of ["workspace", "guide", "workspace", "unreleasedGuide"] as const) {
        await ask(what, now, what === "guide" ? "Ada.Lovelace@Example.test" : address);
      }
    };
    for (const [days, count] of [
      [0, 1],
      [6, 0],
      [7, 1],
    ] as const) {
      const now = start + days * day;
      expect(await mailsAfter(() => askOften(now), now), `day ${days}`).toHaveLength(count);
    }
  });

  test("is recognized with other dots and tags, where the provider ignores them", async () => {
    await unsubscribe("a.da@gmail.com");
    const askWithTag = () => ask("workspace", start, "ad.a+tag@googlemail.com");
    expect(await subjectsAfter(askWithTag)).toEqual([question]);
  });

  test("gets the same page as any other address", async () => {
    await unsubscribe();
    const answers = [address, "bob@example.test"].map(async (email) => {
      const response = await postForm("/FREE", { email, "clickup-mistakes": "on" });
      const location = response.headers.get("Location") ?? "";
      const page = await (await visit(location)).text();
      return [
        response.status,
        location.length,
        mainOf(page).replaceAll(email, "the typed address"),
      ];
    });
    const [unsubscribed, other] = await Promise.all(answers);
    expect(unsubscribed).toEqual(other);
  });

  test("leads to no question after a filled honeypot, or once the person has come back", async () => {
    await unsubscribe();
    expect(await mailsAfter(() => ask("workspace", start, address, true))).toEqual([]);
    const comeBack = async () => {
      await ask("workspace");
      await db.delete(unsubscribes);
    };
    expect(await mailsAfter(comeBack)).toEqual([]);
  });
});

describe("the link in the question", () => {
  const pathAfter = async (what: keyof typeof requests) => {
    const [mail] = await mailsAfter(() => ask(what));
    return /http\S+(\/resubscribe\S+)/.exec(mail?.text ?? "")?.[1] ?? "no link";
  };

  test("changes nothing when opened; its button delivers once what was held back", async () => {
    await unsubscribe();
    await releaseGuide();
    const path = await pathAfter("guide");
    expect(await (await visit(path)).text()).not.toContain("lovelace");
    await mailsAfter(async () => {
      for (const what of ["workspace", "workspace", "unreleasedGuide"] as const) await ask(what);
    });
    expect(await unsubscribedKeys()).toHaveLength(1);

    const pressTwice = async () => {
      const answer = await postForm(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("Welcome back");
      expect(await unsubscribedKeys()).toEqual([]);
      await (await postForm(path)).body?.cancel();
    };
    expect(await subjectsAfter(pressTwice, Date.now() + minute)).toEqual([
      guideMail,
      workspaceMail,
    ]);
    expect(await db.select().from(mailboxes)).toMatchObject([
      { key: await mailboxKey(env.siteSecret, address), verifiedAt: expect.any(Number) },
    ]);
  });

  test("sends one mail if its button is pressed twice at the same moment", async () => {
    await unsubscribe();
    const path = await pathAfter("workspace");
    const token = new URLSearchParams(path.split("?")[1]).get("token") ?? "";
    const now = Date.now();
    const press = (at: number) => resubscribe({ db, env, clock: () => at }, token);
    const pressTogether = () => Promise.all([press(now), press(now + 1)]);
    expect(await mailsAfter(pressTogether, now + minute)).toHaveLength(1);
  });

  test("delivers the guide after any number of other requests", async () => {
    await unsubscribe();
    await releaseGuide();
    const path = await pathAfter("guide");
    const [guide] = await db.select().from(leads);
    const many = Array.from({ length: 120 }, (_, nth) =>
      db.insert(leads).values({
        ...{ ...guide!, id: `other-${nth}`, kind: "free-workspace", guideId: null },
        createdAt: Date.now() + nth,
      }),
    );
    await runBatch(db, many);
    expect(await subjectsAfter(() => postForm(path), Date.now() + minute)).toEqual([
      guideMail,
      workspaceMail,
    ]);
  });

  test("delivers a guide whose mail a tick drops while the button is pressed", async () => {
    await unsubscribe();
    await releaseGuide();
    const path = await pathAfter("unreleasedGuide");
    const token = new URLSearchParams(path.split("?")[1]).get("token") ?? "";
    const dropped = { id: "other", email: address, guideId: "clickup-mistakes" };
    await storedLead("guide", ["guide-ready"], dropped);
    const client = {
      prepare: (query: string) => db.$client.prepare(query),
      async batch(statements: D1PreparedStatement[]) {
        await sendLeads(leadWorld());
        return db.$client.batch(statements);
      },
    };
    const isClient = (key: string | symbol) => key === "$client";
    const racing = new Proxy(db, {
      get: (target, key) => (isClient(key) ? client : Reflect.get(target, key)) as unknown,
    });
    const press = () => resubscribe({ db: racing, env, clock: Date.now }, token);
    expect(await subjectsAfter(press, Date.now() + minute)).toEqual([guideMail]);
  });

  test("delivers a guide whose mail was dropped, and none that was sent before", async () => {
    await releaseGuide();
    expect(await subjectsAfter(() => ask("guide"))).toEqual([guideMail]);
    await unsubscribe();
    const dropped = { id: "other", email: address, guideId: "zapier-automations" };
    await db.insert(guideReleases).values({ ...dropped, link: "/g.pdf", createdAt: start });
    const path = await pathAfter("workspace");
    expect(await mailsAfter(() => storedLead("guide", ["guide-ready"], dropped))).toEqual([]);
    expect(await subjectsAfter(() => postForm(path), Date.now() + minute)).toEqual([
      `It's out: ${guideTitles["zapier-automations"]}`,
      workspaceMail,
    ]);
  });

  test("refuses posts that come too fast, and says when nothing can be stored", async () => {
    await unsubscribe();
    const path = await pathAfter("workspace");
    expect((await overLimit(path.replace(/token=./, "token=_"), "192.0.2.91")).status).toBe(429);
    const answer = await whileMissing("unsubscribes", () => postForm(path));
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
    expect(await unsubscribedKeys()).toHaveLength(1);
  });
});
