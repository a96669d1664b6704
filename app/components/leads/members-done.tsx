import { Card } from "~/components/ui/card";
import { DoneHeading } from "~/components/ui/done-heading";
import { ai4b } from "~/content/pages/ai4b";
import { MailNotes } from "./mail-notes";

const { title, text, notes } = ai4b.success;

/** Stands where the form stood. */
export function MembersDone() {
  return (
    <Card className="on-paper shadow-e2">
      <DoneHeading icon="mail" title={title} />
      <p className="mt-3 text-muted">{text}</p>
      <MailNotes {...notes} />
    </Card>
  );
}
