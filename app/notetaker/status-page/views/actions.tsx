import type { ReactNode } from "react";
import { ErrorSummary } from "~/components/forms/error-summary";
import { useFormState } from "~/components/forms/form-context";
import { Button, type ButtonLook } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { ScheduleFields, whenFields } from "../../request/schedule-fields";
import type { ControlAction } from "../../status";
import { statusWords } from "../status-words";
import type { StatusView } from "../view";

const buttonLooks: Partial<Record<ControlAction, ButtonLook>> = {
  none_mine: { variant: "secondary" },
  mail_transcript: { block: true },
  send_again: { block: true },
  cancel: { variant: "secondary", block: true },
  stop: { variant: "secondary", block: true },
  share: { block: true },
  stop_sharing: { variant: "secondary", block: true },
  delete: { variant: "danger", block: true },
};

/** Other parts of the page have these buttons. */
const notListed: readonly ControlAction[] = ["share", "stop_sharing", "correct_address"];

type ActionsProps = {
  view: StatusView;
  /** First day that the form for another time offers. */
  firstDay: string;
};

export function Actions({ view, firstDay, className }: ActionsProps & { className: string }) {
  const listed = view.actions.filter((action) => !notListed.includes(action));
  if (listed.length === 0) return null;
  return (
    <div className={`column ${className}`}>
      <section aria-labelledby="actions">
        <h2 id="actions" className="text-h3">
          {statusWords.actionsTitle}
        </h2>
        <Card className="mt-5 divide-y py-2! sm:py-2!">
          {listed.map((action) => (
            <Row key={action} action={action} view={view} firstDay={firstDay} />
          ))}
        </Card>
      </section>
    </div>
  );
}

function Row({ action, view, firstDay }: ActionsProps & { action: ControlAction }) {
  const { title, text } = statusWords.actions[action];
  const hasDeletionDate = action === "delete" && view.phase === "ready";
  const foldedForms: Partial<Record<ControlAction, ReactNode>> = {
    reschedule: <RescheduleForm view={view} firstDay={firstDay} />,
    delete: <DeleteForm isShared={view.shareUrl !== null} />,
  };
  return (
    <div className="grid items-center gap-x-8 gap-y-4 py-5 sm:grid-cols-[minmax(0,1fr)_16rem] sm:has-[details]:items-start">
      <div className="relative z-1 min-w-0 sm:col-start-1 sm:row-start-1">
        <h3 className="text-ui">{title}</h3>
        <p className="mt-1 text-small text-muted">
          {text}
          {hasDeletionDate ? statusWords.deletedOtherwise(view.deletedOn) : null}
        </p>
      </div>
      {foldedForms[action] ?? <ActionForm action={action} />}
    </div>
  );
}

/** Posts to the address of the page, which has the token. `children`: fields. */
export function ActionForm({ action, children }: { action: ControlAction; children?: ReactNode }) {
  return (
    <form method="post" noValidate className="space-y-row">
      {children}
      <Button type="submit" name="do" value={action} {...buttonLooks[action]}>
        {statusWords.actions[action].button}
      </Button>
    </form>
  );
}

/** Is open after a refused post: a field then has an error, or a value other than the booked time. */
function RescheduleForm({ view, firstDay }: ActionsProps) {
  const { errors, returnedValues } = useFormState();
  const isRefused = whenFields.some(
    (field) => errors[field] !== undefined || returnedValues[field] !== view.bookedTime[field],
  );
  return (
    <FoldOut label={statusWords.move} isOpen={isRefused}>
      <ActionForm action="reschedule">
        <ErrorSummary title={statusWords.problemTitle} fields={whenFields} />
        <ScheduleFields firstDay={firstDay} inRow />
      </ActionForm>
    </FoldOut>
  );
}

function DeleteForm({ isShared }: { isShared: boolean }) {
  const { lede, points, shared } = statusWords.deletionWarning;
  return (
    <FoldOut label={statusWords.deleteLabel}>
      <ul className="mb-5 space-y-3 text-small">
        {(isShared ? [...points, shared] : points).map((line) => (
          <li key={line} className="grid grid-cols-[20px_1fr] gap-3">
            <Icon name="trash-2" className="mt-0.5 size-5 text-danger" />
            {line}
          </li>
        ))}
      </ul>
      <p className="mb-5 font-semibold">{lede}</p>
      <div className="sm:w-64">
        <ActionForm action="delete" />
      </div>
    </FoldOut>
  );
}

type FoldOutProps = { label: string; isOpen?: boolean; children: ReactNode };

/** Spans both columns, behind the text of the row, so that the open panel has the row's full width. */
function FoldOut({ label, isOpen, children }: FoldOutProps) {
  return (
    <details
      open={isOpen}
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
