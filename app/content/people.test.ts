import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { clientPeople, clients } from "./shared/clients";
import { team } from "./shared/team";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** A person's name and job, under any of the keys pages use. */
type Named = { readonly name: string; readonly job: string };

const nameKeys = ["name", "author", "by"];
const jobKeys = ["role", "position", "title", "company", "subtitle", "employer"];

function namedIn(value: unknown, seen = new Set<unknown>()): Named[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  const words = new Map(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
  const name = nameKeys.map((key) => words.get(key)).find((word) => word !== undefined);
  const job = jobKeys.flatMap((key) => words.get(key) ?? []).join(", ");
  const own = name && job ? [{ name: withoutTitle(name), job }] : [];
  return [...own, ...Object.values(value).flatMap((inner) => namedIn(inner, seen))];
}

function withoutTitle(name: string): string {
  return name.replace(/^Dr\. /, "");
}

function contradictions(named: readonly Named[]): string[] {
  const jobs = new Map<string, Set<string>>();
  for (const { name, job } of named) jobs.set(name, (jobs.get(name) ?? new Set()).add(job));
  return [...jobs]
    .filter(([, all]) => all.size > 1)
    .map(([name, all]) => `${name}: ${[...all].join(" / ")}`);
}

async function contentModules(): Promise<unknown[]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /(?<!\.test)\.ts$/.test(file));
  expect(sources.length).toBeGreaterThan(50);
  return Promise.all(sources.map((file) => import(`${folder}${file}`)));
}

test("each person has one job at one company throughout the content", async () => {
  const named = (await contentModules()).flatMap((module) => namedIn(module));
  const people = [...team.map(({ member }) => member), ...Object.values(clientPeople)];
  for (const { name } of people)
    expect(named.map((person) => person.name)).toContain(withoutTitle(name));
  expect(contradictions(named)).toEqual([]);
});

test("a second job of the same person is found under any key", () => {
  const pages = {
    quotes: [{ name: "Maya Torres", role: "Owner", company: "Torres Social" }],
    story: { quote: { author: "Maya Torres", position: "Head of Production" } },
  };
  expect(contradictions(namedIn(pages))).toEqual([
    "Maya Torres: Owner, Torres Social / Head of Production",
  ]);
});

test("no client is listed both by person and by company", () => {
  const listed: readonly string[] = clients.names;
  const twice = Object.values(clientPeople).filter(
    ({ name, company }) =>
      listed.some((client) => client.endsWith(name)) && listed.includes(company),
  );
  expect(twice).toEqual([]);
});
