import { SubmitButton } from "~/components/forms/checked-form";
import { EmailField, TextField } from "~/components/forms/fields";
import { ActionLink } from "~/components/sections/action";
import { DoneHeading } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { ai4b } from "~/content/pages/ai4b";
import { aiFramework } from "~/content/shared/ai-framework";
import { sentToWords } from "~/content/shared/mail-notes";
import { RefusedAnswer } from "~/lib/http/refused-answer";
import { type DoneProps, LeadFormView, type LeadFormProps, MailNotes, SentTo } from "./lead-form";
import { membersForm } from "./schema";

const { form: words, success } = ai4b;

export function MembersForm(props: LeadFormProps) {
  return (
    <LeadFormView
      {...props}
      form={membersForm}
      words={words}
      Done={MembersDone}
      problemOf={(error) => {
        if (!(error instanceof RefusedAnswer)) return words.network;
        return error.bodyMessage === null ? words.failed : { text: error.bodyMessage };
      }}
    >
      <TextField name="firstName" label={words.firstName} required autoComplete="given-name" />
      <TextField name="lastName" label={words.lastName} required autoComplete="family-name" />
      <EmailField label={words.email} />
      <SubmitButton label={words.submit} busyLabel={words.busy} />
      <p className="text-fine text-subtle">{words.privacy}</p>
    </LeadFormView>
  );
}

export function MembersDone({ sent }: DoneProps) {
  return (
    <Card className="on-paper flex min-h-121 flex-col shadow-e2 lg:min-h-118">
      <DoneHeading icon="mail" title={success.title} />
      <p className="mt-3 text-small text-muted">
        <SentTo sent={sent} page="ai4b" /> {sentToWords.spam}
      </p>
      <Sheet />
      <ActionLink action={success.action} block className="mt-5 mb-4" />
      <MailNotes {...success.notes} />
    </Card>
  );
}

function Sheet() {
  return (
    <figure className="mt-4 grow rounded-tile border border-paper-200 bg-paper-50 p-3">
      <figcaption className="text-fine font-semibold">{success.sheet}</figcaption>
      <ol aria-hidden="true" className="mt-2 grid grid-cols-2 gap-2">
        {aiFramework.map(({ name }, nth) => (
          <li
            key={name}
            className="rounded-small border border-paper-200 bg-paper-0 px-3 py-2 text-fine font-semibold"
          >
            <span className="text-pine-600 tabular-nums">{nth + 1}</span> {name}
            <span className="mt-2 block h-1.5 rounded-full bg-paper-200" />
            <span className="mt-1.5 block h-1.5 w-2/3 rounded-full bg-paper-200" />
          </li>
        ))}
      </ol>
    </figure>
  );
}
