import { type ReactNode, useState } from "react";
import { CheckedForm, type Problem } from "~/components/forms/checked-form";
import type { FieldTexts } from "~/components/forms/form-context";
import { useKeepHeight } from "~/components/forms/use-keep-height";
import { FormCard } from "~/components/ui/card";
import type { ResourceId } from "~/config/resources";
import { refusedAnswer } from "~/lib/http/refused-answer";
import { href } from "~/lib/render/href";
import type { LeadDetails, LeadForm } from "./schema";

/** Answer of a page's action to a post without script; the first two as `validationError` writes them. */
type Returned = {
  readonly fieldErrors?: FieldTexts;
  readonly repopulateFields?: unknown;
  readonly problem?: Problem | null;
};

export type LeadFormProps = {
  readonly token: string;
  readonly returned: Returned | undefined;
};

/** A lead form, replaced by `done` once all of its requests, sent at the same time, were taken. */
export function LeadFormView({
  token,
  returned = {},
  titleId,
  title,
  form: { fields, validator, endpoint },
  minMs = 0,
  failed,
  onInvalid,
  onTaken,
  done,
  nativeRules = false,
  isCard = true,
  children,
}: LeadFormProps & {
  readonly titleId: string;
  readonly title: string;
  readonly form: LeadForm;
  /** Milliseconds for which the button says at least that it is sending (specified). */
  readonly minMs?: number;
  /** Returns what to show when a request was not taken. */
  readonly failed: (error: unknown) => Problem;
  readonly onInvalid?: (errors: FieldTexts) => void;
  readonly onTaken?: () => void;
  readonly done: (leads: readonly LeadDetails[]) => ReactNode;
  readonly nativeRules?: boolean;
  /** A card, whose height the success view keeps; otherwise the form has the width of the page. */
  readonly isCard?: boolean;
  readonly children: ReactNode;
}) {
  const [success, setSuccess] = useState<ReactNode>(null);
  const [problem, setProblem] = useState(returned.problem ?? null);
  const { box, keep } = useKeepHeight();

  const submit = async (leads: readonly LeadDetails[]) => {
    setProblem(null);
    const pause = new Promise((resolve) => setTimeout(resolve, minMs));
    const sent = Promise.all(leads.map((lead) => postJson(endpoint, lead, token)));
    await Promise.allSettled([sent, pause]);
    try {
      await sent;
    } catch (error) {
      return setProblem(failed(error));
    }
    onTaken?.();
    if (isCard) keep();
    setSuccess(done(leads));
  };

  const checkedForm = (
    <CheckedForm
      labelledBy={titleId}
      token={token}
      fields={fields}
      problem={problem}
      kept={returned.repopulateFields as FieldTexts | undefined}
      errors={returned.fieldErrors}
      validator={() => validator}
      onValid={submit}
      onInvalid={(errors) => {
        setProblem(null);
        onInvalid?.(errors);
      }}
      nativeRules={nativeRules}
      className={isCard ? "space-y-row" : ""}
    >
      {children}
    </CheckedForm>
  );
  return (
    <div ref={box} className="grid">
      {success ??
        (isCard ? (
          <FormCard id={titleId} title={title}>
            {checkedForm}
          </FormCard>
        ) : (
          <div>
            <h2 id={titleId} className="mb-6 text-h2 md:mb-11">
              {title}
            </h2>
            {checkedForm}
          </div>
        ))}
    </div>
  );
}

const timeoutMs = 15_000;

/** Rejects with a RefusedAnswer, or as `fetch` does when no answer came within 15 s. */
async function postJson(endpoint: ResourceId, body: object, key: string): Promise<void> {
  const response = await fetch(href(endpoint), {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw await refusedAnswer(response);
}
