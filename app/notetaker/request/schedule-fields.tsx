import { useCallback, useEffect, useRef, useState } from "react";
import { CheckboxField, SelectField, TextField } from "~/components/forms/fields";
import { fieldId, useFormState } from "~/components/forms/form-context";
import { notetaker } from "~/content/pages/notetaker";
import { dayText } from "~/lib/time/day-text";
import { unbroken } from "~/lib/time/unbroken";
import {
  browserZone,
  isTimezone,
  canonicalZone,
  timeSlots,
  timezones,
  todayIn,
} from "~/lib/time/time-choices";
import type { WallTime } from "./submission";

const words = notetaker.form;

export const whenFields = ["scheduledDate", "scheduledTime", "timezone"] as const;

export function ScheduleFields({ firstDay, inRow = false }: { firstDay: string; inRow?: boolean }) {
  const { returnedValues } = useFormState();
  const [chosen, setChosen] = useState(() => chosenOf(returnedValues));
  const [minDay, setMinDay] = useState(firstDay);
  const panel = useRef<HTMLDivElement>(null);

  const onInput = useCallback(() => {
    const form = panel.current?.closest("form");
    if (!form) return;
    const next = chosenOf(Object.fromEntries(new FormData(form)));
    setChosen(next);
    setMinDay(isTimezone(next.timezone) ? todayIn(next.timezone, Date.now()) : firstDay);
  }, [firstDay]);

  useEffect(() => {
    const select = document.getElementById(fieldId("timezone"));
    const zone = browserZone();
    const isUnset = select instanceof HTMLSelectElement && select.value === "";
    if (isUnset && zone !== null && isTimezone(zone)) select.value = zone;
    // The visitor may have chosen something before the script was loaded.
    onInput();
  }, [onInput]);

  return (
    <div
      ref={panel}
      onInput={onInput}
      className={`grid gap-y-row ${inRow ? "gap-x-5 md:grid-cols-3" : "gap-x-4 phone:grid-cols-2"}`}
    >
      <TextField name="scheduledDate" label={words.date} type="date" min={minDay} />
      <SelectField
        name="scheduledTime"
        label={words.time}
        placeholder={words.timePlaceholder}
        choices={timeSlots}
      />
      <div className={inRow ? "" : "phone:col-span-2"}>
        <SelectField
          name="timezone"
          label={words.timezone}
          placeholder={words.timezonePlaceholder}
          choices={zonesWith(textOf(returnedValues.timezone))}
        />
      </div>
      <p
        aria-live="polite"
        className={`text-small text-muted empty:hidden ${inRow ? "md:col-span-3" : "phone:col-span-2"}`}
      >
        {preview(chosen)}
      </p>
    </div>
  );
}

function chosenOf(values: Readonly<Record<string, unknown>>): WallTime {
  const { scheduledDate, scheduledTime, timezone } = values;
  return { date: textOf(scheduledDate), time: textOf(scheduledTime), timezone: textOf(timezone) };
}

function zonesWith(zone: string): readonly string[] {
  const isUnlisted = !isTimezone(zone) && canonicalZone(zone) !== null;
  return isUnlisted ? [zone, ...timezones] : timezones;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function preview({ date, time, timezone }: WallTime) {
  const day = dayText(date);
  if (!day || !time || !timezone) return null;
  return (
    <>
      {words.previewLead}{" "}
      <strong className="font-semibold text-fg">{unbroken(`${day}, ${time} ${timezone}`)}</strong>
    </>
  );
}

/** Only the style sheet opens the panel, so the panel works without script. */
export function SchedulePanel({ firstDay }: { firstDay: string }) {
  return (
    <div className="max-sm:-mt-2 max-sm:mb-2.5">
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
