import { SubmitButton } from "~/components/forms/checked-form";
import { EmailField } from "~/components/forms/fields";
import { TextLink } from "~/components/sections/action";
import { DoneHeading } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";
import { sentToWords } from "~/content/shared/mail-notes";
import { type DoneProps, LeadFormView, type LeadFormProps, MailNotes, SentTo } from "./lead-form";
import { workspaceForm } from "./schema";

const { form: words, success } = freeWorkspaceEmail;

export function WorkspaceForm(props: LeadFormProps) {
  return (
    <LeadFormView
      {...props}
      form={workspaceForm}
      words={words}
      Done={WorkspaceDone}
      minMs={1_000}
      toasts={{ failed: words.failed, invalid: () => words.invalid }}
    >
      <EmailField label={words.email} />
      <SubmitButton label={words.submit} busyLabel={words.busy} />
      <p className="text-fine text-subtle">{words.privacy}</p>
    </LeadFormView>
  );
}

export function WorkspaceDone({ sent }: DoneProps) {
  return (
    <Card className="on-paper min-h-74 pb-4! sm:pb-5! shadow-e2">
      <DoneHeading icon="mail" title={success.title} />
      <p className="mt-3 text-small text-muted">
        <SentTo sent={sent} page="free-workspace-email" /> {sentToWords.spam}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {success.inboxes.map((action) => (
          <TextLink key={action.label} action={action} />
        ))}
        <TextLink action={success.offer} />
      </p>
      <MailNotes {...success.notes} />
    </Card>
  );
}
