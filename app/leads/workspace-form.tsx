import { SubmitButton } from "~/components/forms/checked-form";
import { EmailField } from "~/components/forms/fields";
import { TextLink } from "~/components/sections/action";
import { DoneHeading } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { showToast, Toaster } from "~/components/ui/toaster";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";
import { sentToWords } from "~/content/shared/mail-notes";
import { LeadFormView, type LeadFormProps } from "./lead-form";
import { MailNotes, SentTo } from "./mail-notes";
import { workspaceForm } from "./schema";

const { form: words, success } = freeWorkspaceEmail;

export function WorkspaceForm(props: LeadFormProps) {
  return (
    <>
      <LeadFormView
        {...props}
        titleId="workspace-form"
        title={words.title}
        form={workspaceForm}
        minMs={1_000}
        failed={() => {
          showToast(words.failed, "error");
          return words.failed;
        }}
        onInvalid={() => showToast(words.invalid, "error")}
        done={([lead]) => <WorkspaceDone address={lead?.email ?? null} />}
      >
        <EmailField label={words.email} />
        <SubmitButton idle={words.submit} busy={words.busy} />
        <p className="text-fine text-subtle">{words.privacy}</p>
      </LeadFormView>
      <Toaster />
    </>
  );
}

export function WorkspaceDone({ address }: { address: string | null }) {
  return (
    <Card className="on-paper min-h-74 pb-4! sm:pb-5! shadow-e2">
      <DoneHeading icon="mail" title={success.title} />
      <p className="mt-3 text-small text-muted">
        <SentTo address={address} page="free-workspace-email" /> {sentToWords.spam}
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
