import type { createValidator as original, Validator } from "remix-validated-form";

/** How `withZod` judges values: the part of it that is asked for here. */
type Judge<Data> = Pick<Parameters<typeof original<Data>>[0], "validate">;

/**
 * Stands in for `remix-validated-form` in the Worker (`[alias]` in wrangler.toml). Of that, `withZod` asks
 * for this alone; with the state of browsers' forms, which comes along, it would be a fortieth of the
 * Worker. `readForm` has picked the fields by then: unlike the original this finds no paths in their names.
 */
export function createValidator<Data>({ validate }: Judge<Data>): Validator<Data> {
  return {
    async validate(values) {
      const { data, error } = await validate(values);
      if (error === undefined) return { data, error, submittedData: values };
      return { data: undefined, error: { fieldErrors: error }, submittedData: values };
    },
  };
}
