import { createContext, useContext } from "react";

export type FieldTexts = Readonly<Record<string, string | undefined>>;

export type FormState = {
  /** A message for each field that is wrong. A new object each time the form was judged. */
  readonly errors: FieldTexts;
  /** What the server sent back to stand in the fields. */
  readonly kept: FieldTexts;
  /** Being judged or sent. */
  readonly busy: boolean;
};

const noForm: FormState = { errors: {}, kept: {}, busy: false };

export const FormContext = createContext<FormState>(noForm);

export function useFormState(): FormState {
  return useContext(FormContext);
}

export function useFormField(name: string): {
  error: string | undefined;
  defaultValue: string | undefined;
} {
  const { errors, kept } = useFormState();
  return { error: errors[name], defaultValue: kept[name] };
}
