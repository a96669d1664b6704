import { describe, expect, test, vi } from "vitest";
import { pages } from "~/config/pages";
import { overLimit, postForm, siteWith, visit, withEntry, withRoute } from "./visit";

const crash = () => {
  throw new TypeError("secret-words at /home/app.ts:1 SELECT * FROM jobs");
};
/** The site with a document renderer that throws. */
const brokenSite = siteWith({ build: withEntry({ default: crash }) });
/** The site with a resource route that throws. */
const brokenCounter = siteWith({ build: withRoute("task-counter", { loader: crash }) });

const answers: Record<string, { status: number; ask: () => Promise<Response> }> = {
  "a page": { status: 200, ask: () => visit("/terms-of-use") },
  "a page's head": { status: 200, ask: () => visit("/terms-of-use", { method: "HEAD" }) },
  "a slash too many": { status: 301, ask: () => visit("/terms-of-use/") },
  "no such address": { status: 404, ask: () => visit("/nowhere") },
  "the wrong letter case": { status: 404, ask: () => visit("/Terms-Of-Use") },
  "a foreign form": {
    status: 403,
    ask: () => postForm("/terms-of-use", {}, { Origin: "https://evil.test" }),
  },
  "a method we do not have": { status: 405, ask: () => visit("/", { method: "PUT" }) },
  "a post to a page without a form": { status: 405, ask: () => postForm("/terms-of-use") },
  "too large a body": {
    status: 413,
    ask: () => visit("/terms-of-use", { method: "POST", body: "a".repeat(1_048_577) }),
  },
  "too many posts": {
    status: 429,
    ask: () => overLimit("/api/note-taker-registration", "203.0.113.1"),
  },
  "an API answer": { status: 200, ask: () => visit("/api/task-counter") },
  "an API refusal": { status: 401, ask: () => visit("/api/task-counter", { method: "POST" }) },
  "the health check, before any tick": { status: 503, ask: () => visit("/healthz") },
  "a crash": {
    status: 500,
    ask: () => brokenSite("/terms-of-use"),
  },
  "a crash on a post": {
    status: 500,
    ask: () => brokenSite("/terms-of-use", { method: "POST" }),
  },
  "a crash in the API": {
    status: 500,
    ask: () => brokenCounter("/api/task-counter"),
  },
  "a missing secret": {
    status: 503,
    ask: () => siteWith({ vars: { SITE_SECRET: "" } })("/"),
  },
};

const constantHeaders = {
  "Strict-Transport-Security": /^max-age=(\d{8,}); includeSubDomains/,
  "X-Content-Type-Options": /^nosniff$/,
  "Referrer-Policy": /^strict-origin-when-cross-origin$/,
  "Cross-Origin-Opener-Policy": /^same-origin$/,
  "Cross-Origin-Resource-Policy": /^same-origin$/,
  "Cross-Origin-Embedder-Policy": /^credentialless$/,
  "Permissions-Policy": /camera=\(\), microphone=\(\)/,
  "Content-Security-Policy": /default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
  "Cache-Control": /no-store|no-cache|^public, max-age=30$/,
};

describe("headers on every answer", () => {
  test.each(Object.entries(answers))("%s", async (_, { status, ask }) => {
    const response = await ask();
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(constantHeaders)) {
      expect(response.headers.get(name), name).toMatch(value);
    }

    const body = await response.text();
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    if (response.headers.get("Content-Type")?.startsWith("text/html")) {
      expect(nonce).toMatch(/^[\w-]{22}$/);
      const nonces = [...body.matchAll(/ nonce="([^"]*)"/g)].map((match) => match[1]);
      expect(nonces.every((found) => found === nonce)).toBe(true);
      expect(
        body.match(/<(?:script|style)(?![^>]*(?: nonce=|"application\/ld\+json"))/g) ?? [],
      ).toEqual([]);
    } else {
      expect(nonce).toBeUndefined();
    }
    expect(body).not.toMatch(/secret-words|SELECT|\.ts:\d|TypeError|SITE_SECRET|at async/);
  });

  test("an address that holds a token is nobody's referrer", async () => {
    const policyAt = async (path: string) => (await visit(path)).headers.get("Referrer-Policy");
    for (const { paths, cached } of pages) {
      const own = cached === "never" ? "no-referrer" : "strict-origin-when-cross-origin";
      expect([paths[0], await policyAt(paths[0])]).toEqual([paths[0], own]);
    }
    for (const path of [
      "/freenotetaker?sent=x",
      "/AI4B?sent=x",
      "/template-success?payment_intent=pi_x",
      "/api/notetaker/transcript?token=x",
    ]) {
      expect([path, await policyAt(path)]).toEqual([path, "no-referrer"]);
    }
  });

  test("the policy of a page is exactly the one we decided on", async () => {
    const response = await visit("/terms-of-use");
    const policy = (response.headers.get("Content-Security-Policy") ?? "").replaceAll(
      /'nonce-[\w-]{22}'/g,
      "'nonce-x'",
    );
    const expected = [
      "default-src 'none'",
      "script-src 'nonce-x' 'strict-dynamic' 'unsafe-inline' https:",
      "style-src 'self' 'nonce-x'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "media-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
    ].join("; ");
    expect(policy).toBe(expected);

    const secure = await siteWith({})("https://site.test/terms-of-use");
    expect(secure.headers.get("Content-Security-Policy")).toMatch(/; upgrade-insecure-requests$/);
  });

  test("a page may come back from history, but never from a shared cache", async () => {
    expect((await visit("/terms-of-use")).headers.get("Cache-Control")).toBe("private, no-cache");
    expect((await visit("/nowhere")).headers.get("Cache-Control")).toBe("no-store");
    expect((await postForm("/terms-of-use")).headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("crashes", () => {
  test("show an id that the log has too, and nothing else", async () => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    const response = await brokenSite("/terms-of-use?q=private-words");
    const id = response.headers.get("X-Error-Id") ?? "none";
    const logged = JSON.stringify(log.mock.calls);
    log.mockRestore();

    expect(await response.text()).toContain(id);
    expect(logged).toContain(id);
    expect(logged).not.toMatch(/secret-words|private-words/);
  });

  test("a missing secret is named in the log, never on the page", async () => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    const response = await siteWith({ vars: { SITE_SECRET: "short" } })("/");
    const entry = { event: "env.invalid", keys: ["SITE_SECRET"] };
    expect(log.mock.calls).toEqual([[expect.objectContaining(entry)]]);
    log.mockRestore();
    expect(response.headers.get("Retry-After")).toBe("60");
    expect(await response.text()).toContain("temporarily unavailable");
  });
});

test("only pages at the site's own host may be indexed", async () => {
  const tags = ["http://localhost:8787", "https://preview.workers.test"].map(async (origin) => {
    const response = await siteWith({})(`${origin}/terms-of-use`);
    return [response.status, response.headers.get("X-Robots-Tag")];
  });
  expect(await Promise.all(tags)).toEqual([
    [200, null],
    [200, "noindex"],
  ]);
});
