import { CheckboxField } from "~/forms/checkbox-field";
import { notetaker } from "~/content/pages/notetaker";
import { ScheduleFields } from "./schedule-fields";

const words = notetaker.form;

/**
 * The box "Schedule for later" and what it reveals. The stylesheet alone opens the panel, so it works
 * before and without script. `firstDay` ("2026-06-12") is the earliest day that any zone may offer.
 */
export function SchedulePanel({ firstDay }: { firstDay: string }) {
  return (
    <div>
      <CheckboxField name="isScheduled">{words.schedule}</CheckboxField>
      <fieldset className="mt-2 hidden space-y-row rounded-tile border border-paper-200 bg-paper-50 p-4 group-has-[input:checked]/form:block">
        <legend className="sr-only">{words.panelTitle}</legend>
        <p aria-hidden="true" className="font-display text-h3">
          {words.panelTitle}
        </p>
        <ScheduleFields firstDay={firstDay} />
      </fieldset>
    </div>
  );
}
