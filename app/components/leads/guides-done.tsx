import { ActionLink } from "~/components/sections/action-link";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { freeResources } from "~/content/pages/free-resources";
import { DoneHeading } from "~/components/ui/done-heading";
import { MailNotes } from "./mail-notes";

const { title, text, confirmed, notes, help, home } = freeResources.success;

/** Stands where the guides stood. */
export function GuidesDone() {
  return (
    <Card className="max-w-panel">
      <DoneHeading icon="circle-check" title={title} />
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-6 grid gap-4">
        <Alert tone="success" title={confirmed.title}>
          <p>{confirmed.text}</p>
        </Alert>
        <MailNotes {...notes} />
        <div className="rounded-tile border border-paper-200 bg-paper-50 p-4">
          <h3 className="text-h3">{help.title}</h3>
          <p className="mt-1.5 text-small text-muted">{help.text}</p>
          <ActionLink action={help.action} className="mt-4 max-phone:w-full" />
        </div>
      </div>
      <ActionLink action={home} variant="secondary" className="mt-6 max-phone:w-full" />
    </Card>
  );
}
