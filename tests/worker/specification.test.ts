import { beforeEach, expect, test, vi } from "vitest";
import { pages } from "~/config/pages";
import { calls, forms } from "../specification/form-answers";
import type { Demand, Demands } from "../specification/demand";
import { offers } from "../specification/offers";
import { ours, routes } from "../specification/routes";
import { frame, site } from "../specification/pages-without-offers";
import { intentOf, stripeFetch } from "../support/payments";
import { countIn, linksIn, mainOf, textOf } from "./html";
import { postForm, visit } from "./visit";

beforeEach(() => {
  const stripe = stripeFetch([intentOf({ id: "pi_paid" })]);
  vi.spyOn(globalThis, "fetch").mockImplementation(stripe.fetch);
});

test("2.1: the site has exactly the specified paths and its own", () => {
  const table = Object.fromEntries(pages.map(({ id, paths }) => [id, paths]));
  expect(table).toEqual({ ...routes, ...ours });
});

test("2.1: every path of a page shows the same", async () => {
  for (const [first = "", ...others] of Object.values(routes)) {
    const words = textOf(mainOf(await read(first)));
    expect(words, first).not.toBe("");
    for (const path of others)
      expect([path, textOf(mainOf(await read(path)))]).toEqual([path, words]);
  }
});

test("2.8: /booking leads to the discovery call", async () => {
  const answer = await visit("/booking");
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/book"]);
});

test("every page has the specified header and footer", async () => {
  const broken: string[] = [];
  for (const [path = ""] of Object.values(routes)) {
    const html = await read(path);
    for (const [part, demands] of Object.entries(frame)) {
      const partOf = new RegExp(`<${part}\\b[\\s\\S]*</${part}>`).exec(html)?.[0] ?? "";
      broken.push(...(await missing(partOf, demands)).map((line) => `${path} ${line}`));
    }
  }
  expect(broken).toEqual([]);
});

for (const [path, demands] of Object.entries({ ...site, ...offers })) {
  test(`${path} shows what is specified`, async () => {
    expect(await missing(mainOf(await read(path)), demands)).toEqual([]);
  });
}

for (const { to, fields, shows } of forms) {
  test(`${to} after ${JSON.stringify(fields)} shows what is specified`, async () => {
    const answer = await postForm(to, fields);
    const isRedirect = answer.status === 303;
    const html = isRedirect
      ? await read(answer.headers.get("Location") ?? "")
      : await answer.text();
    expect(await missing(mainOf(html), shows)).toEqual([]);
  });
}

for (const { to, json, answers } of calls) {
  test(`${to} answers ${JSON.stringify(json)} as specified`, async () => {
    const headers = { "Content-Type": "application/json" };
    const post = { method: "POST", headers, body: JSON.stringify(json) };
    const answer = await visit(to, json === null ? {} : post);
    expect(await missing(`${answer.status} ${await answer.text()}`, answers)).toEqual([]);
  });
}

async function read(path: string): Promise<string> {
  return (await visit(path)).text();
}

/** A line for each demand that is not met: its section, its words, what is there instead. */
async function missing(html: string, sections: Demands): Promise<string[]> {
  const lines: string[] = [];
  for (const [section, demands] of Object.entries(sections)) {
    for (const demand of demands) {
      const otherwise = await unmet(html, demand);
      if (otherwise) lines.push(`${section}: ${otherwise}`);
    }
  }
  return lines;
}

async function unmet(html: string, demand: Demand): Promise<string | null> {
  const text = textOf(html);
  if (typeof demand === "string" || demand instanceof RegExp) {
    return matches(text, demand) ? null : `${quoted(demand)} is not said`;
  }
  if ("lacks" in demand) return demand.lacks.test(text) ? `${quoted(demand.lacks)} is said` : null;
  if ("says" in demand) {
    const times = text.split(demand.says).length - 1;
    return times === demand.times
      ? null
      : `${quoted(demand.says)} is said ${times} times, not ${demand.times}`;
  }
  if ("link" in demand) {
    const { link, to } = demand;
    const links = linksIn(html).filter((one) =>
      typeof link === "string" ? one.text === link : link.test(one.text),
    );
    if (links.length > 0 && links.every(({ href }) => leadsTo(href, to))) return null;
    const found = links.map(({ href }) => href).join(", ") || "nowhere";
    return `link ${quoted(link)} leads to ${found}, not to ${to}`;
  }
  const count = await countIn(html, demand.at);
  return count === demand.count
    ? null
    : `${count} ${demand.of}, not ${demand.count} (${demand.at})`;
}

/** A calendar's address also carries the site's colors and the visit's campaign. */
function leadsTo(href: string, target: string): boolean {
  return href === target || (target.includes("calendly.com") && href.startsWith(`${target}?`));
}

function matches(text: string, words: string | RegExp): boolean {
  return typeof words === "string" ? text.includes(words) : words.test(text);
}

function quoted(words: string | RegExp): string {
  return typeof words === "string" ? `"${words}"` : String(words);
}
