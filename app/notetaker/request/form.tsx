import { CheckedForm, SubmitButton } from "~/components/forms/checked-form";
import { TextField } from "~/components/forms/fields";
import type { FieldTexts } from "~/components/forms/form-context";
import { zodValidator } from "~/components/forms/schema-parts";
import { FormCard } from "~/components/ui/card";
import { notetaker } from "~/content/pages/notetaker";
import { href } from "~/lib/render/href";
import { SchedulePanel } from "./schedule-fields";
import { notetakerFields, notetakerForm, type NotetakerPayload } from "./schema";

const words = notetaker.form;

export type ReturnedForm = {
  readonly problem: string | null;
  readonly errors: FieldTexts;
  readonly typed: FieldTexts;
};

export function RequestForm({
  token,
  firstDay,
  returned,
  onValid,
  onProblem,
}: {
  token: string;
  firstDay: string;
  returned: ReturnedForm;
  onValid: (payload: NotetakerPayload) => Promise<void>;
  onProblem: (problem: string | null) => void;
}) {
  return (
    <FormCard titleId="get-started" title={words.title}>
      <CheckedForm
        labelledBy="get-started"
        token={token}
        fields={notetakerFields}
        problem={returned.problem === null ? null : { text: returned.problem }}
        returnedValues={returned.typed}
        errors={returned.errors}
        validator={() => zodValidator(notetakerForm(Date.now()))}
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
        <SubmitButton label={<SendLabel />} busyLabel={words.busy} />
        <p className="text-fine text-subtle">{words.note}</p>
      </CheckedForm>
    </FormCard>
  );
}

/** The stylesheet picks the label, so that the label follows the checkbox without script too. */
function SendLabel() {
  return (
    <>
      <span className="group-has-[input:checked]/form:hidden">{words.sendNow}</span>
      <span className="hidden group-has-[input:checked]/form:inline">{words.sendLater}</span>
    </>
  );
}
