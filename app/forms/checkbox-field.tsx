import type { ReactNode } from "react";
import { controlProps } from "./field-frame";
import { useFormField } from "./form-context";

/** A box with its label at its right, 48 px high to touch. */
export function CheckboxField({ name, children }: { name: string; children: ReactNode }) {
  const { error, defaultValue } = useFormField(name);
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 text-small font-semibold">
      <input
        type="checkbox"
        {...controlProps({ name, error })}
        defaultChecked={Boolean(defaultValue)}
        className="size-5 shrink-0 accent-pine-600"
      />
      {children}
    </label>
  );
}
