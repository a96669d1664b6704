import { describe, expect, test } from "vitest";
import { effects, leadRows } from "../support/leads";
import { whileMissing } from "../support/pipeline";
import { overLimit, postForm, visit } from "./visit";
import { names } from "~/config/names";
import { pages } from "~/config/pages";

/** The three pages with a lead form, and their endpoints, through the whole Worker. */

const workspacePath = `/getfree${names.workspaceTool.slug}`;
const person = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.test" };
const oneGuide = { email: person.email, "clickup-mistakes": "on" };

const formTokenIn = (html: string) => /name="formToken" value="([^"]+)"/.exec(html)?.[1] ?? "";

describe.each([
  ["/free-resources", oneGuide],
  ["/AI4B", person],
  [workspacePath, { email: person.email }],
] as const)("%s", (path, fields) => {
  test("a post leads its sender to the success view; repeats are the same lead", async () => {
    const formToken = formTokenIn(await (await visit(path)).text());
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
    // A signature may hold the letters "ada" by chance, so the next character counts as well.
    expect(decodeURIComponent(location)).not.toMatch(/ada[@ .]|lovelace/i);
    const view = await visit(location);
    expect(view.headers.get("Cache-Control")).toBe("private, no-store");
    expect(view.headers.get("X-Robots-Tag")).toBe("noindex");
    const html = await view.text();
    expect(html).toMatch(/Thanks! Check Your Email|Thank You!/);
    expect(html).toContain("ada@example.test");
    expect(html).not.toContain("<form");
  });

  test("posts of other sites, large bodies and other types are refused in words", async () => {
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

  test("the form keeps its answers when D1 fails; a filled honeypot looks like a success", async () => {
    const answer = await whileMissing("leads", () => postForm(path, fields));
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

test("two chosen guides are stored in one post", async () => {
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
  [workspacePath, { email: 'ada"><b>' }, ["Invalid email. Please enter a valid email address."]],
] as const)(
  "%s shows its mistakes, and every answer as it was typed",
  async (path, fields, messages) => {
    const answer = await postForm(path, fields);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("<title>Error: ");
    const summary = [...html.matchAll(/<a href="#field-[^>]*>([^<]*)<\/a>/g)].map(
      ([, text]) => text,
    );
    expect(summary).toEqual(messages);
    for (const typed of Object.values(fields)) {
      const escaped = typed
        .replaceAll('"', "&quot;")
        .replaceAll(">", "&gt;")
        .replaceAll("<", "&lt;");
      expect(html).toContain(`value="${escaped}"`);
    }
    expect(await leadRows()).toEqual([]);
  },
);

test("posts that come too fast are refused in words", async () => {
  const answer = await overLimit("/AI4B", "198.51.100.81");
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect(await answer.text()).toContain("Nothing was sent");
});

test.each([
  ["/AI4B", person],
  [workspacePath, { email: person.email }],
])("%s: the success view says why a fourth form of a day gets no mail", async (path, fields) => {
  let view = "";
  for (let time = 0; time < 4; time += 1) {
    const answer = await postForm(path, fields);
    view = await (await visit(answer.headers.get("Location") ?? "")).text();
  }
  expect(view).toContain("Asked more than three times today? Look for our earlier emails");
  const mails = (await effects()).filter((kind) => kind === "lead-confirmation");
  expect(mails).toHaveLength(3);
});

describe("where a visitor came from", () => {
  const fromBlog = { Referer: "https://blog.example/a?b=c" };
  const storedOrigins = async () => (await leadRows()).map(({ attribution }) => attribution);

  test("is stored with the lead of a cached page, by post and by JSON, but not if the browser sends Sec-GPC", async () => {
    await visit("/AI4B");
    const page = await visit("/AI4B?utm_source=news", { headers: fromBlog });
    const formToken = formTokenIn(await page.text());
    const form = { ...person, formToken };
    await postForm("/AI4B?utm_source=news", form);
    await postForm("/AI4B", { ...form, email: "bob@example.test" }, { "Sec-GPC": "1" });
    await visit("/api/ai4b-submission", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": formToken,
        Referer: "http://localhost:8787/AI4B?utm_source=news",
      },
      body: JSON.stringify({ ...person, email: "eve@example.test" }),
    });
    const origin = { page: "/AI4B", referrer: "https://blog.example", utm_source: "news" };
    expect(await storedOrigins()).toEqual([origin, null, origin]);
  });

  test("sets no cookie on any page", async () => {
    for (const { paths } of pages) {
      const url = `${paths[0]}?utm_source=news&gclid=1`;
      const answer = await visit(url, { headers: fromBlog, cf: { country: "US" } });
      expect([url, answer.headers.get("Set-Cookie")]).toEqual([url, null]);
    }
  });
});
