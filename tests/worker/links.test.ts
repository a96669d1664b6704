import { afterEach, describe, expect, test, vi } from "vitest";
import { marker, storedLead } from "../support/lead-delivery";
import { intentOf, stripeFetch } from "../support/payments";
import { db, env, hour, allNotetakers, start } from "../support/pipeline";
import { seed } from "../support/status-page";
import { textOf } from "./html";
import { postForm, site, visit } from "./visit";
import { mailboxKey, notMeUrl } from "~/abuse/mailboxes.server";
import { invalidLinks, invalidSent } from "~/content/words/links";
import { templateSuccess } from "~/content/pages/template-success";
import type { ErrorWords } from "~/content/words/errors";
import { accessTokens, mailboxes, unsubscribes } from "~/db/schema.server";
import { mailingLink } from "~/leads/unsubscribe.server";
import { liveToken } from "~/notetaker/live/read.server";
import { receiptToken } from "~/notetaker/request/receipt.server";
import { findShareToken, newShareToken, optOutToken } from "~/notetaker/store/tokens.server";
import { names } from "~/config/names";

const { workspaceTool: tool } = names;

/*
 * Every address that reads a token: each token that is not valid there is answered with the same words and headers,
 * and changes nothing.
 */

type Ground = { readonly leadId: string; readonly id: string };

const kinds = {
  unsubscribe: async ({ leadId }: Ground) => tokenOf(await mailingLink(env, "unsubscribe", leadId)),
  resubscribe: async ({ leadId }: Ground) => tokenOf(await mailingLink(env, "resubscribe", leadId)),
  "notMe of a lead": ({ leadId }: Ground) => notMeToken("lead", leadId),
  "notMe of a notetaker": ({ id }: Ground) => notMeToken("notetaker", id),
  status: (_: Ground, { personal }: { personal: string }) => Promise.resolve(personal),
  shared: async ({ id: notetakerId }: Ground) => {
    const row = await newShareToken(env.siteSecret, notetakerId);
    const shared = { ...row, notetakerId, kind: "share", createdAt: Date.now() } as const;
    await db.insert(accessTokens).values(shared);
    return (await findShareToken(db, env.siteSecret, notetakerId)) ?? "none";
  },
  live: ({ id }: Ground) => liveToken(env.siteSecret, id, soon()),
  optOut: ({ id }: Ground) => optOutToken(env.siteSecret, { id, revision: 0 }),
  sent: ({ id }: Ground) => receiptToken(env.siteSecret, id, Date.now()),
  "sent to ai4b": () => sentTo("/AI4B", person),
  "sent to free-resources": () => sentTo("/free-resources", { ...person, ...guide }),
  "sent to free-workspace-email": () => sentTo(`/getfree${tool.slug}`, person),
  payment: () => Promise.resolve("pi_paid"),
};

type Kind = keyof typeof kinds;

type Route = {
  readonly path: string;
  readonly key?: string;
  readonly takes: readonly Kind[];
  /** null for an API route, which answers with a status alone. */
  readonly words: ErrorWords | null;
  readonly posts?: boolean;
  /** Status of the address without a token, if that shows a page of its own. */
  readonly statusWithoutToken?: 200 | 404;
};

const { states } = templateSuccess;
const noPayment = { heading: states.unknown.heading, text: states.unknown.text(null) };

const routes: readonly Route[] = [
  {
    path: "/unsubscribe",
    takes: ["unsubscribe"],
    words: invalidLinks.unsubscribe,
    posts: true,
  },
  { path: "/resubscribe", takes: ["resubscribe"], words: invalidLinks.resubscribe, posts: true },
  {
    ...{ path: "/not-me", takes: ["notMe of a lead", "notMe of a notetaker"], posts: true },
    words: invalidLinks.notMe,
  },
  { path: "/notetaker-status", takes: ["status"], words: invalidLinks.status, posts: true },
  { path: "/notetaker-shared", takes: ["shared"], words: invalidLinks.shared },
  { path: "/api/notetaker/live", takes: ["live"], words: null },
  {
    path: "/notetaker-opt-out",
    takes: ["optOut"],
    words: invalidLinks.optOut,
    statusWithoutToken: 404,
  },
  ...["video", "audio", "transcript.txt", "transcript.vtt", "transcript.srt"].map(download),
  ...["transcript.md", "transcript.json", "chat.txt", "tasks.csv"].map(download),
  ...["/freenotetaker", "/notetaker"].map((path) => ({
    ...{ path, key: "sent", statusWithoutToken: 200 as const },
    ...{ takes: ["sent"] as const, words: invalidLinks.notetakerSent },
  })),
  sentPage("/AI4B", "ai4b"),
  sentPage("/free-resources", "free-resources"),
  sentPage(`/getfree${tool.slug}`, "free-workspace-email"),
  {
    ...{ path: "/template-success", key: "payment_intent", statusWithoutToken: 200 },
    ...{ takes: ["payment"], words: noPayment },
  },
];

