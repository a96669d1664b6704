import { createValidator as original } from "remix-validated-form";
import { expect, test } from "vitest";
import { z } from "zod";
import { createValidator } from "./remix-validated-form";

const schema = z
  .object({ email: z.string().email(), "a-guide": z.literal("on").optional() })
  .transform(({ email }) => ({ email: email.toLowerCase() }));

/** As `withZod` does it. */
const judge = {
  validate: async (values: unknown) => {
    const { data, error } = await schema.safeParseAsync(values);
    if (data) return { data, error: undefined };
    const messages = error?.issues.map(({ path, message }) => [path.join("."), message] as const);
    return { data: undefined, error: Object.fromEntries(messages ?? []) };
  },
  validateField: async () => ({}),
};

test.each([
  [{ email: "Ada@example.test", "a-guide": "on" }],
  [{ email: "Ada@example.test", unknown: "x" }],
  [{ email: "no address", "a-guide": "off" }],
  [{}],
])("judges %j as the original does", async (values) => {
  const theirs = await original(judge).validate(values);
  const ours = await createValidator(judge).validate(values);
  expect(ours.data).toEqual(theirs.data);
  expect(ours.error?.fieldErrors).toEqual(theirs.error?.fieldErrors);
});
