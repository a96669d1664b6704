import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2019 } from "ajv/dist/2019";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { resourceRows } from "~/config/resources";
import { calls, jsonSchema, openApiDocument } from "./openapi.server";

const ajv = new Ajv2019({ strict: false, allErrors: true });
addFormats.default(ajv);

const document = openApiDocument() as unknown as {
  paths: Record<string, Record<string, Operation>>;
};
type Operation = {
  requestBody?: { content: { "application/json": { schema: object; example: object } } };
};
const bodies = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.values(operations).flatMap(({ requestBody }) =>
    requestBody ? [[path, requestBody.content["application/json"]] as const] : [],
  ),
);

test("the document is valid for an independent validator", async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
});

test("the document has every JSON call of the specification", () => {
  const wanted = [
    "task-counter",
    "lead-magnet",
    "note-taker-registration",
    "ai4b-submission",
    "payment-success",
  ] as const;
  expect(Object.keys(document.paths).toSorted()).toEqual(
    wanted.map((id) => resourceRows[id][0]).toSorted(),
  );
});

describe.each(bodies)("the body of %s", (path, { schema, example }) => {
  const [id] = Object.entries(resourceRows).find(([, [known]]) => known === path) ?? [];
  const parser = calls[id as keyof typeof calls].post.body;
  const isValid = ajv.compile(schema);

  test("has an example that its schema and the site accept", () => {
    expect(isValid(example), JSON.stringify(isValid.errors)).toBe(true);
    expect(parser.safeParse(example).error).toBeUndefined();
  });

  test("has a schema that describes each field and refuses the wrong type", () => {
    for (const name of Object.keys(example)) {
      const wrong = { ...example, [name]: { not: "this" } };
      expect([name, isValid(wrong)]).toEqual([name, false]);
      expect(JSON.stringify(schema)).toContain(`"${name}":{"`);
    }
  });

  test("is refused by its schema and the site without a required field", () => {
    const { required = [] } = schemaOf(schema);
    for (const name of required) {
      const { [name]: _missing, ...rest } = example as Record<string, unknown>;
      expect([name, isValid(rest), parser.safeParse(rest).success]).toEqual([name, false, false]);
    }
  });
});

type ObjectSchema = { readonly required?: readonly string[]; readonly allOf?: readonly object[] };
function schemaOf(schema: ObjectSchema): { required: readonly string[] } {
  const parts = (schema.allOf ?? [schema]) as readonly ObjectSchema[];
  return { required: parts.flatMap(({ required = [] }) => required) };
}

test("every described value has a type", () => {
  // The schema `{}` allows anything. The `{}` before "responses" is an empty example, no schema.
  const empty = /:\{\}(?!,"responses)/.exec(
    JSON.stringify(document.paths).replaceAll('"additionalProperties":{}', ""),
  );
  expect(empty?.input.slice(empty.index - 60, empty.index + 10)).toBeUndefined();
  expect(jsonSchema(calls["ai4b-submission"].post.body)).toMatchObject({ type: "object" });
});
