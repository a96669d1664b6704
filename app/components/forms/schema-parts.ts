import { createValidator, type Validator } from "remix-validated-form";
import { z, type ZodType, type ZodTypeDef } from "zod";
import { mailAddress } from "~/lib/text/addresses";
import { visibleAddress } from "~/lib/text/trim";

/** Text of any length; any other value counts as empty. */
export const anyText = z.string().catch("");

/** An email address of at most 254 characters, as mail servers accept it; `message` is the error for any other text. */
export function emailText(message: string) {
  return anyText
    .transform((value) => mailAddress(visibleAddress(value.slice(0, 1000))) ?? "")
    .pipe(z.string().min(1, message).max(254, message));
}

/** Returns the first message of each wrong field. Errors of no field have the key `wholeKey`. */
export function firstMessages(error: z.ZodError, wholeKey: string): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[String(issue.path[0] ?? wholeKey)] ??= issue.message;
  return errors;
}

/** A validator for remix-validated-form from a zod schema of flat fields; the adapter of that library has 9 KB. */
export function zodValidator<Data>(schema: ZodType<Data, ZodTypeDef, unknown>): Validator<Data> {
  const validate = async (values: unknown) => {
    const { data, error } = await schema.safeParseAsync(values);
    return error
      ? { data: undefined, error: firstMessages(error, "form") }
      : { data, error: undefined };
  };
  return createValidator<Data>({
    validate,
    validateField: async (values, field) => {
      const error = (await validate(values)).error?.[field];
      return error === undefined ? {} : { error };
    },
  });
}
