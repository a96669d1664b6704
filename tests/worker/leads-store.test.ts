import { describe, expect, test, vi } from "vitest";
import {
  effects,
  guideTitles,
  leadRows,
  leadWorld as world,
  plainPost,
  submissionOf,
} from "../support/leads";
import { day, db, env, hour, loseAnswer, start, whileMissing } from "../support/pipeline";
import { mintFormToken } from "~/components/forms/form-token.server";
import { leads, outbox } from "~/db/schema.server";
import { takeLeads, type Submission } from "~/leads/take.server";

const email = "ada@example.test";
const guide = submissionOf("guide", { email, guideName: guideTitles["clickup-mistakes"] });
const otherGuide = submissionOf("guide", { email, guideName: guideTitles["zapier-automations"] });
const member = submissionOf("members-offer", { email, firstName: "Ada", lastName: "Lovelace" });
const workspace = submissionOf("free-workspace", { email });

const forwarded = ["lead-operator", "lead-webhook"];
const confirmed = ["lead-confirmation", ...forwarded];

const take = (submission: Submission, changed: Partial<Submission> = {}, now = start) =>
  takeLeads({ ...world, clock: () => now }, { ...submission, ...changed });
const withAnswers = (
  submission: Submission,
  answers: Partial<Submission["details"][number]>,
): Submission => ({
  ...submission,
  details: submission.details.map((details) => ({ ...details, ...answers })),
});
const confirmations = async () =>
  (await effects()).filter((kind) => kind === "lead-confirmation").length;

test.each([
  ["a guide", guide, forwarded],
  ["the members' offer", member, confirmed],
  ["the free workspace", workspace, confirmed],
])("%s is stored with its messages in one batch", async (_what, submission, messages) => {
  const batch = vi.spyOn(env.db, "batch");
  const post = { ...plainPost, url: `${plainPost.url}?utm_source=news` };
  expect(await take(submission, { post })).toHaveLength(1);
  expect(batch, "one for the facts, one for the writes").toHaveBeenCalledTimes(2);
  batch.mockRestore();
  const { firstName = null, lastName = null } = submission.details[0] ?? {};
  expect(await leadRows()).toMatchObject([
    {
      ...{ kind: submission.kind, email, firstName, lastName },
      guideId: submission === guide ? "clickup-mistakes" : null,
      attribution: { page: "/AI4B", utm_source: "news" },
      quarantined: false,
      createdAt: start,
    },
  ]);
  expect(await effects()).toEqual(messages);
});

describe("a repeated submission", () => {
  test("a guide has one lead for each mailbox, however its address is spelled", async () => {
    for (const email of ["ada@example.test", "ADA@Example.TEST", "ada+x@example.test"]) {
      expect(await take(withAnswers(guide, { email }))).toHaveLength(1);
    }
    expect(await leadRows()).toHaveLength(1);
    expect(await effects()).toEqual(forwarded);
    await take(otherGuide);
    await take(withAnswers(guide, { email: "eve@example.test" }));
    expect(await leadRows()).toHaveLength(3);
  });

  test("another form has one lead for each rendered form and its contents", async () => {
    const token = await mintFormToken(env.siteSecret, "ai4b", start - 60_000);
    for (let time = 0; time < 3; time += 1) await take(member, { token });
    expect(await leadRows()).toHaveLength(1);
    await take(withAnswers(member, { lastName: "Byron" }), { token });
    await take(withAnswers(member, { email: "eve@example.test" }), { token });
    await take(member);
    expect(await leadRows()).toHaveLength(4);
  });

  test("20 submissions of two leads at the same time are two leads", async () => {
    const takes = Array.from({ length: 20 }, (_, nth) =>
      take(nth % 2 === 0 ? member : guide, { token: "same" }),
    );
    expect(new Set((await Promise.all(takes)).flat()).size).toBe(2);
    expect(await leadRows()).toHaveLength(2);
    expect(await effects()).toHaveLength(confirmed.length + forwarded.length);
  });
});

test("a mailbox gets three confirmations a day, also if its leads are erased meanwhile", async () => {
  for (let time = 0; time < 5; time += 1) await take(workspace, { token: "the same" });
  for (let nth = 0; nth < 4; nth += 1) await take(workspace);
  expect(await confirmations(), "repeats do not count").toBe(3);
  expect((await effects()).filter((kind) => kind === "lead-operator")).toHaveLength(5);

  await db.delete(leads);
  await db.delete(outbox);
  await take(workspace);
  expect(await effects()).toEqual(forwarded);
  await take(workspace, {}, start + day + hour);
  expect(await confirmations()).toBe(1);
});

test("filled honeypots are stored without messages, use up no limit and hide no person's form", async () => {
  for (const submission of [guide, workspace]) {
    for (let nth = 0; nth < 3; nth += 1) await take(submission, { honeypot: true });
    await take(submission, { honeypot: true, token: "the same" });
  }
  expect(await leadRows()).toMatchObject(Array(8).fill({ quarantined: true, email }));
  expect(await effects()).toEqual([]);
  for (const submission of [guide, workspace]) await take(submission, { token: "the same" });
  expect(await effects()).toEqual([...confirmed, ...forwarded].sort());
});

describe("when D1 fails", () => {
  test("in the middle, nothing is stored", async () => {
    expect(await whileMissing("outbox", () => take(guide))).toBeNull();
    expect([await leadRows(), await effects()]).toEqual([[], []]);
  });

  test("after the commit, the repeat stores no second lead", async () => {
    const spy = loseAnswer({ skipped: 1 });
    expect(await take(member)).toHaveLength(1);
    expect(spy, "facts, the lost write, facts again").toHaveBeenCalledTimes(3);
    spy.mockRestore();
    expect(await leadRows()).toHaveLength(1);
    expect(await effects()).toHaveLength(3);
  });

  test("or works, the log names nobody", async () => {
    const logged = vi.spyOn(console, "log").mockImplementation(() => undefined);
    await take(member);
    await take(guide, { honeypot: true });
    const batch = vi.spyOn(env.db, "batch");
    batch.mockRejectedValueOnce(new Error("D1_ERROR: no such table: ada@example.test"));
    await take(member);
    batch.mockRestore();
    const entries = JSON.stringify(logged.mock.calls);
    logged.mockRestore();
    expect(entries).toContain("lead.stored");
    expect(entries).toContain("lead.refused");
    expect(entries).not.toMatch(/ada@|Ada|lovelace|example\.test/);
  });
});