function download(file: string): Route {
  return {
    path: `/api/notetaker/${file}`,
    takes: ["status", "shared"],
    words: invalidLinks.result,
  };
}

function sentPage(path: string, page: Parameters<typeof invalidSent>[0]): Route {
  const takes = [`sent to ${page}`] as const;
  return { path, key: "sent", takes, words: invalidSent(page), statusWithoutToken: 200 };
}

const person = { email: "ada@example.test", firstName: "Ada", lastName: "Lovelace" };
const guide = { "clickup-mistakes": "on" };
const soon = () => ({ startsAt: Date.now() + hour, now: Date.now() });
const tokenOf = (url: string) => new URL(url, site).searchParams.get("token") ?? "";

async function notMeToken(about: "lead" | "notetaker", subjectId: string): Promise<string> {
  const key = await mailboxKey(env.siteSecret, "ada@example.test");
  return tokenOf(await notMeUrl(env, { mailboxKey: key, about, subjectId }, Date.now()));
}

async function sentTo(path: string, fields: Record<string, string>): Promise<string> {
  const { headers } = await postForm(path, fields);
  return new URL(headers.get("Location") ?? "", site).searchParams.get("sent") ?? "";
}

async function tokens(): Promise<{ [kind in Kind]: string } & Ground> {
  const { id, token: personal } = await seed();
  const ground = { leadId: await storedLead("guide", []), id };
  const tokenBy = { ...ground } as { [kind in Kind]: string } & Ground;
  for (const kind of Object.keys(kinds) as Kind[]) {
    tokenBy[kind] = await kinds[kind](ground, { personal });
  }
  return tokenBy;
}

const other = (char: string) => (char === "A" ? "B" : "A");

function wrong({ takes }: Route, tokenBy: { [kind in Kind]: string }): Record<string, string> {
  const [own = "payment"] = takes;
  const right = tokenBy[own];
  const others = (Object.keys(kinds) as Kind[]).filter((kind) => !takes.includes(kind));
  return {
    empty: "",
    cut: right.slice(0, -1),
    "altered at its end": right.replace(/.$/, other),
    "altered at its beginning": right.replace(/^./, other),
    "twice as long": right + right,
    "SQL and markup": "' or 1=1 -- <b>\u0000",
    "5,000 letters long": "a".repeat(5_000),
    ...Object.fromEntries(others.map((kind) => [`of another kind: ${kind}`, tokenBy[kind]])),
  };
}

const pathTo = ({ path, key = "token" }: Pick<Route, "path" | "key">, token: string) =>
  `${path}?${new URLSearchParams({ [key]: token }).toString()}`;

