import { describe, expect, test, vi } from "vitest";
import { effects, leadRows, leadWorld as world, plainPost } from "../support/leads";
import { day, db, env, hour, start } from "../support/pipeline";
import { leads, outbox } from "~/db/schema.server";
import { mintFormToken } from "~/components/forms/form-token.server";
import { postLeadForm } from "~/leads/post-form.server";
import { leadForms } from "~/leads/forms.server";
import { takeLeads, type LeadSubmission } from "~/leads/take.server";
import type { LeadInput } from "~/leads/submission";

const nobody = { guideId: null, firstName: null, lastName: null };
const guide: LeadInput = {
  ...nobody,
  kind: "guide",
  email: "ada@example.test",
  guideId: "clickup-mistakes",
};
const member: LeadInput = {
  ...nobody,
  kind: "members-offer",
  email: "ada@example.test",
  firstName: "Ada",
  lastName: "Lovelace",
};
const workspace: LeadInput = { ...nobody, kind: "free-workspace", email: "ada@example.test" };

function take(inputs: readonly LeadInput[], other: Partial<LeadSubmission> = {}, now = start) {
  const submission = { inputs, page: "ai4b", token: null, trapped: false };
  const network = "192.0.2.1";
  return takeLeads({ ...world, clock: () => now }, {
    ...submission,
    network,
    request: plainPost,
    ...other,
  } as LeadSubmission);
}

describe("what is stored", () => {
  test.each([
    ["a guide", guide, ["lead-operator", "lead-webhook"]],
    ["the members' offer", member, ["lead-confirmation", "lead-operator", "lead-webhook"]],
    ["the free workspace", workspace, ["lead-confirmation", "lead-operator", "lead-webhook"]],
  ])("%s, and what follows from it, in one batch", async (_what, input, follows) => {
    const batch = vi.spyOn(env.db, "batch");
    const request = { ...plainPost, url: `${plainPost.url}?utm_source=news` };
    expect(await take([input], { request })).toMatchObject({ outcome: "taken" });
    expect(batch).toHaveBeenCalledTimes(1);
    batch.mockRestore();
    expect(await leadRows()).toMatchObject([
      {
        ...input,
        attribution: '{"page":"/AI4B","utm_source":"news"}',
        quarantined: false,
        createdAt: start,
      },
    ]);
    expect(await effects()).toEqual(follows);
  });

  test("of a filled trap only the row, which hides nothing a person sends", async () => {
    expect(await take([guide], { trapped: true })).toMatchObject({ outcome: "taken" });
    expect(await leadRows()).toMatchObject([{ quarantined: true, email: "ada@example.test" }]);
    expect(await effects()).toEqual([]);

    await take([guide]);
    expect(await effects()).toEqual(["lead-operator", "lead-webhook"]);
  });

  test("a failure in the middle leaves nothing behind", async () => {
    const twin = { ...member, firstName: { no: "text" } as unknown as string };
    expect(await take([guide, twin])).toMatchObject({ outcome: "unavailable" });
    expect([await leadRows(), await effects()]).toEqual([[], []]);
  });
});

describe("one submission is one lead", () => {
  test("a guide has an address once, however it is spelled and whoever sends it", async () => {
    const spellings = ["ada@example.test", "ADA@Example.TEST", "ada+x@example.test"];
    for (const email of spellings) {
      const [again] = [{ ...guide, email }];
      expect(await take([again])).toMatchObject({ outcome: "taken" });
    }
    expect(await leadRows()).toHaveLength(1);
    expect(await effects()).toHaveLength(2);

    await take([{ ...guide, guideId: "zapier-automations" }]);
    await take([{ ...guide, email: "eve@example.test" }]);
    expect(await leadRows()).toHaveLength(3);
  });

  test("elsewhere a rendered form is one, but not with other contents", async () => {
    const token = await mintFormToken(env.siteSecret, "ai4b", start - 60_000);
    for (let time = 0; time < 3; time += 1) await take([member], { token });
    expect(await leadRows()).toHaveLength(1);

    await take([{ ...member, lastName: "Byron" }], { token });
    await take([{ ...member, email: "eve@example.test" }], { token });
    expect(await leadRows()).toHaveLength(3);
    await take([member]);
    expect(await leadRows()).toHaveLength(4);
  });

  test("twenty at once are one", async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => take([nth % 2 ? guide : member], { token: "same" })),
    );
    const ids = all.map((result) => (result.outcome === "taken" ? result.leadIds[0] : ""));
    expect(new Set(ids).size).toBe(2);
    expect(await leadRows()).toHaveLength(2);
    expect(await effects()).toHaveLength(5);
  });

  test("a stranger's mailbox gets three confirmations a day; every lead is stored and told", async () => {
    for (let nth = 0; nth < 5; nth += 1) await take([workspace]);
    const kinds = await effects();
    expect(kinds.filter((kind) => kind === "lead-confirmation")).toHaveLength(3);
    expect(kinds.filter((kind) => kind === "lead-operator")).toHaveLength(5);

    await take([workspace], {}, start + day + hour);
    expect((await effects()).filter((kind) => kind === "lead-confirmation")).toHaveLength(4);
  });

  test("erasing the leads of a mailbox does not give it three more", async () => {
    for (let nth = 0; nth < 3; nth += 1) await take([workspace]);
    await db.delete(leads);
    await db.delete(outbox);
    await take([workspace]);
    expect(await effects()).toEqual(["lead-operator", "lead-webhook"]);
  });

  test("a submission that is stored twice counts once", async () => {
    for (let time = 0; time < 5; time += 1) await take([workspace], { token: "the same" });
    for (let nth = 0; nth < 2; nth += 1) await take([workspace]);
    expect((await effects()).filter((kind) => kind === "lead-confirmation")).toHaveLength(3);
  });

  test("what a machine sends uses up nobody's confirmations and hides nothing sent later", async () => {
    for (let nth = 0; nth < 5; nth += 1) await take([workspace], { trapped: true });
    await take([workspace], { trapped: true, token: "the same" });
    await take([workspace], { token: "the same" });
    expect((await effects()).filter((kind) => kind === "lead-confirmation")).toHaveLength(1);
    expect(await leadRows()).toHaveLength(7);
  });
});

