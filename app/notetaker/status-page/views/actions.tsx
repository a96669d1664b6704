import { type ReactNode, useMemo } from "react";
import { ErrorSummary } from "~/components/forms/error-summary";
import { type FieldTexts, FormContext } from "~/components/forms/form-context";
import { Button, ButtonLink, type ButtonLook } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { href } from "~/lib/render/href";
import { ScheduleFields } from "../../request/schedule-fields";
import type { ControlAction } from "../../status";
import { statusWords } from "../status-words";
import type { StatusView } from "../view";

export type FormState = {
  readonly token: string;
  /** The earliest day that the date field offers, "2026-06-12". */
  readonly firstDay: string;
  readonly kept: FieldTexts;
  readonly errors: FieldTexts;
};

/** Beside each pending notetaker, in the card for sharing, and beside each speaker. */
const elsewhere: readonly ControlAction[] = [
  "confirm",
  "none_mine",
  "share",
  "stop_sharing",
  "name_speaker",
];

/** The actions that are open now, one row each. Every one works as a plain form or link. */
export function Actions({ view, form }: { view: StatusView; form: FormState }) {
  const rows = view.actions.filter((action) => !elsewhere.includes(action));
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className="text-h3">
        {statusWords.actionsTitle}
      </h2>
      <Card className="mt-5 divide-y divide-paper-200 py-2! sm:py-2!">
        {rows.map((action) => (
          <Row key={action} action={action} view={view} form={form} />
        ))}
      </Card>
    </section>
  );
}

function Row({ action, view, form }: { action: ControlAction; view: StatusView; form: FormState }) {
  const { title, text } = statusWords.actions[action];
  return (
    <div className="grid items-center gap-x-8 gap-y-4 py-5 sm:grid-cols-[minmax(0,1fr)_16rem] sm:has-[details]:items-start">
      <div className="relative z-1 min-w-0 sm:col-start-1 sm:row-start-1">
        <h3 className="text-ui">{title}</h3>
        <p className="mt-1 text-small text-muted">{text}</p>
      </div>
      <Control action={action} view={view} form={form} />
    </div>
  );
}

function Control({
  action,
  view,
  form,
}: {
  action: ControlAction;
  view: StatusView;
  form: FormState;
}) {
  const { token, firstDay, kept, errors } = form;
  const { button } = statusWords.actions[action];
  switch (action) {
    case "reschedule":
      return (
        <RescheduleForm
          token={token}
          firstDay={firstDay}
          kept={{ ...view.chosen, ...kept }}
          errors={errors}
        />
      );
    case "delete":
      return (
        <ButtonLink
          variant="danger-quiet"
          className={buttonWidth}
          href={href("notetaker-status", { query: { token, confirm: "delete" } })}
        >
          {statusWords.deleteLink}
        </ButtonLink>
      );
    case "mail_transcript":
    case "send_again":
      return (
        <ActionForm action={action} token={token} look={{ block: true }}>
          {button}
        </ActionForm>
      );
    case "cancel":
    case "stop":
      return (
        <ActionForm action={action} token={token} look={{ variant: "secondary", block: true }}>
          {button}
        </ActionForm>
      );
    default:
      return null;
  }
}

/** The buttons of all rows are one column. */
const buttonWidth = "w-full sm:w-64";

/** The page's forms post to the page itself. */
export function actionUrl(token: string): string {
  return href("notetaker-status", { query: { token } });
}

/** One button that posts its action; the page comes back with the outcome. */
export function ActionForm({
  action,
  token,
  pending,
  look,
  children,
}: {
  action: ControlAction;
  token: string;
  /** Id of the pending notetaker that is confirmed. */
  pending?: string;
  look?: ButtonLook;
  children: ReactNode;
}) {
  return (
    <form method="post" action={actionUrl(token)}>
      {pending === undefined ? null : <input type="hidden" name="pending" value={pending} />}
      <Button type="submit" name="do" value={action} {...look}>
        {children}
      </Button>
    </form>
  );
}

const words = statusWords.actions.reschedule;
const fields = ["scheduledDate", "scheduledTime", "timezone"] as const;

/** Folds out on a click, and by itself when an answer in it was refused. */
function RescheduleForm({
  token,
  firstDay,
  kept,
  errors,
}: {
  token: string;
  firstDay: string;
  kept: FieldTexts;
  errors: FieldTexts;
}) {
  const state = useMemo(() => ({ errors, attempts: 0, kept, busy: false }), [errors, kept]);
  const refused = Object.keys(errors).length > 0;
  return (
    <FoldOut label={statusWords.move} isOpen={refused}>
      <form
        method="post"
        action={actionUrl(token)}
        aria-label={words.title}
        noValidate
        className="space-y-row"
      >
        <FormContext.Provider value={state}>
          <ErrorSummary title={statusWords.problemTitle} fields={fields} />
          <ScheduleFields firstDay={firstDay} inRow />
        </FormContext.Provider>
        <Button type="submit" name="do" value="reschedule">
          {words.button}
        </Button>
      </form>
    </FoldOut>
  );
}

/**
 * A row's button under which a form folds out. Both lie over the whole row, so that the form has its width
 * and the button stays where it was; the row's words stand beside the button.
 */
function FoldOut({
  label,
  isOpen = false,
  children,
}: {
  label: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details
      {...(isOpen ? { open: true } : {})}
      className="group/fold min-w-0 sm:col-span-2 sm:col-start-1 sm:row-start-1"
    >
      <summary className="ml-auto flex min-h-12 w-full items-center justify-center gap-2 rounded-button border border-edge bg-paper-0 px-5.5 py-2.5 text-ui font-semibold hover:border-control hover:bg-paper-50 sm:w-64">
        {label}
        <Icon name="chevron-down" className="size-5 group-open/fold:rotate-180" />
      </summary>
      <div className="pt-6 sm:pt-12">{children}</div>
    </details>
  );
}
