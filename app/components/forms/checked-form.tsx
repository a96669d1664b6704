import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { Validator } from "remix-validated-form";
import { Button } from "../ui/button";
import { dismissToast } from "../ui/toaster";
import { type FieldTexts, FormContext, tokenField, trapField, useFormState } from "./form-context";

/**
 * A form that works without script and is only improved by it: answers are judged by the same
 * validator as on the server, and what passes goes to `onValid` instead of being posted.
 *
 * The validator is loaded when somebody turns to the form, so the schema is no part of the page's first
 * script. Where it cannot be loaded, and for whoever fills in the trap, the form is posted after all and
 * the server judges; but only when the server answers, for a browser's own error page would take the
 * answers away. The fields stay uncontrolled: what was typed before the script ran, or restored by the
 * browser after Back, is kept.
 *
 * It is posted to the address of its page, query and all: the campaign there belongs to what is sent.
 */
export function CheckedForm<Data>({
  action,
  labelledBy,
  kept,
  errors: serverErrors,
  loadValidator,
  onValid,
  onInvalid,
  onUnreachable,
  nativeRules = false,
  className,
  children,
}: {
  /** The page's path. */
  action: string;
  /** The id of the form's heading. */
  labelledBy: string;
  kept: FieldTexts;
  errors: FieldTexts;
  loadValidator: () => Promise<Validator<Data>>;
  onValid: (data: Data) => Promise<void>;
  /** Hears of the messages that now stand in the form. */
  onInvalid?: (errors: FieldTexts) => void;
  /** Nothing could be sent, and nothing was lost. */
  onUnreachable: () => void;
  /** The browser's own checks are the form's rule; elsewhere the validator takes over with the script. */
  nativeRules?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const [errors, setErrors] = useState(serverErrors);
  const [judged, setJudged] = useState(0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const state = useMemo(() => ({ errors, judged, kept, busy }), [errors, judged, kept, busy]);

  const submit = async (form: HTMLFormElement) => {
    const answers = new FormData(form);
    const result = await loadValidator().then(
      (validator) => validator.validate(answers),
      () => null,
    );
    if (!result || answers.get(trapField) !== "") {
      if (await isReachable(action)) return form.submit();
      setJudged((times) => times + 1);
      return onUnreachable();
    }

    setErrors(result.error?.fieldErrors ?? {});
    setJudged((times) => times + 1);
    if (result.error) onInvalid?.(result.error.fieldErrors);
    else await onValid(result.data);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    dismissToast();
    await submit(event.currentTarget);
    sending.current = false;
    setBusy(false);
  };

  /** A message goes as soon as its cause is gone, and a new one waits until the form is sent again. */
  const recheck = async (form: HTMLFormElement) => {
    if (Object.keys(errors).length === 0) return;
    const validator = await loadValidator().catch(() => null);
    if (!validator || sending.current) return;
    const { error } = await validator.validate(new FormData(form));
    if (sending.current) return;
    const standing = Object.entries(errors).filter(
      ([name, message]) => error?.fieldErrors[name] === message,
    );
    if (standing.length === Object.keys(errors).length) return;
    setErrors(Object.fromEntries(standing));
    dismissToast();
  };

  return (
    <form
      method="post"
      aria-labelledby={labelledBy}
      noValidate={isHydrated && !nativeRules}
      className={className}
      onFocus={() => void loadValidator().catch(() => undefined)}
      onInput={({ currentTarget: form }) => void recheck(form)}
      onSubmit={onSubmit}
    >
      <FormContext.Provider value={state}>{children}</FormContext.Provider>
    </form>
  );
}

/** Whether anything at all answers there. */
async function isReachable(path: string): Promise<boolean> {
  const signal = AbortSignal.timeout(5_000);
  return fetch(path, { method: "HEAD", cache: "no-store", signal }).then(
    () => true,
    () => false,
  );
}

/** The submission's token, and a trap: an honest browser posts it empty. */
export function FormGuards({ token, trapLabel }: { token: string; trapLabel: string }) {
  return (
    <>
      <input type="hidden" name={tokenField} value={token} />
      <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
        <label>
          {trapLabel}
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

/** The button of a `CheckedForm`; it says so while the answers are under way. */
export function SubmitButton({ idle, busy: working }: { idle: string; busy: string }) {
  const { busy } = useFormState();
  return (
    <Button type="submit" block busy={busy} disabled={busy}>
      {busy ? working : idle}
    </Button>
  );
}
