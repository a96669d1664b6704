import { describe, expect, test } from "vitest";
import { pages } from "~/config/pages";
import { effects, leadRows } from "../support/leads";
import { db } from "../support/pipeline";
import { overLimit, postForm, visit } from "./visit";
import { names } from "~/config/names";

const { workspaceTool: tool } = names;

/** The three pages and their endpoints through the whole Worker. */

const person = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.test" };
const oneGuide = { email: person.email, "clickup-mistakes": "on" };
const forms = [
  ["/free-resources", oneGuide],
  ["/FREE", oneGuide],
  ["/AI4B", person],
  [`/getfree${tool.slug}`, { email: person.email }],
] as const;

const tokenIn = (html: string) => /name="formToken" value="([^"]+)"/.exec(html)?.[1] ?? "";
const done = /Thanks! Check Your Email|Thank You!/;

describe.each(forms)("%s", (path, fields) => {
  test("a post leads to the success view of who sent it; again it is the same lead", async () => {
    const formToken = tokenIn(await (await visit(path)).text());
    const answers = [];
    for (let time = 0; time < 3; time += 1) {
      answers.push(await postForm(path, { ...fields, formToken }));
    }
    const rows = await leadRows();
    expect(rows).toHaveLength(1);
    for (const { status, headers } of answers) {
      expect(status).toBe(303);
      expect(headers.get("Location")).toContain(`?sent=${rows[0]?.id}.`);
    }

    const location = answers[0]?.headers.get("Location") ?? "";
    // The name alone may stand by chance in a UUID's letters.
    expect(decodeURIComponent(location)).not.toMatch(/ada[@ .]|lovelace/i);
    const view = await visit(location);
    expect(view.headers.get("Cache-Control")).toBe("private, no-store");
    expect(view.headers.get("X-Robots-Tag")).toBe("noindex");
    const html = await view.text();
    expect(html).toMatch(done);
    expect(html).toContain("ada@example.test");
    expect(html).not.toContain("<form");
  });

  test("another site, a large body and one of another kind are refused in words", async () => {
    const post = (body: BodyInit, headers = {}) => visit(path, { method: "POST", body, headers });
    const answers = [
      await postForm(path, fields, { "Sec-Fetch-Site": "cross-site" }),
      await post(new URLSearchParams({ email: "x".repeat(70_000) })),
      await post("x".repeat(1_100_000)),
      await post("{}", { "Content-Type": "application/json" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 413, 413, 415]);
    for (const answer of answers) expect(await answer.text()).toContain("</html>");
    expect(await leadRows()).toEqual([]);
  });

  test("while nothing can be stored, the answers are kept; a filled honeypot looks like a success", async () => {
    await db.run("alter table leads rename to hidden");
    const answer = await postForm(path, fields);
    await db.run("alter table hidden rename to leads");
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
    const html = await answer.text();
    expect(html).toContain("<title>Error: ");
    expect(html).toMatch(/Something went wrong|Failed to submit form/);
    expect(html).toContain(`value="${person.email}"`);

    expect((await postForm(path, { ...fields, hz_4f: "https://spam.test" })).status).toBe(303);
    expect(await leadRows()).toMatchObject([{ quarantined: true }]);
    expect(await effects()).toEqual([]);
  });
});

test("both chosen guides are stored at once", async () => {
  const answer = await postForm("/free-resources", { ...oneGuide, "zapier-automations": "on" });
  expect(answer.status).toBe(303);
  expect(await leadRows()).toMatchObject([
    { guideId: "clickup-mistakes", email: person.email },
    { guideId: "zapier-automations", email: person.email },
  ]);
});

test.each([
  [
    "/free-resources",
    { email: "a@example.com marta" },
    [
      "No guides selected. Please select at least one guide to download.",
      "Please enter a valid email address",
    ],
  ],
  [
    "/AI4B",
    { firstName: " \u200b ", lastName: "x".repeat(101), email: "a @example.com" },
    [
      "Please enter your first name",
      "Please shorten this name to 100 characters",
      "Please enter a valid email address",
    ],
  ],
  [
    `/getfree${tool.slug}`,
    { email: 'ada"><b>' },
    ["Invalid email. Please enter a valid email address."],
  ],
] as const)("%s: mistakes come back with every answer as typed", async (path, fields, messages) => {
  const answer = await postForm(path, fields);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain("<title>Error: ");
  const summary = [...html.matchAll(/<a href="#field-[^>]*>([^<]*)<\/a>/g)].map(([, text]) => text);
  expect(summary).toEqual(messages);
  for (const typed of Object.values(fields)) {
    const escaped = typed.replaceAll('"', "&quot;").replaceAll(">", "&gt;").replaceAll("<", "&lt;");
    expect(html).toContain(`value="${escaped}"`);
  }
  expect(await leadRows()).toEqual([]);
});

test("who posts too fast is told so in words, with the answers kept", async () => {
  const answer = await overLimit("/AI4B", "198.51.100.81");
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(await answer.text()).toContain("Nothing was sent");
});

test.each([
  ["/AI4B", person],
  [`/getfree${tool.slug}`, { email: person.email }],
])("%s: whoever asks a fourth time in a day is told why no mail comes", async (path, fields) => {
  let view = "";
  for (let time = 0; time < 4; time += 1) {
    const answer = await postForm(path, fields);
    view = await (await visit(answer.headers.get("Location") ?? "")).text();
  }
  expect(view).toContain("Asked more than three times today? Look for our earlier emails");
  const mails = (await effects()).filter((kind) => kind === "lead-confirmation");
  expect(mails).toHaveLength(3);
});

const led = { Referer: "https://blog.example/a?b=c" };

describe("where somebody came from", () => {
  const stored = async () => (await leadRows()).map(({ attribution }) => attribution);

  test("is stored with the lead of a cached page, by post and by JSON, without a cookie", async () => {
    await visit("/AI4B");
    const opened = await visit("/AI4B?utm_source=news", { headers: led });
    expect(opened.headers.get("Set-Cookie")).toBeNull();
    const token = tokenIn(await opened.text());
    await postForm("/AI4B?utm_source=news", { ...person, formToken: token });
    await visit("/api/ai4b-submission", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": token,
        Referer: "http://localhost:8787/AI4B?utm_source=news",
      },
      body: JSON.stringify({ ...person, email: "eve@example.test" }),
    });
    const from = { page: "/AI4B", referrer: "https://blog.example", utm_source: "news" };
    expect(await stored()).toEqual([from, from]);
  });

  test("is not stored against the visitor's wish", async () => {
    const token = tokenIn(await (await visit("/AI4B", { headers: led })).text());
    await postForm("/AI4B", { ...person, formToken: token }, { "Sec-GPC": "1" });
    expect(await stored()).toEqual([null]);
  });
});

test("no page sets a cookie, however somebody came", async () => {
  for (const { paths } of pages) {
    const url = `${paths[0]}?utm_source=news&gclid=1`;
    const answer = await visit(url, { headers: led, cf: { country: "US" } });
    expect([url, answer.headers.get("Set-Cookie")]).toEqual([url, null]);
  }
});
