import { z } from "zod";
import { names } from "~/config/names";
import { emailText, anyText as text } from "~/components/forms/schema-parts";
import { notetakerFormWords as words } from "~/content/words/notetaker-form";
import { visibleLine } from "~/lib/text/trim";
import { canonicalZone } from "~/lib/time/time-choices";
import { appointmentOfForm, appointmentOfPayload } from "./appointment";
import { parseMeetingLink } from "./meeting-link";
import { writeWallTime } from "./submission";

/** The JSON that the form's page sends. */
export type NotetakerPayload = z.infer<ReturnType<typeof notetakerForm>>;

/** The columns of a notetaker that its sender fills in. */
export type NotetakerInput = z.infer<ReturnType<typeof notetakerPayload>>;

/** Turns the form's answers into the payload. Errors in the person's answers and in the times are all reported. */
export function notetakerForm(now: number) {
  const times = formTimes.transform((chosen, context) => ({
    appointment: chosen.isScheduled === "" ? null : appointmentOfForm(chosen, now, context),
  }));
  return person.and(times).transform(({ meetingLink, appointment, ...answers }) => ({
    ...answers,
    meetingLink: `https://${names.meetingService.host}/${meetingLink.code}`,
    isScheduled: appointment !== null,
    scheduledTime: appointment && writeWallTime(appointment),
    isoScheduledTime: appointment && new Date(appointment.instant).toISOString(),
    epochTimeMs: appointment && appointment.instant,
    timezone: appointment && appointment.timezone,
    agreeToTerms: true as const,
  }));
}

export function notetakerPayload(now: number) {
  const times = payloadTimes.transform((payload, context) => {
    // For a meeting that runs now, the zone is only the person's zone for times in mails.
    return payload.isScheduled
      ? { appointment: appointmentOfPayload(payload, now, context), timezone: payload.timezone }
      : { appointment: null, timezone: canonicalZone(payload.timezone ?? "") };
  });
  return person.and(times).transform(({ meetingLink, appointment, ...answers }) => ({
    ...answers,
    meetingCode: meetingLink.code,
    scheduled: appointment !== null,
    startsAt: appointment && appointment.instant,
    wallDate: appointment && appointment.date,
    wallTime: appointment && appointment.time,
  }));
}

const person = z.object(
  {
    name: text
      .transform(visibleLine)
      .pipe(z.string().min(2, words.name).max(100, words.nameTooLong)),
    email: emailText(words.email),
    meetingLink: text.transform((value, context) => {
      const link = parseMeetingLink(value);
      if ("code" in link) return link;
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

const textOrNull = z
  .string()
  .nullable()
  .catch(null)
  .transform((value) => value || null);

const payloadTimes = z.object({
  isScheduled: z.boolean({ invalid_type_error: words.isScheduled }).default(false),
  agreeToTerms: z.literal(true, { errorMap: () => ({ message: words.terms }) }),
  scheduledTime: textOrNull,
  isoScheduledTime: textOrNull,
  epochTimeMs: z.number().int().finite().safe().nullable().catch(null),
  timezone: textOrNull,
});
