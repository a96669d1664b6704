import { useState, type FormEvent } from "react";
import { useFormState } from "~/forms/form-context";
import { SelectField } from "~/forms/select-field";
import { TextField } from "~/forms/text-field";
import { notetaker } from "~/content/pages/notetaker";
import { dayText } from "~/lib/day-text";
import { isTimezone, timeSlots, timezones, todayIn } from "~/notetaker/time-choices";

const words = notetaker.form;
const zoneNames = timezones.map((zone) => zone.value);

type Chosen = { readonly date: string; readonly time: string; readonly zone: string };

/**
 * The fields in which a meeting's date, time and zone are chosen, and the choice as a sentence.
 * `firstDay` ("2026-06-12") is the earliest day that any zone may offer.
 */
export function ScheduleFields({ firstDay }: { firstDay: string }) {
  const { kept } = useFormState();
  const [chosen, setChosen] = useState<Chosen>(() => chosenOf(kept));
  const [min, setMin] = useState(firstDay);

  const onInput = (event: FormEvent<HTMLElement>) => {
    const form = event.currentTarget.closest("form");
    if (!form) return;
    const next = chosenOf(Object.fromEntries(new FormData(form)));
    setChosen(next);
    setMin(isTimezone(next.zone) ? todayIn(next.zone, Date.now()) : firstDay);
  };

  return (
    <div onInput={onInput} className="space-y-row">
      <TextField name="scheduledDate" label={words.date} type="date" min={min} />
      <SelectField
        name="scheduledTime"
        label={words.time}
        placeholder={words.timePlaceholder}
        choices={timeSlots}
      />
      <SelectField
        name="timezone"
        label={words.timezone}
        placeholder={words.timezonePlaceholder}
        choices={zoneNames}
      />
      <p aria-live="polite" className="text-small text-muted empty:hidden">
        {preview(chosen)}
      </p>
    </div>
  );
}

function chosenOf(values: Readonly<Record<string, unknown>>): Chosen {
  const { scheduledDate, scheduledTime, timezone } = values;
  return { date: textOf(scheduledDate), time: textOf(scheduledTime), zone: textOf(timezone) };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function preview({ date, time, zone }: Chosen) {
  const day = dayText(date);
  if (!day || !time || !zone) return null;
  return (
    <>
      {words.previewLead}{" "}
      <strong className="font-semibold text-fg">{`${day}, ${time} ${zone}`}</strong>
    </>
  );
}
