import { DoneHeading } from "~/components/ui/alert";
import { ActionLink } from "~/components/sections/action";
import { Card } from "~/components/ui/card";
import { ai4b } from "~/content/pages/ai4b";
import { aiFramework } from "~/content/shared/ai-framework";
import { RefusedAnswer } from "~/lib/http/refused-answer";
import type { LeadInput } from "../submission";
import { sentToWords } from "~/content/shared/mail-notes";
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
    <Card className="on-paper flex min-h-121 flex-col shadow-e2 lg:min-h-118">
      <DoneHeading icon="mail" title={success.title} />
      <p className="mt-3 text-small text-muted">
        <SentTo address={address} page="ai4b" /> {sentToWords.spam}
      </p>
      <Sheet />
      <ActionLink action={success.action} block className="mt-5 mb-4" />
      <MailNotes {...success.notes} />
    </Card>
  );
}

/** What the mail brings, in small: the four boxes of the sheet. */
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
