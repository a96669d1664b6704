import { createContext, useContext } from "react";

export type FieldTexts = Readonly<Record<string, string | undefined>>;

type FormState = {
  /** A message for each field that is wrong. */
  readonly errors: FieldTexts;
  /** How often it was sent; only then does what is wrong take the focus. */
  readonly judged: number;
  /** What the server sent back to stand in the fields. */
  readonly kept: FieldTexts;
  /** Being judged or sent. */
  readonly busy: boolean;
};

const noForm: FormState = { errors: {}, judged: 0, kept: {}, busy: false };

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

/** The id of a field's control: where its label and its line in the error summary lead to. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** The names of the two fields that no visitor fills in; `readForm` needs them beside a form's own. */
export const tokenField = "formToken";
/** Means nothing to a password manager or an address book. */
export const trapField = "hz_4f";
