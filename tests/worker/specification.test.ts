import { afterEach, beforeEach, expect, test } from "vitest";
import { pages } from "~/config/pages";
import { everyPage, type Demand, type Place, type Routed, type Shown } from "../register/promise";
import { provenBy } from "../register/register";
import { ours } from "../register/sections/claims-and-routes";
import { emptyLeads } from "../support/leads";
import { countIn, linksIn, mainOf, textOf } from "./html";
import { postForm, visit } from "./visit";

beforeEach(emptyLeads);
afterEach(emptyLeads);

const routed = provenBy((proof): proof is Routed => "paths" in proof);
const shown = provenBy((proof): proof is Shown => "at" in proof);

const table = new Map<string, readonly string[]>(pages.map(({ id, paths }) => [id, paths]));
const wanted = new Map<string, readonly string[]>([
  ...routed.map(({ proof: { page, paths } }) => [page, paths] as const),
  ...Object.entries(ours),
]);

test("the route table has the promised pages with the promised paths, and no others", () => {
  expect([...wanted.keys()].filter((id) => !table.has(id))).toEqual([]);
  for (const [id, paths] of table) expect([id, wanted.get(id)]).toEqual([id, paths]);
});

test("every path of a page shows the same", async () => {
  for (const { proof } of routed) {
    const [first, ...others] = proof.paths;
    const words = await wordsAt(first);
    expect(words, first).not.toBe("");
    for (const path of others) expect([path, await wordsAt(path)]).toEqual([path, words]);
  }
});

test("/booking leads to the discovery call", async () => {
  const answer = await visit("/booking");
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/book"]);
});

const places = new Map<string, typeof shown>();
for (const row of shown) {
  const { at, post } = row.proof;
  const place = post ? `${at} after ${JSON.stringify(post)}` : at;
  places.set(place, [...(places.get(place) ?? []), row]);
}

for (const [place, rows] of places) {
  test(`${place} shows what is promised of it`, async () => {
    const { at, post } = rows[0]!.proof;
    const addresses = at === everyPage ? routed.map(({ proof }) => proof.paths[0]) : [at];
    for (const address of addresses) {
      const html = await (await open(address, post)).text();
      const broken: string[] = [];
      for (const { section, promise, proof } of rows) {
        const otherwise = await missing(partOf(html, proof.part), promise, proof);
        if (otherwise) broken.push(`${section} "${promise}": ${otherwise}`);
      }
      expect([address, ...broken]).toEqual([address]);
    }
  });
}

async function wordsAt(path: string): Promise<string> {
  return textOf(mainOf(await (await visit(path)).text()));
}

/** A form that was taken leads on to its success view. */
async function open(address: string, post: Place["post"]): Promise<Response> {
  if (!post) return visit(address);
  const answer = await postForm(address, post);
  return answer.status === 303 ? visit(answer.headers.get("Location") ?? "") : answer;
}

function partOf(html: string, part: Place["part"]): string {
  if (part === "main") return mainOf(html);
  return new RegExp(`<${part}\\b[\\s\\S]*</${part}>`).exec(html)?.[0] ?? "";
}

/** What is there instead of what was promised; null when it is as promised. */
async function missing(html: string, promise: string, demand: Demand): Promise<string | null> {
  if ("says" in demand) return says(textOf(html), demand.says ?? promise) ? null : "not said";
  if ("lacks" in demand) return says(textOf(html), demand.lacks) ? "is said" : null;
  if ("link" in demand) {
    const words = demand.link ?? promise;
    const links = linksIn(html).filter(({ text }) =>
      typeof words === "string" ? text === words : words.test(text),
    );
    if (links.length > 0 && links.every(({ href }) => leadsTo(href, demand.to))) return null;
    return `leads to ${links.map(({ href }) => href).join(", ") || "nothing"}`;
  }
  if ("words" in demand) {
    const times = textOf(html).split(demand.words).length - 1;
    return times === demand.times ? null : `${times} times`;
  }
  const count = await countIn(html, demand.selector);
  return count === demand.count ? null : `${count} of ${demand.count}`;
}

/** A calendar's address goes on with the colours and the campaign of the visit. */
function leadsTo(href: string, target: string): boolean {
  return href === target || (target.includes("calendly.com") && href.startsWith(`${target}?`));
}

function says(text: string, words: string | RegExp): boolean {
  return typeof words === "string" ? text.includes(words) : words.test(text);
}
