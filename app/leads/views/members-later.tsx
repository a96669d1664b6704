import { DoneHeading } from "~/components/ui/alert";
import { ActionLink } from "~/components/sections/action";
import { Card } from "~/components/ui/card";
import { ai4b } from "~/content/pages/ai4b";
import { RefusedAnswer } from "~/lib/http/refused-answer";
import type { LeadInput } from "../submission";
import { MailNotes, SentTo } from "./mail-notes";
import { postLead } from "./post-lead";

/** What the form's script needs only when somebody turns to the form. */
export { membersOfferValidator as validator } from "../schema";

/** Null, or what has to be said of a failure. Never rejects. */
export async function sendMember(lead: LeadInput, token: string): Promise<string | null> {
  const { firstName, lastName, email } = lead;
  try {
    await postLead("ai4b-submission", { firstName, lastName, email }, token);
    return null;
  } catch (error) {
    return error instanceof RefusedAnswer ? (error.said ?? ai4b.failed) : ai4b.network;
  }
}

const { success } = ai4b;

/** Stands where the form stood. */
export function MembersDone({ address }: { address: string | null }) {
  return (
    <Card className="on-paper flex flex-col shadow-e2 lg:min-h-128">
      <DoneHeading icon="mail" title={success.title} />
      <p className="mt-3 text-muted">
        <SentTo address={address} page="ai4b" />
      </p>
      <MailNotes {...success.notes} />
      <div className="mt-auto pt-6">
        <ActionLink action={success.help} block />
      </div>
    </Card>
  );
}
