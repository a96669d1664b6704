import { createValidator, type Validator } from "remix-validated-form";
import { z, type ZodType, type ZodTypeDef } from "zod";
import { mailAddress } from "~/lib/text/addresses";
import { visibleAddress } from "~/lib/text/trim";

/** Text of any length comes in; whatever else a sender puts there counts as left empty. */
export const anyText = z.unknown().transform((value) => (typeof value === "string" ? value : ""));

/** An address as a person sees it and as mail servers take it, at most 254 characters; `message` for every other. */
export function emailText(message: string) {
  return anyText
    .transform((value) => mailAddress(visibleAddress(value.slice(0, 1000))) ?? "")
    .pipe(z.string().min(1, message).max(254, message));
}

/** One message for each field that is wrong, the first; `whole` stands for what is no object at all. */
export function firstMessages(error: z.ZodError, whole: string): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[String(issue.path[0] ?? whole)] ??= issue.message;
  return errors;
}

/** A schema of flat fields as remix-validated-form asks for it, in the browser and in actions. */
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
