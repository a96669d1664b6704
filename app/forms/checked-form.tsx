import { useMemo, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { Validator } from "remix-validated-form";
import { FormContext, type FieldTexts } from "./form-context";
import { trapField } from "./form-fields";

/**
 * A form that works without script and is only improved by it: answers are judged by the same
 * validator as on the server, and what passes goes to `onValid` instead of being posted.
 *
 * The validator is loaded when somebody turns to the form, so the schema is no part of the page's first
 * script. Where it cannot be loaded, and for whoever fills in the trap, the form is posted after all and
 * the server judges. The fields stay uncontrolled: what was typed before the script ran is kept.
 */
export function CheckedForm<Data>({
  action,
  labelledBy,
  kept,
  errors: serverErrors,
  loadValidator,
  onValid,
  onInvalid,
  className,
  children,
}: {
  action: string;
  /** The id of the form's heading. */
  labelledBy: string;
  kept: FieldTexts;
  errors: FieldTexts;
  loadValidator: () => Promise<Validator<Data>>;
  onValid: (data: Data) => Promise<void>;
  /** Hears of the messages that now stand in the form. */
  onInvalid?: (errors: FieldTexts) => void;
  className?: string;
  children: ReactNode;
}) {
  const [errors, setErrors] = useState(serverErrors);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const state = useMemo(() => ({ errors, kept, busy }), [errors, kept, busy]);

  const submit = async (form: HTMLFormElement) => {
    const answers = new FormData(form);
    const result = await loadValidator().then(
      (validator) => validator.validate(answers),
      () => null,
    );
    if (!result || answers.get(trapField) !== "") return form.submit();

    setErrors(result.error?.fieldErrors ?? {});
    if (result.error) onInvalid?.(result.error.fieldErrors);
    else await onValid(result.data);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    await submit(event.currentTarget);
    sending.current = false;
    setBusy(false);
  };

  return (
    <form
      method="post"
      action={action}
      aria-labelledby={labelledBy}
      noValidate
      className={className}
      onFocus={() => void loadValidator().catch(() => undefined)}
      onSubmit={onSubmit}
    >
      <FormContext.Provider value={state}>{children}</FormContext.Provider>
    </form>
  );
}
