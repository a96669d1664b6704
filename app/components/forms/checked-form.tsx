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
import { formWords } from "~/content/words/form-parts";
import { Button } from "../ui/button";
import { dismissToast } from "../ui/toaster";
import { ErrorSummary } from "./error-summary";
import {
  type FieldTexts,
  FormContext,
  tokenField,
  honeypotField,
  useFormState,
} from "./form-context";
import { LateFormContext } from "./late-form";

export type Problem = { readonly title?: string; readonly text: string };

/**
 * Works without script. With script the server's validator checks the answers, and valid ones go to
 * `onValid`. Fields stay uncontrolled, which keeps answers typed before the script ran.
 */
export function CheckedForm<Data>({
  labelledBy,
  token,
  fields,
  problem,
  returnedValues = noTexts,
  errors: serverErrors = noTexts,
  validator,
  onValid,
  onInvalid,
  className = "",
  children,
}: {
  labelledBy: string;
  token: string;
  fields: readonly string[];
  problem: Problem | null;
  returnedValues?: FieldTexts | undefined;
  errors?: FieldTexts | undefined;
  validator: () => Validator<Data>;
  onValid: (data: Data) => Promise<void>;
  onInvalid?: (errors: FieldTexts) => void;
  className?: string;
  children: ReactNode;
}) {
  const [errors, setErrors] = useState(serverErrors);
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const [isHydrated, setHydrated] = useState(false);
  const { announceHydrated, nativeRules } = useContext(LateFormContext);
  useEffect(() => {
    setHydrated(true);
    announceHydrated();
  }, [announceHydrated]);
  const state = useMemo(
    () => ({ errors, attempts, returnedValues, busy }),
    [errors, attempts, returnedValues, busy],
  );

  const submit = async (form: HTMLFormElement) => {
    const answers = new FormData(form);
    // The server quarantines a submission with a filled honeypot.
    if (answers.get(honeypotField) !== "") return form.submit();
    const result = await validator().validate(answers);
    setErrors(result.error?.fieldErrors ?? {});
    setAttempts((count) => count + 1);
    if (result.error) onInvalid?.(result.error.fieldErrors);
    else await onValid(result.data);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    dismissToast();
    try {
      await submit(event.currentTarget);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  /** Removes errors that were mended; new errors show only after the next attempt. */
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
          title={problem?.title ?? formWords.problemTitle}
          fields={fields}
          problem={problem?.text ?? null}
        />
        <input type="hidden" name={tokenField} value={token} />
        <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
          <label>
            {formWords.honeypotLabel}
            <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {children}
      </FormContext.Provider>
    </form>
  );
}

const noTexts: FieldTexts = {};

export function SubmitButton({ label, busyLabel }: { label: ReactNode; busyLabel: string }) {
  const { busy } = useFormState();
  return (
    <Button type="submit" block busy={busy} disabled={busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}
