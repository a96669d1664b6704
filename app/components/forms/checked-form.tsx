import {
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Validator } from "remix-validated-form";
import { Button } from "../ui/button";
import { dismissToast } from "../ui/toaster";
import { ErrorSummary } from "./error-summary";
import { type FieldTexts, FormContext, tokenField, trapField, useFormState } from "./form-context";
import { FormIsLive } from "./late-form";

/** A problem that no single field can answer for; its title heads the error summary. */
export type Problem = { readonly title?: string; readonly text: string };

/**
 * A form that works without script and is only improved by it: answers are judged by the same
 * validator as on the server, and what passes goes to `onValid` instead of being posted. What is wrong stands
 * in a summary at the top and beside the fields.
 *
 * The fields stay uncontrolled: what was typed before the script ran, or restored by the browser after Back,
 * is kept. It is posted to the address of its page, query and all: the campaign there belongs to what is sent.
 */
export function CheckedForm<Data>({
  labelledBy,
  token,
  words,
  fields,
  problem,
  kept = noTexts,
  errors: serverErrors = noTexts,
  validator,
  onValid,
  onInvalid,
  nativeRules = false,
  className = "",
  children,
}: {
  /** The id of the form's heading. */
  labelledBy: string;
  /** The submission's token. */
  token: string;
  words: { readonly problemTitle: string; readonly trapLabel: string };
  /** In the order in which they stand. */
  fields: readonly string[];
  problem: Problem | null;
  kept?: FieldTexts | undefined;
  errors?: FieldTexts | undefined;
  validator: () => Validator<Data>;
  onValid: (data: Data) => Promise<void>;
  /** Receives the messages that are now shown in the form. */
  onInvalid?: (errors: FieldTexts) => void;
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
  const isLive = useContext(FormIsLive);
  useEffect(() => {
    setHydrated(true);
    isLive();
  }, [isLive]);
  const state = useMemo(() => ({ errors, judged, kept, busy }), [errors, judged, kept, busy]);

  const submit = async (form: HTMLFormElement) => {
    const answers = new FormData(form);
    // Filled in by a machine: the server takes it as such.
    if (answers.get(trapField) !== "") return form.submit();
    const result = await validator().validate(answers);
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
    const { error } = await validator().validate(new FormData(form));
    if (sending.current) return;
    const remaining = Object.entries(errors).filter(
      ([name, message]) => error?.fieldErrors[name] === message,
    );
    if (remaining.length === Object.keys(errors).length) return;
    setErrors(Object.fromEntries(remaining));
    dismissToast();
  };

  return (
    <form
      method="post"
      aria-labelledby={labelledBy}
      noValidate={isHydrated && !nativeRules}
      className={`relative ${className}`}
      onInput={({ currentTarget: form }) => void recheck(form)}
      onSubmit={onSubmit}
    >
      <FormContext.Provider value={state}>
        <ErrorSummary
          title={problem?.title ?? words.problemTitle}
          fields={fields}
          problem={problem?.text ?? null}
        />
        <FormGuards token={token} trapLabel={words.trapLabel} />
        {children}
      </FormContext.Provider>
    </form>
  );
}

const noTexts: FieldTexts = {};

/** The submission's token, and a honeypot: an honest browser posts it empty. */
function FormGuards({ token, trapLabel }: { token: string; trapLabel: string }) {
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

/** The button of a `CheckedForm`; its label changes while the answers are on their way. */
export function SubmitButton({ idle, busy: working }: { idle: ReactNode; busy: string }) {
  const { busy } = useFormState();
  return (
    <Button type="submit" block busy={busy} disabled={busy}>
      {busy ? working : idle}
    </Button>
  );
}
