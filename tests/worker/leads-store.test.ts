import { describe, expect, test, vi } from "vitest";
import {
  effects,
  guideTitles,
  leadRows,
  leadWorld as world,
  plainPost,
  submissionOf,
} from "../support/leads";
import { day, db, env, hour, start } from "../support/pipeline";
import { leads, outbox } from "~/db/schema.server";
import { mintFormToken } from "~/components/forms/form-token.server";
import { takeLeads, type Submission } from "~/leads/take.server";

const email = "ada@example.test";
const guide = submissionOf("guide", { email, guideName: guideTitles["clickup-mistakes"] });
const other = submissionOf("guide", { email, guideName: guideTitles["zapier-automations"] });
const member = submissionOf("members-offer", { email, firstName: "Ada", lastName: "Lovelace" });
const workspace = submissionOf("free-workspace", { email });

const take = (submission: Submission, changed: Partial<Submission> = {}, now = start) =>
  takeLeads({ ...world, clock: () => now }, { ...submission, ...changed });
/** The same with other answers. */
const but = (submission: Submission, answers: Partial<Submission["requests"][number]>) => ({
  ...submission,
  requests: submission.requests.map((request) => ({ ...request, ...answers })),
});

describe("what is stored", () => {
  test.each([
    ["a guide", guide, ["lead-operator", "lead-webhook"]],
    ["the members' offer", member, ["lead-confirmation", "lead-operator", "lead-webhook"]],
    ["the free workspace", workspace, ["lead-confirmation", "lead-operator", "lead-webhook"]],
  ])("%s, and what follows from it, in one batch", async (_what, submission, follows) => {
    const batch = vi.spyOn(env.db, "batch");
    const post = { ...plainPost, url: `${plainPost.url}?utm_source=news` };
    expect(await take(submission, { post })).toHaveLength(1);
    expect(batch, "facts, then all that follows").toHaveBeenCalledTimes(2);
    batch.mockRestore();
    const { email, firstName = null, lastName = null } = submission.requests[0] ?? {};
    expect(await leadRows()).toMatchObject([
      {
        ...{ kind: submission.kind, email, firstName, lastName },
        guideId: submission === guide ? "clickup-mistakes" : null,
        attribution: { page: "/AI4B", utm_source: "news" },
        quarantined: false,
        createdAt: start,
      },
    ]);
    expect(await effects()).toEqual(follows);
  });

  test("of a filled honeypot only the row, which hides nothing a person sends", async () => {
    expect(await take(guide, { honeypot: true })).toHaveLength(1);
    expect(await leadRows()).toMatchObject([{ quarantined: true, email: "ada@example.test" }]);
    expect(await effects()).toEqual([]);

    await take(guide);
    expect(await effects()).toEqual(["lead-operator", "lead-webhook"]);
  });

  test("a failure in the middle leaves nothing behind", async () => {
    await db.run("alter table outbox rename to hidden");
    const taken = await take(guide);
    await db.run("alter table hidden rename to outbox");
    expect(taken).toBeNull();
    expect([await leadRows(), await effects()]).toEqual([[], []]);
  });
});

describe("one submission is one lead", () => {
  test("a guide has an address once, however it is spelled and whoever sends it", async () => {
    for (const email of ["ada@example.test", "ADA@Example.TEST", "ada+x@example.test"]) {
      expect(await take(but(guide, { email }))).toHaveLength(1);
    }
    expect([await leadRows(), await effects()].map(({ length }) => length)).toEqual([1, 2]);
    await take(other);
    await take(but(guide, { email: "eve@example.test" }));
    expect(await leadRows()).toHaveLength(3);
  });

  test("elsewhere a rendered form is one, but not with other contents", async () => {
    const token = await mintFormToken(env.siteSecret, "ai4b", start - 60_000);
    for (let time = 0; time < 3; time += 1) await take(member, { token });
    expect(await leadRows()).toHaveLength(1);
    await take(but(member, { lastName: "Byron" }), { token });
    await take(but(member, { email: "eve@example.test" }), { token });
    await take(member);
    expect(await leadRows()).toHaveLength(4);
  });

  test("twenty at once are one", async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => take(nth % 2 ? guide : member, { token: "same" })),
    );
    expect(new Set(all.flat()).size).toBe(2);
    expect([await leadRows(), await effects()].map(({ length }) => length)).toEqual([2, 5]);
  });
});

describe("a mailbox gets three confirmations a day", () => {
  const confirmations = async () =>
    (await effects()).filter((kind) => kind === "lead-confirmation").length;

  test("while every lead is stored and told; repeats do not count, an erasure gives no more", async () => {
    for (let time = 0; time < 5; time += 1) await take(workspace, { token: "the same" });
    for (let nth = 0; nth < 4; nth += 1) await take(workspace);
    expect(await confirmations()).toBe(3);
    expect((await effects()).filter((kind) => kind === "lead-operator")).toHaveLength(5);

    await db.delete(leads);
    await db.delete(outbox);
    await take(workspace);
    expect(await effects()).toEqual(["lead-operator", "lead-webhook"]);
    await take(workspace, {}, start + day + hour);
    expect(await confirmations()).toBe(1);
  });

  test("of which a machine uses up none, nor hides what is sent later", async () => {
    for (let nth = 0; nth < 5; nth += 1) await take(workspace, { honeypot: true });
    await take(workspace, { honeypot: true, token: "the same" });
    await take(workspace, { token: "the same" });
    expect(await confirmations()).toBe(1);
    expect(await leadRows()).toHaveLength(7);
  });
});

describe("when D1 fails", () => {
  test("an answer that is lost after the commit is no second lead", async () => {
    const batch = env.db.batch.bind(env.db);
    const lost = async (statements: D1PreparedStatement[]) => {
      await batch(statements);
      throw new Error("D1_ERROR: Network connection lost");
    };
    const spy = vi.spyOn(env.db, "batch");
    spy.mockImplementationOnce((statements) => batch(statements)).mockImplementationOnce(lost);
    expect(await take(member)).toHaveLength(1);
    expect(
      spy,
      "facts, the lost answer, facts again: nothing is left to write",
    ).toHaveBeenCalledTimes(3);
    spy.mockRestore();
    expect(await leadRows()).toHaveLength(1);
    expect(await effects()).toHaveLength(3);
  });

  test("the log names nobody", async () => {
    const heard = vi.spyOn(console, "log").mockImplementation(() => undefined);
    await take(member);
    await take(guide, { honeypot: true });
    const spy = vi.spyOn(env.db, "batch");
    spy.mockRejectedValueOnce(new Error("D1_ERROR: no such table: ada@example.test"));
    await take(member);
    spy.mockRestore();
    const said = JSON.stringify(heard.mock.calls);
    heard.mockRestore();
    expect(said).toContain("lead.stored");
    expect(said).toContain("lead.refused");
    expect(said).not.toMatch(/ada@|Ada|lovelace|example\.test/);
  });
});