describe("when D1 fails", () => {
  test("an answer that is lost after the commit is no second lead", async () => {
    const batch = env.db.batch.bind(env.db);
    const spy = vi.spyOn(env.db, "batch").mockImplementationOnce(async (statements) => {
      await batch(statements);
      throw new Error("D1_ERROR: Network connection lost");
    });
    expect(await take([member, guide])).toMatchObject({ outcome: "taken" });
    spy.mockRestore();
    expect(await leadRows()).toHaveLength(2);
    expect(await effects()).toHaveLength(5);
  });

  test("the log names nobody", async () => {
    const heard = vi.spyOn(console, "log").mockImplementation(() => undefined);
    await take([member]);
    await take([guide], { trapped: true });
    const spy = failing("D1_ERROR: no such table: ada@example.test", 1);
    await take([member]);
    spy.mockRestore();
    const said = JSON.stringify(heard.mock.calls);
    heard.mockRestore();
    expect(said).toContain("lead.stored");
    expect(said).toContain("lead.refused");
    expect(said).not.toMatch(/ada@|Ada|lovelace|example\.test/);
  });
});

function failing(message: string, times: number) {
  const spy = vi.spyOn(env.db, "batch");
  for (let nth = 0; nth < times; nth += 1) {
    spy.mockImplementationOnce(() =>
      Promise.reject(new Error("Failed query", { cause: new Error(`D1_ERROR: ${message}`) })),
    );
  }
  return spy;
}

describe("the forms without script", () => {
  const client = { overLimit: false, network: "192.0.2.1" };
  const typed = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.test" };
  const post = (fields: Record<string, string>, headers: HeadersInit = {}) =>
    new Request("http://site.test/", {
      method: "POST",
      body: new URLSearchParams(fields),
      headers,
    });

  test("both chosen guides are stored at once", async () => {
    const fields = { email: typed.email, "clickup-mistakes": "on", "zapier-automations": "on" };
    const result = await postLeadForm(post(fields), { ...world, ...client }, leadForms.guides);
    expect(result).toMatchObject({ outcome: "taken" });
    expect(await leadRows()).toMatchObject([
      { guideId: "clickup-mistakes", email: typed.email },
      { guideId: "zapier-automations", email: typed.email },
    ]);
  });

  test.each([
    [
      "guides",
      { email: "a@example.com marta" },
      {
        email: "Please enter a valid email address",
        guides: "No guides selected. Please select at least one guide to download.",
      },
    ],
    [
      "membersOffer",
      { firstName: " \u200b ", lastName: "x".repeat(101), email: "a @example.com" },
      {
        firstName: "Please enter your first name",
        lastName: "Please shorten this name to 100 characters",
        email: "Please enter a valid email address",
      },
    ],
    [
      "workspace",
      { email: "marta a@example.com" },
      { email: "Invalid email. Please enter a valid email address." },
    ],
  ] as const)(
    "mistakes in %s come back with every answer as typed",
    async (form, fields, errors) => {
      const result = await postLeadForm(post(fields), { ...world, ...client }, leadForms[form]);
      const refusal = { status: 422, kept: fields, problem: null, retryAfterSeconds: null, errors };
      expect(result).toEqual({ outcome: "refused", refusal });
      expect(await leadRows()).toEqual([]);
    },
  );

  test("a trap that was filled in is answered like a success", async () => {
    const fields = { ...typed, hz_4f: "https://spam.test" };
    const result = await postLeadForm(
      post(fields),
      { ...world, ...client },
      leadForms.membersOffer,
    );
    expect(result.outcome).toBe("taken");
    expect(await leadRows()).toMatchObject([{ quarantined: true }]);
    expect(await effects()).toEqual([]);
  });

  test("too fast, and while nothing can be stored, the answers are kept", async () => {
    const fast = { ...client, overLimit: true };
    expect(
      await postLeadForm(post(typed), { ...world, ...fast }, leadForms.membersOffer),
    ).toMatchObject({
      refusal: { status: 429, retryAfterSeconds: 60, kept: typed },
    });
    const spy = failing("no such table", 1);
    expect(
      await postLeadForm(post(typed), { ...world, ...client }, leadForms.membersOffer),
    ).toMatchObject({
      refusal: { status: 503, retryAfterSeconds: 30, kept: typed },
    });
    spy.mockRestore();
    expect(await leadRows()).toEqual([]);
  });
});
