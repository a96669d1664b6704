import { type ComponentType, type ReactNode, useState } from "react";
import { CheckedForm, type Problem } from "~/components/forms/checked-form";
import type { FieldTexts } from "~/components/forms/form-context";
import { useKeepHeight } from "~/components/forms/use-keep-height";
import { FormCard } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { showToast, Toaster } from "~/components/ui/toaster";
import type { ToastWords } from "~/components/ui/toasts.client";
import type { PageId } from "~/config/pages";
import { sentToWords } from "~/content/shared/mail-notes";
import { readRefusedAnswer } from "~/lib/http/refused-answer";
import { logToConsole } from "~/lib/log/browser-console";
import { href } from "~/lib/render/href";
import type { LeadDetails, LeadForm } from "./schema";

/** The action's answer to a post without script. `validationError` writes the first two fields. */
type Returned = {
  readonly fieldErrors?: FieldTexts;
  readonly repopulateFields?: unknown;
  readonly problem?: Problem | null;
};

export type LeadFormProps = {
  readonly token: string;
  readonly returned: Returned | undefined;
};

const titleId = "form-title";

export type DoneProps = { readonly sent: readonly LeadDetails[] };

/** A lead form. `Done` replaces the form once the server has stored all of its leads. */
export function LeadFormView({
  token,
  returned = {},
  form: { fields, validator, endpoint },
  words,
  Done,
  minMs = 0,
  problemOf = () => words.failed,
  toasts,
  isCard = true,
  children,
}: LeadFormProps & {
  readonly form: LeadForm;
  readonly words: { readonly title: string; readonly failed: Problem };
  readonly Done: ComponentType<DoneProps>;
  /** Shortest time in milliseconds for which the button says that the form is being sent (specified). */
  readonly minMs?: number;
  readonly problemOf?: (error: unknown) => Problem;
  readonly toasts?: {
    readonly failed: ToastWords;
    readonly invalid: (errors: FieldTexts) => ToastWords | null;
    readonly success?: ToastWords;
  };
  /** True: a card, and the success view keeps its height. False: the form is as wide as the page. */
  readonly isCard?: boolean;
  readonly children: ReactNode;
}) {
  const [sent, setSent] = useState<readonly LeadDetails[] | null>(null);
  const [problem, setProblem] = useState(returned.problem ?? null);
  const { box, keep } = useKeepHeight();

  const submit = async (leads: readonly LeadDetails[]) => {
    setProblem(null);
    const minimumTime = new Promise((resolve) => setTimeout(resolve, minMs));
    const calls = Promise.all(leads.map((lead) => postLead(href(endpoint), lead, token)));
    await Promise.allSettled([calls, minimumTime]);
    try {
      await calls;
    } catch (error) {
      logToConsole(error);
      if (toasts) showToast(toasts.failed, "error");
      return setProblem(problemOf(error));
    }
    if (toasts?.success) showToast(toasts.success);
    if (isCard) keep();
    setSent(leads);
  };

  const onInvalid = (errors: FieldTexts) => {
    setProblem(null);
    const toast = toasts?.invalid(errors);
    if (toast) showToast(toast, "error");
  };

  const Frame = isCard ? FormCard : WideForm;
  return (
    <>
      <div ref={box} className="grid">
        {sent ? (
          <Done sent={sent} />
        ) : (
          <Frame titleId={titleId} title={words.title}>
            <CheckedForm
              labelledBy={titleId}
              token={token}
              fields={fields}
              problem={problem}
              returnedValues={returned.repopulateFields as FieldTexts | undefined}
              errors={returned.fieldErrors}
              validator={() => validator}
              onValid={submit}
              onInvalid={onInvalid}
              className="space-y-row"
            >
              {children}
            </CheckedForm>
          </Frame>
        )}
      </div>
      {toasts ? <Toaster /> : null}
    </>
  );
}

function WideForm({ titleId, title, children }: Parameters<typeof FormCard>[0]) {
  return (
    <div>
      <h2 id={titleId} className="mb-6 text-h2 md:mb-11">
        {title}
      </h2>
      {children}
    </div>
  );
}

const timeoutMs = 15_000;

/** Rejects with a RefusedAnswer, or as `fetch` does when no answer came within 15 s. */
async function postLead(url: string, lead: LeadDetails, idempotencyKey: string): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json", "Idempotency-Key": idempotencyKey },
    body: JSON.stringify(lead),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw await readRefusedAnswer(response);
}

export function SentTo({ sent: [first], page }: DoneProps & { page: PageId }) {
  const { before, correction } = sentToWords;
  return (
    <>
      {before} <strong className="break-words font-semibold text-fg">{first?.email}</strong>.{" "}
      {correction.before}{" "}
      <a href={href(page)} className="text-fg underline underline-offset-4">
        {correction.link}
      </a>
      {correction.after}
    </>
  );
}

export function MailNotes({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <details className="group/notes border-t border-paper-200 pt-1 text-small">
      <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold">
        {title}
        <Icon name="chevron-down" className="size-5 text-subtle group-open/notes:rotate-180" />
      </summary>
      <ul className="mt-1 list-disc space-y-1.5 pl-5 text-muted">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </details>
  );
}
