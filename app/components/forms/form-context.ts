import { createContext, useContext } from "react";

export type FieldTexts = Readonly<Record<string, string | undefined>>;

type FormState = {
  readonly errors: FieldTexts;
  /** Counts the checked submissions; each of them moves the focus to the error summary. */
  readonly attempts: number;
  /** Values that the server sent back with a refused form. */
  readonly returnedValues: FieldTexts;
  readonly busy: boolean;
};

const noForm: FormState = { errors: {}, attempts: 0, returnedValues: {}, busy: false };

export const FormContext = createContext<FormState>(noForm);

export function useFormState(): FormState {
  return useContext(FormContext);
}

export function useFormField(name: string): {
  error: string | undefined;
  defaultValue: string | undefined;
} {
  const { errors, returnedValues } = useFormState();
  return { error: errors[name], defaultValue: returnedValues[name] };
}

export function fieldId(name: string): string {
  return `field-${name}`;
}

/** Names of the hidden fields of every form; an action reads them beside the form's own. */
export const tokenField = "formToken";
/** A name that no password manager fills in. */
export const honeypotField = "hz_4f";
