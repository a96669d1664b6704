import type { ReactNode } from "react";
import { Icon } from "~/components/ui/icon";

export const controlClass =
  "block min-h-12 w-full rounded-small border border-control bg-paper-0 px-3.5 py-2.5 text-ui text-fg placeholder:text-subtle " +
  "aria-invalid:border-2 aria-invalid:border-danger aria-invalid:px-[13px]";

/** The id of a field's control: where its label and its line in the error summary lead to. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** Attributes that tie a control to its hint and its message. */
export function controlProps({
  name,
  hint,
  error,
}: {
  name: string;
  hint?: ReactNode;
  error: string | undefined;
}) {
  const id = fieldId(name);
  const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean);
  return {
    id,
    name,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": describedBy.length > 0 ? describedBy.join(" ") : undefined,
  };
}

/** Label above, control, hint and message below (design.md A5). */
export function FieldFrame({
  name,
  label,
  hint,
  error,
  children,
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  children: ReactNode;
}) {
  const id = fieldId(name);
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {label}
      </label>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-fine text-subtle">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError name={name} error={error} /> : null}
    </div>
  );
}

export function FieldError({ name, error }: { name: string; error: string }) {
  return (
    <p
      id={`${fieldId(name)}-error`}
      className="mt-1.5 flex gap-1.5 text-fine font-medium text-danger"
    >
      <Icon name="circle-alert" className="mt-px size-4.5" />
      <span>{error}</span>
    </p>
  );
}
