import type { ReactNode } from "react";
import { ErrorSummary } from "~/components/forms/error-summary";
import { useFormState } from "~/components/forms/form-context";
import { Button, type ButtonLook } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { ScheduleFields } from "../../request/schedule-fields";
import type { ControlAction } from "../../status";
import { statusWords } from "../status-words";
import type { StatusView } from "../view";

/** Actions of the list; other parts of the page have the rest. */
const looks: Partial<Record<ControlAction, ButtonLook>> = {
  mail_transcript: {},
  send_again: {},
  cancel: { variant: "secondary" },
  stop: { variant: "secondary" },
  reschedule: {},
  delete: { variant: "danger" },
};

export function Actions({
  view,
  firstDay,
  className,
}: {
  view: StatusView;
  /** First day that the form for another time offers. */
  firstDay: string;
  className: string;
}) {
  const rows = view.actions.filter((action) => looks[action] !== undefined);
  if (rows.length === 0) return null;
  return (
    <div className={`column ${className}`}>
      <section aria-labelledby="actions">
        <h2 id="actions" className="text-h3">
          {statusWords.actionsTitle}
        </h2>
        <Card className="mt-5 divide-y py-2! sm:py-2!">
          {rows.map((action) => (
            <Row key={action} action={action} view={view} firstDay={firstDay} />
          ))}
        </Card>
      </section>
    </div>
  );
}

type RowProps = { action: ControlAction; view: StatusView; firstDay: string };

function Row({ action, view, firstDay }: RowProps) {
  const { title, text, button } = statusWords.actions[action];
  const plain = (
    <ActionForm action={action} look={{ ...looks[action], block: true }}>
      {button}
    </ActionForm>
  );
  return (
    <div className="grid items-center gap-x-8 gap-y-4 py-5 sm:grid-cols-[minmax(0,1fr)_16rem] sm:has-[details]:items-start">
      <div className="relative z-1 min-w-0 sm:col-start-1 sm:row-start-1">
        <h3 className="text-ui">{title}</h3>
        <p className="mt-1 text-small text-muted">
          {text}
          {action === "delete" && view.phase === "ready"
            ? statusWords.deletedOtherwise(view.deletedOn)
            : null}
        </p>
      </div>
      {action === "reschedule" ? <RescheduleForm view={view} firstDay={firstDay} /> : null}
      {action === "delete" ? <DeleteForm view={view}>{plain}</DeleteForm> : null}
      {action === "reschedule" || action === "delete" ? null : plain}
    </div>
  );
}

/** Posts to the address of the page, which has the token. */
export function ActionForm({
  action,
  pending,
  look,
  children,
}: {
  action: ControlAction;
  /** Id of the pending notetaker that is confirmed. */
  pending?: string;
  look?: ButtonLook;
  children: ReactNode;
}) {
  return (
    <form method="post">
      {pending === undefined ? null : <input type="hidden" name="pending" value={pending} />}
      <Button type="submit" name="do" value={action} {...look}>
        {children}
      </Button>
    </form>
  );
}

const whenFields = ["scheduledDate", "scheduledTime", "timezone"] as const;

/** A refused form comes back open, with what was typed. */
function RescheduleForm({ view, firstDay }: { view: StatusView; firstDay: string }) {
  const { errors, returnedValues } = useFormState();
  const isRefused = whenFields.some(
    (field) => errors[field] !== undefined || returnedValues[field] !== view.chosen[field],
  );
  return (
    <FoldOut label={statusWords.move} isOpen={isRefused}>
      <FieldsForm action="reschedule" fields={whenFields}>
        <ScheduleFields firstDay={firstDay} inRow />
      </FieldsForm>
    </FoldOut>
  );
}

export function FieldsForm({
  action,
  fields,
  children,
}: {
  action: ControlAction;
  fields: readonly string[];
  children: ReactNode;
}) {
  const { title, button } = statusWords.actions[action];
  return (
    <form method="post" aria-label={title} noValidate className="space-y-row">
      <ErrorSummary title={statusWords.problemTitle} fields={fields} />
      {children}
      <Button type="submit" name="do" value={action}>
        {button}
      </Button>
    </form>
  );
}

function DeleteForm({ view, children }: { view: StatusView; children: ReactNode }) {
  const { lede, points, shared } = statusWords.confirm;
  return (
    <FoldOut label={statusWords.deleteLabel}>
      <ul className="mb-5 space-y-3 text-small">
        {(view.shareUrl === null ? points : [...points, shared]).map((line) => (
          <li key={line} className="grid grid-cols-[20px_1fr] gap-3">
            <Icon name="trash-2" className="mt-0.5 size-5 text-danger" />
            {line}
          </li>
        ))}
      </ul>
      <p className="mb-5 font-semibold">{lede}</p>
      <div className="sm:w-64">{children}</div>
    </FoldOut>
  );
}

/** Covers the whole row, so the panel is as wide as the row and the button stays in place. */
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
      open={isOpen || undefined}
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
