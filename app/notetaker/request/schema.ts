import type { Validator } from "remix-validated-form";
import { z } from "zod";
import {
  emailText,
  firstMessages,
  anyText as text,
  zodValidator,
} from "~/components/forms/schema-parts";
import { notetakerFormWords as words } from "~/content/words/notetaker-form";
import { visibleLine } from "~/lib/text/trim";
import { canonicalZone } from "~/lib/time/time-choices";
import { appointmentOfForm, appointmentOfPayload, type AppointmentReading } from "./appointment";
import { parseMeetingLink } from "./meeting-link";
import { writeWallTime } from "./submission";

type Answers = Omit<z.infer<typeof person>, "meetingLink">;

export type NotetakerInput = Answers & {
  readonly meetingCode: string;
  readonly scheduled: boolean;
  readonly startsAt: number | null;
  readonly wallDate: string | null;
  readonly wallTime: string | null;
  readonly timezone: string | null;
};

type NotetakerReading =
  | { readonly ok: true; readonly input: NotetakerInput }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> };

export type NotetakerPayload = Answers & {
  readonly meetingLink: string;
  readonly isScheduled: boolean;
  /** "2026-06-12 3:30 PM (US/Eastern)" */
  readonly scheduledTime: string | null;
  readonly isoScheduledTime: string | null;
  readonly epochTimeMs: number | null;
  readonly timezone: string | null;
  readonly agreeToTerms: true;
};

/** Turns the form's answers into the payload. Checks both halves, so that all mistakes show together. */
export function notetakerForm(now: number) {
  const times = formTimes.transform((chosen, context) => {
    const { isScheduled, scheduledDate: date, scheduledTime: time, timezone } = chosen;
    if (isScheduled === "") return { appointment: null };
    const reading = appointmentOfForm({ date, time, timezone }, now);
    return { appointment: resultOf(reading, context) };
  });
  return person
    .and(times)
    .transform(({ name, email, meetingLink, appointment }): NotetakerPayload => ({
      name,
      email,
      meetingLink: meetingLink.url,
      isScheduled: appointment !== null,
      scheduledTime: appointment && writeWallTime(appointment),
      isoScheduledTime: appointment && new Date(appointment.instant).toISOString(),
      epochTimeMs: appointment && appointment.instant,
      timezone: appointment && appointment.timezone,
      agreeToTerms: true,
    }));
}

export function readAnswers(values: NotetakerFormValues, now: number): NotetakerReading {
  const { success, data, error } = notetakerForm(now).safeParse(values);
  return success ? readPayload(data, now) : { ok: false, errors: firstMessages(error, "form") };
}

export function readPayload(payload: unknown, now: number): NotetakerReading {
  const { success, data, error } = notetakerPayload(now).safeParse(payload);
  if (!success) return { ok: false, errors: firstMessages(error, "payload") };
  const { name, email, meetingLink, appointment, timezone } = data;
  return {
    ok: true,
    input: {
      name,
      email,
      meetingCode: meetingLink.code,
      scheduled: appointment !== null,
      startsAt: appointment && appointment.instant,
      wallDate: appointment && appointment.date,
      wallTime: appointment && appointment.time,
      timezone,
    },
  };
}

export function notetakerPayload(now: number) {
  return person.and(payloadTimes(now));
}

/** `navigator.sendBeacon` cannot set headers, so it puts the idempotency key into the body. */
export function idempotencyKeyIn(payload: unknown): string | null {
  const result = z.object({ idempotencyKey: z.string().min(1).max(200) }).safeParse(payload);
  return result.success ? result.data.idempotencyKey : null;
}

const textOrNull = z
  .string()
  .nullable()
  .catch(null)
  .transform((value) => value || null);

const person = z.object(
  {
    name: text
      .transform(visibleLine)
      .pipe(z.string().min(2, words.name).max(100, words.nameTooLong)),
    email: emailText(words.email),
    meetingLink: text.transform((value, context) => {
      const link = parseMeetingLink(value);
      if (link.ok) return link;
      context.addIssue({ code: "custom", message: link.message });
      return z.NEVER;
    }),
  },
  { invalid_type_error: words.notAnObject },
);

const formTimes = z.object({
  isScheduled: text,
  scheduledDate: text,
  scheduledTime: text,
  timezone: text,
});

export const notetakerFields = [...person.keyof().options, ...formTimes.keyof().options] as const;

export type NotetakerFormValues = {
  readonly [K in (typeof notetakerFields)[number]]?: string | undefined;
};

function payloadTimes(now: number) {
  return z
    .object({
      isScheduled: z.boolean({ invalid_type_error: words.isScheduled }).default(false),
      agreeToTerms: z.literal(true, { errorMap: () => ({ message: words.terms }) }),
      scheduledTime: textOrNull,
      isoScheduledTime: textOrNull,
      epochTimeMs: z.number().int().finite().safe().nullish().catch(null),
      timezone: textOrNull,
    })
    .transform((payload, context) => {
      // For a meeting that runs now, the zone is only the person's zone for times in mails.
      if (!payload.isScheduled) {
        return { appointment: null, timezone: canonicalZone(payload.timezone ?? "") };
      }
      const epochTimeMs = payload.epochTimeMs ?? null;
      const reading = appointmentOfPayload({ ...payload, epochTimeMs }, now);
      return { appointment: resultOf(reading, context), timezone: payload.timezone };
    });
}

function resultOf(reading: AppointmentReading, context: z.RefinementCtx) {
  if (reading.ok) return reading.appointment;
  for (const { field, message } of reading.problems) {
    context.addIssue({ code: "custom", path: [field], message });
  }
  return z.NEVER;
}

export function notetakerValidator(now: number): Validator<NotetakerPayload> {
  return zodValidator(notetakerForm(now));
}
