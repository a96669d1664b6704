import { tokenField } from "~/components/forms/form-context";
import { TextLink } from "~/components/sections/action";
import { DoneHeading } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { showToast } from "~/components/ui/toaster";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";
import { sentToWords } from "~/content/shared/mail-notes";
import { MailNotes, SentTo } from "./mail-notes";

/** What the form's script needs only when somebody turns to the form. */
export { workspaceValidator as validator } from "../schema";

/** "Sending..." is seen for at least as long, as specified, however fast the server is. */
const shortestMs = 1_000;
const timeoutMs = 15_000;

export function tellMistake(): void {
  showToast(freeWorkspaceEmail.toasts.invalid, "error");
}

/** Whether the address was stored. Never rejects. */
export async function sendAddress(path: string, email: string, token: string): Promise<boolean> {
  const [stored] = await Promise.all([post(path, email, token), pause(shortestMs)]);
  return stored;
}

/** The same post as without script, whose redirect means that it was stored. */
async function post(path: string, email: string, token: string): Promise<boolean> {
  try {
    const response = await fetch(path, {
      method: "POST",
      credentials: "include",
      body: new URLSearchParams({ email, [tokenField]: token }),
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.type === "opaqueredirect";
  } catch {
    return false;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const { success } = freeWorkspaceEmail;

/** Stands where the form stood. `address`: null if it is not known any more. */
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
