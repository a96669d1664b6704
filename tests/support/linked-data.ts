import { vocabulary } from "../fixtures/schema-org.ts";

type Json = Readonly<Record<string, unknown>>;

const forms: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === "string" && value.trim() !== "",
  url: (value) => typeof value === "string" && /^https?:\/\/[^/\s]+\/\S*$/.test(value),
  number: (value) => typeof value === "number" && Number.isFinite(value),
  date: (value) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value),
  instant: (value) => typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:]+Z$/.test(value),
  duration: (value) => typeof value === "string" && /^PT\d+M\d+S$/.test(value),
  currency: (value) => value === "USD",
  reference: (value) => isRecord(value) && typeof value["@id"] === "string",
};

/** The things that a page's `application/ld+json` scripts describe, nested ones included. */
export function thingsIn(html: string): Json[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].flatMap(([, json = ""]) => nested(JSON.parse(json)));
}

/** Describes every missing property, and every property or value that the vocabulary does not allow. */
export function problemsOf(thing: Json): string[] {
  const type = String(thing["@type"]);
  const rule = vocabulary[type];
  if (!rule) return [`no type ${type}`];
  const missing = rule.required.filter((name) => !(name in thing));
  const wrong = Object.entries(thing).filter(([name, value]) => {
    if (name === "@type" || name === "@id") return false;
    const allowed = rule.properties[name] ?? [];
    const values = Array.isArray(value) ? value : [value];
    return !values.every((one) => allowed.some((kind) => isOf(kind, one)));
  });
  return [
    ...missing.map((name) => `${type} lacks ${name}`),
    ...wrong.map(([name, value]) => `${type}.${name} is ${JSON.stringify(value)}`),
  ];
}

/** The words and sums of a thing that a visitor must be able to read on its page. */
export function claimsOf(thing: Json): string[] {
  const words = ["name", "jobTitle", "text", "description"].map((name) => thing[name]);
  const price =
    typeof thing["price"] === "number" ? [`$${thing["price"].toLocaleString("en-US")}`] : [];
  const texts = words.filter((one) => typeof one === "string");
  return [...texts.map((one) => one.replace(/\s+/g, " ")), ...price];
}

function isOf(kind: string, value: unknown): boolean {
  const form = forms[kind];
  return form ? form(value) : isRecord(value) && value["@type"] === kind;
}

function nested(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(nested);
  if (!isRecord(value)) return [];
  const inner = Object.values(value).flatMap(nested);
  return "@type" in value ? [value, ...inner] : inner;
}

function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
