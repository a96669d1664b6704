import { Card } from "~/components/ui/card";
import { DoneHeading } from "~/components/ui/done-heading";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";
import { MailNotes } from "./mail-notes";

const { success } = freeWorkspaceEmail;

/** Stands where the form stood. `address`: null if it is not known any more. */
export function WorkspaceDone({ address }: { address: string | null }) {
  return (
    <Card className="on-paper shadow-e2">
      <DoneHeading icon="mail" title={success.title} />
      <p className="mt-3 text-muted">
        {address === null ? (
          success.sent
        ) : (
          <>
            {success.sentTo} <strong className="font-semibold text-fg">{address}</strong>.
          </>
        )}
      </p>
      <MailNotes {...success.notes} />
    </Card>
  );
}
