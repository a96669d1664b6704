import { CheckedForm, SubmitButton } from "~/components/forms/checked-form";
import { TextField } from "~/components/forms/fields";
import type { FieldTexts } from "~/components/forms/form-context";
import { FormCard } from "~/components/ui/card";
import { notetaker } from "~/content/pages/notetaker";
import { href } from "~/lib/render/href";
import { SchedulePanel } from "./schedule-fields";
import { notetakerValidator } from "./schema";
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
        labelledBy="get-started"
        token={token}
        fields={notetakerFields}
        problem={returned.problem === null ? null : { text: returned.problem }}
        kept={returned.kept}
        errors={returned.errors}
        validator={() => notetakerValidator(Date.now())}
        onValid={onValid}
        onInvalid={() => onProblem(null)}
        className="group/form space-y-row"
      >
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
        <SubmitButton idle={<SendLabel />} busy={words.busy} />
        <p className="text-fine text-subtle">{words.note}</p>
      </CheckedForm>
    </FormCard>
  );
}

/** The stylesheet picks the label, so that it follows the box without script as well. */
function SendLabel() {
  return (
    <>
      <span className="group-has-[input:checked]/form:hidden">{words.sendNow}</span>
      <span className="hidden group-has-[input:checked]/form:inline">{words.sendLater}</span>
    </>
  );
}
