import { useMemo } from "react";
import { ScheduleFields } from "~/components/notetaker/schedule-fields";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { statusWords } from "~/content/pages/notetaker-status";
import { ErrorSummary } from "~/forms/error-summary";
import { FormContext, type FieldTexts } from "~/forms/form-context";
import { actionUrl } from "./action-form";

const words = statusWords.actions.reschedule;
const fields = ["scheduledDate", "scheduledTime", "timezone"] as const;

/** Folds out on a click, and by itself when an answer in it was refused. */
export function RescheduleForm({
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
  const state = useMemo(() => ({ errors, kept, busy: false }), [errors, kept]);
  const refused = Object.keys(errors).length > 0;
  return (
    <details {...(refused ? { open: true } : {})} className="group/move">
      <summary className="inline-flex min-h-12 items-center gap-2 rounded-button border border-edge bg-paper-0 px-5.5 py-2.5 text-ui font-semibold hover:border-control hover:bg-paper-50">
        {statusWords.move}
        <Icon name="chevron-down" className="size-5 group-open/move:rotate-180" />
      </summary>
      <form
        method="post"
        action={actionUrl(token)}
        aria-label={words.title}
        noValidate
        className="mt-5 max-w-form space-y-row"
      >
        <FormContext.Provider value={state}>
          <ErrorSummary title={statusWords.problemTitle} fields={fields} />
          <ScheduleFields firstDay={firstDay} />
        </FormContext.Provider>
        <Button type="submit" name="do" value="reschedule">
          {words.button}
        </Button>
      </form>
    </details>
  );
}
