import { createHmac } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { Ajv2019 } from "ajv/dist/2019";
import addFormats from "ajv-formats";
import { format } from "prettier";
import { expect, test } from "vitest";
import { names } from "../../app/config/names";
import { jsonSchema } from "../../app/routes/api/openapi.server";
import { guides } from "~/content/shared/guides";
import { type Lead, leadCreated, leadCreatedEvent } from "~/leads/mails/lead-handlers.server";
import { root } from "../../scripts/parts/root";

/** Compares docs/webhooks.md with the code. `UPDATE_DOCS=1` writes the document's generated parts again. */

const file = `${root}docs/webhooks.md`;
const schema = jsonSchema(leadCreatedEvent) as Schema;

type Schema = {
  readonly type?: string | readonly string[];
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

type Row = readonly [path: string, type: string, meaning: string];

function rowsOf(one: Schema, path: string): Row[] {
  const required = one.required ?? [];
  return Object.entries(one.properties ?? {}).flatMap(([name, field]) => {
    const full = path === "" ? name : `${path}.${name}`;
    const optional = required.includes(name) ? "" : ", may be absent";
    const inner = field.anyOf?.find(({ properties }) => properties) ?? field;
    return [
      [`\`${full}\``, typeOf(field) + optional, field.description ?? ""] as const,
      ...rowsOf(inner, full),
    ];
  });
}

function typeOf({ type, anyOf, format, enum: values, ...rest }: Schema): string {
  if (rest.const !== undefined) return `\`${rest.const}\``;
  if (values) return values.map((value) => `\`${value}\``).join(", ");
  if (anyOf) return anyOf.map(typeOf).join(" or ");
  return format === "date-time" ? "date" : [type ?? "?"].flat().join(" or ");
}

/** One of each kind. */
function leadCreatedExamples() {
  const sample: Omit<Lead, "id" | "kind"> = {
    email: "ada@example.com",
    emailKey: null,
    firstName: null,
    lastName: null,
    guideId: null,
    booking: null,
    attribution: null,
    quarantined: false,
    createdAt: Date.UTC(2026, 10, 20, 15),
  };
  const examples: readonly (Partial<Lead> & Pick<Lead, "id" | "kind">)[] = [
    {
      id: "5f0c9d0e8c2b4f6e9a530d6f2a1b7c3d",
      kind: "guide",
      guideId: guides[0].id,
      attribution: { page: "/free-resources", utm_source: "newsletter" },
    },
    {
      id: "0a4e1f527d384b1c8f6093b1c2d4e5f6",
      kind: "members-offer",
      firstName: "Ada",
      lastName: "Lovelace",
      attribution: { page: "/AI4B", referrer: "https://news.example" },
    },
    { id: "b7a1c3d52e4f4a6b8c9d1e2f3a4b5c6d", kind: "free-workspace" },
    {
      id: "c2d4e6f81a3b4c5d9e7f8a9b0c1d2e3f",
      kind: "booking",
      email: null,
      booking: {
        page: "book",
        service: "60 Minute",
        event: "https://api.calendly.com/scheduled_events/0b7f",
        invitee: "https://api.calendly.com/scheduled_events/0b7f/invitees/4c1d",
      },
    },
  ];
  return examples.map((example) => leadCreated({ ...sample, ...example }));
}

async function generated(): Promise<string> {
  const rows = rowsOf(schema, "").map((row) => `| ${row.join(" | ")} |`);
  const table = ["| field | type | meaning |", "| - | - | - |", ...rows].join("\n");
  const examples = leadCreatedExamples().map((example) => {
    // The document names a sample tool, not the one of the site.
    const json = JSON.stringify(example, null, 2).replaceAll(names.workspaceTool.name, "ClickUp");
    return `\`${example.data.kind}\`:\n\n\`\`\`json\n${json}\n\`\`\``;
  });
  const text = await readFile(file, "utf8");
  const made = text
    .replace(/(<!-- fields -->)[\s\S]*(<!-- \/fields -->)/, `$1\n\n${table}\n\n$2`)
    .replace(
      /(<!-- examples -->)[\s\S]*(<!-- \/examples -->)/,
      `$1\n\n${examples.join("\n\n")}\n\n$2`,
    );
  return format(made, { parser: "markdown", printWidth: 100 });
}

test("the document has each field with its type, and an example of each kind", async () => {
  if (process.env["UPDATE_DOCS"]) await writeFile(file, await generated());
  expect(await readFile(file, "utf8")).toBe(await generated());
  expect(rowsOf(schema, "").length).toBeGreaterThan(20);
  expect(rowsOf(schema, "").filter(([, , meaning]) => meaning === "")).toEqual([
    ["`data`", "object", ""],
  ]);
});

test("the examples fit the schema, by zod and by another validator", () => {
  const ajv = new Ajv2019({ strict: false });
  addFormats.default(ajv);
  const isValid = ajv.compile(schema);
  for (const example of leadCreatedExamples()) {
    expect(leadCreatedEvent.parse(example)).toEqual(example);
    expect(isValid(example)).toBe(true);
    expect(isValid({ ...example, data: { ...example.data, email: 1 } })).toBe(false);
  }
});

test("the document's ten lines of code accept a signed webhook, and nothing else", async () => {
  const [, code = ""] =
    /<!-- check -->\n\n```js\n([\s\S]*?)```/.exec(await readFile(file, "utf8")) ?? [];
  const lines = code.split("\n").filter((line) => line !== "" && !line.startsWith("import"));
  expect(lines.length).toBeLessThanOrEqual(10);
  const { isOurs } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    isOurs: (headers: Record<string, string>, body: string, secret: string) => boolean;
  };
  const secret = `whsec_${Buffer.from("k".repeat(32)).toString("base64")}`;
  const [id, body] = ["a:lead-webhook", '{"type":"lead.created"}'];
  const time = String(Math.floor(Date.now() / 1000));
  const signed = (at: string) => {
    const mac = createHmac("sha256", "k".repeat(32)).update(`${id}.${at}.${body}`).digest("base64");
    return { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": `v1,${mac}` };
  };
  expect(isOurs(signed(time), body, secret)).toBe(true);
  expect(isOurs(signed(time), `${body} `, secret)).toBe(false);
  expect(isOurs(signed(String(Number(time) - 301)), body, secret)).toBe(false);
  expect(isOurs({ ...signed(time), "webhook-signature": "v1," }, body, secret)).toBe(false);
});
