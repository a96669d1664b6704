import { CheckedForm, FormGuards } from "~/components/forms/checked-form";
import { ErrorSummary } from "~/components/forms/error-summary";
import { TextField } from "~/components/forms/fields";
import { type FieldTexts, useFormState } from "~/components/forms/form-context";
import { Button } from "~/components/ui/button";
import { FormCard } from "~/components/ui/card";
import { notetaker } from "~/content/pages/notetaker";
import { href } from "~/lib/render/href";
import { SchedulePanel } from "./schedule-fields";
import { notetakerFields, type NotetakerPayload } from "./submission";

const words = notetaker.form;

/** What came back from the server after a post without script. */
export type Returned = {
  /** What is wrong beside the fields. */
  readonly problem: string | null;
  readonly errors: FieldTexts;
  readonly kept: FieldTexts;
};

/** Without script it posts to its own page; with script its answers are checked and go to `onValid`. */
export function RequestForm({
  token,
  firstDay,
  returned,
  onValid,
  onProblem,
}: {
  token: string;
  /** The earliest day that the date field offers, "2026-06-12". */
  firstDay: string;
  returned: Returned;
  onValid: (payload: NotetakerPayload) => Promise<void>;
  /** Hears of what is wrong beside the fields, and of null when it is out of date. */
  onProblem: (problem: string | null) => void;
}) {
  return (
    <FormCard id="get-started" title={words.title}>
      <CheckedForm
        action={href("notetaker")}
        labelledBy="get-started"
        kept={returned.kept}
        errors={returned.errors}
        loadValidator={loadValidator}
        onValid={onValid}
        onInvalid={() => onProblem(null)}
        onUnreachable={() => onProblem(notetaker.problems.unreachable)}
        className="group/form relative space-y-row"
      >
        <ErrorSummary
          title={words.problemTitle}
          fields={notetakerFields}
          problem={returned.problem}
        />
        <FormGuards token={token} trapLabel={words.trapLabel} />
        <TextField name="name" label={words.name} required autoComplete="name" />
        <TextField
          name="email"
          label={words.email}
          type="email"
          required
          autoComplete="email"
          spellCheck={false}
        />
        <TextField
          name="meetingLink"
          label={words.meetingLink}
          hint={words.meetingLinkHint}
          placeholder={words.meetingLinkExample}
          required
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SchedulePanel firstDay={firstDay} />
        <p className="text-fine text-muted">
          {words.terms}{" "}
          <a
            href={href("terms-of-use")}
            className="whitespace-nowrap font-medium text-pine-700 underline underline-offset-3"
          >
            {words.termsLink}
          </a>
        </p>
        <SubmitButton />
        <p className="text-fine text-subtle">{words.note}</p>
      </CheckedForm>
    </FormCard>
  );
}

/** The stylesheet picks the label, so that it follows the box without script as well. */
function SubmitButton() {
  const { busy } = useFormState();
  return (
    <Button type="submit" block busy={busy} disabled={busy}>
      {busy ? (
        words.busy
      ) : (
        <>
          <span className="group-has-[input:checked]/form:hidden">{words.sendNow}</span>
          <span className="hidden group-has-[input:checked]/form:inline">{words.sendLater}</span>
        </>
      )}
    </Button>
  );
}

async function loadValidator() {
  const { notetakerValidator } = await import("./schema");
  return notetakerValidator(Date.now());
}