function check(route: Route, answer: Response, html: string, why: string) {
  expect([why, answer.status]).toEqual([why, 404]);
  expect(answer.headers.get("Cache-Control"), why).toContain("no-store");
  if (why !== "none") {
    expect(answer.headers.get("Referrer-Policy"), why).toBe("no-referrer");
  }
  const hidden =
    answer.headers.get("X-Robots-Tag") ?? html.match(/name="robots" content="(\w+)/)?.[1];
  expect(hidden, why).toBe("noindex");
  expect(html, why).not.toMatch(new RegExp(`${marker}|ada@|a•|example\\.test|abc-defg-hij`, "i"));
  if (route.words === null) return expect(html).toBe("");
  const text = textOf(html);
  expect(text, why).toContain(route.words.heading);
  expect(text, why).toContain(route.words.text);
  expect(text, why).not.toMatch(/unsubscribed|Welcome back|Notetaker Sent|Thank You|Successful/);
}

async function expectNoChange() {
  expect(await db.select().from(unsubscribes)).toEqual([]);
  expect(await db.select().from(mailboxes)).toEqual([]);
  expect(await allNotetakers()).toMatchObject([{ status: "scheduled", deleteRequestedAt: null }]);
}

afterEach(() => vi.useRealTimers());

describe("an invalid link", () => {
  test.each(routes)("to $path says so and changes nothing", async (route) => {
    const tokenBy = await tokens();
    vi.spyOn(globalThis, "fetch").mockImplementation(
      stripeFetch([intentOf({ id: "pi_paid" })]).fetch,
    );
    const methods = route.posts ? ["GET", "POST"] : ["GET"];
    const bare = await visit(route.path);
    const page = await bare.text();
    if (route.statusWithoutToken === undefined) check(route, bare, page, "none");
    else expect(bare.status).toBe(route.statusWithoutToken);

    for (const [why, token] of Object.entries(wrong(route, tokenBy))) {
      const isPageOfItsOwn = route.statusWithoutToken !== undefined && route.key !== "sent";
      if (why === "empty" && isPageOfItsOwn) continue;
      for (const method of methods) {
        const answer = await visit(pathTo(route, token), { method });
        check(route, answer, await answer.text(), `${method}, ${why}`);
      }
    }
    await expectNoChange();
  });

  test.each(routes.filter(({ key, path }) => key === "sent" || path.endsWith("live")))(
    "to $path says so after the time of its token",
    async (route) => {
      const tokenBy = await tokens();
      const [own = "payment"] = route.takes;
      const before = await visit(pathTo(route, tokenBy[own]));
      expect(before.status).toBe(200);
      await before.body?.cancel();
      vi.useFakeTimers({ now: Date.now() + 14 * hour, toFake: ["Date"] });
      const answer = await visit(pathTo(route, tokenBy[own]));
      check(route, answer, await answer.text(), "over");
    },
  );

  test.each(routes.filter(({ takes }) => takes.includes("status") || takes.includes("optOut")))(
    "to $path shows the receipt after everything was deleted",
    async (route) => {
      const gone = { status: "deleted", nextStep: null, nextAt: null, deletedAt: start } as const;
      const { id, token: personal } = await seed(gone);
      const token = route.takes.includes("status")
        ? personal
        : await optOutToken(env.siteSecret, { id, revision: 0 });
      const answer = await visit(pathTo(route, token));
      const html = await answer.text();
      expect(answer.status).toBe(410);
      expect(answer.headers.get("Cache-Control")).toContain("no-store");
      expect(textOf(html)).toMatch(/has been deleted/);
      expect(textOf(html)).not.toContain("Stopped at step");
    },
  );
});

test.each([
  ["/unsubscribe", "unsubscribe"],
  ["/resubscribe", "resubscribe"],
  ["/not-me", "notMe of a lead"],
  ["/not-me", "notMe of a notetaker"],
] as const)("opening %s (%s) shows a button and changes nothing", async (page, kind) => {
  const path = pathTo({ path: page }, (await tokens())[kind]);
  for (const method of ["GET", "HEAD", "GET"]) {
    const answer = await visit(path, { method });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await answer.text();
    if (method === "HEAD") continue;
    expect(html).toContain(`action="${path}"`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/<script(?![^>]*ld\+json)/);
    expect(html).not.toMatch(new RegExp(`${marker}|Lovelace|ada@|abc-defg-hij`));
  }
  await expectNoChange();
});

test("a link that was used shows the same page when it is used again", async () => {
  const tokenBy = await tokens();
  for (const [path, kind, status] of [
    ["/unsubscribe", "unsubscribe", 200],
    ["/resubscribe", "resubscribe", 200],
    ["/not-me", "notMe of a lead", 303],
    ["/notetaker-opt-out", "optOut", 303],
  ] as const) {
    const texts = new Set<string>();
    for (let nth = 0; nth < 2; nth += 1) {
      const answer = await postForm(`${path}?token=${tokenBy[kind]}`);
      expect([path, answer.status]).toEqual([path, status]);
      texts.add(textOf(await answer.text()));
    }
    expect([path, texts.size]).toEqual([path, 1]);
  }
  expect(await allNotetakers()).toHaveLength(1);
});

test.each(["/unsubscribe", "/resubscribe"] as const)(
  "%s of an erased person changes nothing and says so",
  async (path) => {
    const tokenBy = await tokens();
    await db.run("update leads set email = null, email_key = null");
    const answer = await postForm(
      `${path}?token=${tokenBy[path === "/unsubscribe" ? "unsubscribe" : "resubscribe"]}`,
    );
    expect(answer.status).toBe(404);
    expect(textOf(await answer.text())).toContain("Nothing was changed");
    await expectNoChange();
  },
);
