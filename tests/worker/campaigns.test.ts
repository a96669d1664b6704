import { describe, expect, test, vi } from "vitest";
import { names } from "~/config/names";
import { pages } from "~/config/pages";
import { leadRows } from "../support/leads";
import { linksIn, mainOf } from "./html";
import { postForm, realBuild, site, siteWith, visit, withEntry } from "./visit";

const { architect, strategist } = names.members;

const start = Date.UTC(2026, 10, 21);
const cachedPages = pages.filter((page) => page.cached !== "never");
const campaign = "utm_source=news&utm_medium=mail&utm_campaign=fall";
const clicks = "gclid=googleclick&fbclid=f1&msclkid=m1";

/** The real pages, and which of them were rendered. */
function countedSite() {
  const renders: string[] = [];
  const { module } = realBuild.entry;
  type Render = (request: Request, ...more: readonly unknown[]) => unknown;
  const render: Render = (request, ...more) => {
    renders.push(new URL(request.url).pathname + new URL(request.url).search);
    return (module as unknown as { default: Render }).default(request, ...more);
  };
  const ask = siteWith({ build: withEntry({ default: render }) });
  return { get: (path: string) => ask(path, {}, start), renders };
}

/** Removes nonces, form tokens and the campaign, which differ in each response. */
const shared = (html: string) =>
  html
    .replaceAll(/nonce="[^"]*"/g, "")
    .replaceAll(/[\w-]+\.[\w-]+\.[\w-]*\.[\w-]{20,}/g, "")
    .replaceAll(/(?:&|&amp;|\\u0026)utm_\w+=[\w%.~-]*/g, "");

describe("a visit from a campaign", () => {
  test("is answered from the cache, on every cached page", async () => {
    const { get, renders } = countedSite();
    for (const { paths } of cachedPages) {
      const plain = shared(await (await get(paths[0])).text());
      for (const query of [campaign, clicks, "x=1&y", "utm_source=%3Cb%3E"]) {
        const response = await get(`${paths[0]}?${query}`);
        expect(response.status).toBe(200);
        expect(shared(await response.text()), `${paths[0]}?${query}`).toBe(plain);
      }
    }
    expect(renders).toEqual(cachedPages.map(({ paths }) => paths[0]));
  });

  test("has a personal page rendered each time, as any visit", async () => {
    const { get, renders } = countedSite();
    const paths = pages.filter(({ cached }) => cached === "never").map(({ paths }) => paths[0]);
    // /booking only redirects to the discovery call.
    const personal = paths.filter((path) => path !== "/booking");
    for (const path of personal) {
      for (const query of ["", `?${campaign}`]) await (await get(path + query)).body?.cancel();
    }
    expect(personal.length).toBeGreaterThan(5);
    expect(renders).toEqual(personal.flatMap((path) => [path, `${path}?${campaign}`]));
  });

  test("has a page rendered for the keys that it reads besides the campaign", async () => {
    const { get, renders } = countedSite();
    const textAt = async (path: string) => (await get(path)).text();
    expect(await textAt(`/automate?hours=7&${campaign}`)).toContain('value="7"');
    expect(await textAt(`/book?${campaign}&seats=42`)).toContain("A quote for 42 seats");
    expect(await textAt("/social?version=creator&x=1")).toContain('data-version="creator"');
    expect(await textAt(`/${architect.slug}-kit?%74ab=headshot`)).toContain(
      'data-tab="headshot" aria-current',
    );
    expect(renders).toHaveLength(4);
    await textAt("/automate?hours=7");
    expect(renders, "it is not cached").toHaveLength(5);
  });

  test("finds no page that reads a key which its row does not name", async () => {
    const { get } = countedSite();
    const asked = new Set<string>();
    const spies = (["get", "has", "getAll"] as const).map((method) => {
      const real = URLSearchParams.prototype[method];
      return vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
        this: URLSearchParams,
        key: string,
      ) {
        asked.add(key);
        return Reflect.apply(real, this, [key]) as never;
      });
    });
    const everywhere = /^(?:utm_\w+|index|_data|_routes)$/;
    const found: Record<string, string[]> = {};
    for (const { id, paths, reads } of cachedPages) {
      asked.clear();
      await (await get(`${paths[0]}?${reads[0] ?? "x"}=`)).text();
      found[id] = [...asked].filter((key) => !everywhere.test(key)).toSorted();
    }
    for (const spy of spies) spy.mockRestore();
    const rows = cachedPages.map(({ id, reads }) => [id, [...reads].toSorted()] as const);
    expect(found).toEqual(Object.fromEntries(rows));
  });
});

