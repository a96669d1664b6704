import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useState } from "react";
import { Icon } from "../ui/icon";
import { fieldId, useFormField } from "./form-context";

const controlClass =
  "block min-h-12 w-full rounded-small border border-control bg-paper-0 px-3.5 py-2.5 text-ui text-fg placeholder:text-subtle " +
  "aria-invalid:border-2 aria-invalid:border-danger aria-invalid:px-[13px]";

function Field({
  name,
  label,
  hint,
  children,
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  children: (control: ReturnType<typeof useControl>) => ReactNode;
}) {
  const control = useControl(name, hint);
  const { error } = useFormField(name);
  return (
    <div>
      <label htmlFor={control.id} className="mb-1.5 block text-small font-semibold">
        {label}
      </label>
      {children(control)}
      {hint ? (
        <p id={`${control.id}-hint`} className="mt-1.5 text-fine text-subtle">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError name={name} error={error} /> : null}
    </div>
  );
}

function useControl(name: string, hint?: ReactNode) {
  const { error, defaultValue } = useFormField(name);
  const id = fieldId(name);
  const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean);
  return {
    id,
    name,
    defaultValue,
    "aria-invalid": error ? (true as const) : undefined,
    "aria-describedby": describedBy.join(" ") || undefined,
  };
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
  return (
    <Field name={name} label={label} hint={hint}>
      {(control) => (
        <>
          <input type="text" {...rest} {...control} className={controlClass} />
          {rest.type === "email" ? <EmailHint inputId={control.id} /> : null}
        </>
      )}
    </Field>
  );
}

/** When the field loses the focus, asks about an address that looks mistyped, but never refuses it. */
function EmailHint({ inputId }: { inputId: string }) {
  const [hint, setHint] = useState<ReactNode>(null);

  useEffect(() => {
    const input = document.getElementById(inputId) as HTMLInputElement;
    const checkAddress = () => {
      void import("./email-typo.client").then(
        ({ hintFor }) => setHint(hintFor(input)),
        () => undefined,
      );
    };
    const clear = () => setHint(null);
    // The field may have been left before this script ran.
    if (input.value !== "" && document.activeElement !== input) checkAddress();
    input.addEventListener("blur", checkAddress);
    input.addEventListener("input", clear);
    return () => {
      input.removeEventListener("blur", checkAddress);
      input.removeEventListener("input", clear);
    };
  }, [inputId]);

  return <div role="status">{hint}</div>;
}

export function EmailField({ label }: { label: string }) {
  return (
    <TextField
      name="email"
      label={label}
      type="email"
      required
      autoComplete="email"
      spellCheck={false}
    />
  );
}

export function SelectField({
  name,
  label,
  placeholder,
  choices,
}: {
  name: string;
  label: string;
  placeholder?: string;
  choices: readonly (string | { readonly value: string; readonly label: string })[];
}) {
  return (
    <Field name={name} label={label}>
      {({ defaultValue = "", ...control }) => (
        <div className="relative">
          <select
            {...control}
            defaultValue={defaultValue}
            className={`${controlClass} appearance-none pr-11`}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {choices.map((choice) =>
              typeof choice === "string" ? (
                <option key={choice}>{choice}</option>
              ) : (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ),
            )}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute right-3.5 top-1/2 -translate-y-1/2 text-subtle"
          />
        </div>
      )}
    </Field>
  );
}

export function CheckboxField({ name, children }: { name: string; children: ReactNode }) {
  const { defaultValue, ...control } = useControl(name);
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 text-small font-semibold">
      <input
        type="checkbox"
        {...control}
        defaultChecked={Boolean(defaultValue)}
        className="size-5 shrink-0 accent-pine-600"
      />
      {children}
    </label>
  );
}
