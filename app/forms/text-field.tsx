import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { controlClass, controlProps, FieldFrame } from "./field-frame";
import { useFormField } from "./form-context";

/**
 * A labelled input of the enclosing CheckedForm. What was posted comes back as its value, and its
 * message stays until the form is sent again: nothing is judged while somebody types (quality.md 3).
 */
export function TextField({
  name,
  label,
  hint,
  ...rest
}: {
  name: string;
  label: string;
  hint?: ReactNode;
} & Omit<ComponentPropsWithoutRef<"input">, "name" | "id" | "defaultValue" | "className">) {
  const { error, defaultValue } = useFormField(name);
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <input
        type="text"
        {...rest}
        {...controlProps({ name, hint, error })}
        defaultValue={defaultValue}
        className={controlClass}
      />
    </FieldFrame>
  );
}