describe("the campaign of a visit is handed on", () => {
  const { links, url: provider } = names.schedulingProvider;
  const hrefs = (html: string, start: string) =>
    linksIn(html).flatMap(({ href }) => (href.startsWith(start) ? [new URL(href)] : []));
  const campaignOf = (url: URL | undefined) =>
    Object.fromEntries([...(url?.searchParams ?? [])].filter(([key]) => key.startsWith("utm_")));
  const expected = { utm_source: "news", utm_medium: "mail", utm_campaign: "fall" };

  test("to every calendar on a page, by its link and by its script", async () => {
    for (const { paths, calendar } of cachedPages) {
      if (calendar !== "on the page") continue;
      for (const path of [paths[0], `${paths[0]}?seats=3&tab=x`]) {
        const join = path.includes("?") ? "&" : "?";
        const html = await (await visit(`${path}${join}${campaign}&${clicks}`)).text();
        const found = hrefs(mainOf(html), provider);
        expect(found.length, path).toBeGreaterThan(0);
        for (const url of found) expect(campaignOf(url), path).toEqual(expected);
        const state = html.slice(html.indexOf("Controller.enqueue")).replaceAll("\\u0026", "&");
        expect(state, path).toContain("&utm_source=news&utm_medium=mail&utm_campaign=fall");
        expect(html, path).not.toMatch(/placeholder[A-Za-z0-9]{20,}|googleclick|fbclid/);
        expect(
          campaignOf(hrefs(mainOf(await (await visit(path)).text()), provider)[0]),
          path,
        ).toEqual({});
      }
    }
  });

  test("to a calendar one click away from the page that the campaign led to", async () => {
    const from = (Referer: string) =>
      visit(`/book-${strategist.slug}?tab=audit`, { headers: { Referer } });
    const home = await (await from(`${site}/?${campaign}`)).text();
    expect(campaignOf(hrefs(home, links.strategist.audit)[0])).toEqual(expected);
    const foreign = await (await from(`https://evil.test/?${campaign}`)).text();
    expect(campaignOf(hrefs(foreign, links.strategist.audit)[0])).toEqual({});
  });

  test("to every link to the checkout", async () => {
    for (const path of ["/social", "/social?version=creator"]) {
      const join = path.includes("?") ? "&" : "?";
      const html = await (await visit(`${path}${join}${campaign}`)).text();
      const found = hrefs(html, "https://buy.stripe.com/");
      expect(found).toHaveLength(6);
      for (const url of found) {
        expect(campaignOf(url)).toEqual(expected);
        expect(url.searchParams.get("prefilled_promo_code")).toMatch(/^SOCIAL/);
      }
    }
  });

  const hostile = [
    `"><script>alert(1)</script>`,
    `'-alert(1)-'`,
    "</script><img src=x onerror=alert(1)>",
    "\\u0022;alert(1)//",
    "&quot; onclick=alert(1) x=&quot;",
    "\u2028\u2029\0\r\nSet-Cookie: a=b",
    "javascript:alert(1)",
    "']};alert(1)//",
    "😀".repeat(4_000),
  ];

  test.each(hostile.map((value) => ({ value })))("as text, if it is $value", async ({ value }) => {
    for (const path of ["/book", "/social?version=creator"]) {
      const query = new URLSearchParams({ utm_source: value, utm_term: value, [value]: value });
      const [plain, visited] = await Promise.all([
        visit(path),
        visit(`${path}${path.includes("?") ? "&" : "?"}${query}`),
      ]);
      expect(visited.status).toBe(200);
      const html = await visited.text();
      // The page is the shared one, without the query.
      expect(shared(html)).toBe(shared(await plain.text()));
      expect(html.length).toBeLessThan(400_000);
      const policy = (answer: Response) =>
        answer.headers.get("Content-Security-Policy")?.replaceAll(/nonce-[\w-]+/g, "");
      expect(policy(visited)).toBe(policy(plain));
      const [first] = hrefs(
        html,
        path.startsWith("/social") ? "https://buy.stripe.com/" : provider,
      );
      expect(first?.searchParams.get("utm_source")).toBe([...value].slice(0, 150).join(""));
    }
  });
});

describe("a lead form", () => {
  const person = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.test" };
  const page = `/AI4B?${campaign}&${clicks}`;
  const attribution = {
    page: "/AI4B",
    utm_source: "news",
    utm_medium: "mail",
    utm_campaign: "fall",
    gclid: "googleclick",
  };
  const stored = async () => (await leadRows()).map(({ attribution }) => attribution);

  test("is posted to the address of its page, and stores its campaign with the lead", async () => {
    const opened = await visit(page);
    expect(opened.headers.get("Set-Cookie")).toBeNull();
    const form = /<form[^>]*method="post"[^>]*>/.exec(await opened.text())?.[0];
    expect(form).not.toContain("action=");

    const refused = await postForm(page, { ...person, email: "no" });
    expect(refused.status).toBe(422);
    expect(await refused.text()).not.toContain("action=");
    expect((await postForm(page, person)).status).toBe(303);
    expect(await stored()).toMatchObject([attribution]);
  });
});
