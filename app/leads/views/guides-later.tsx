import type { FieldTexts } from "~/components/forms/form-context";
import { ActionLink } from "~/components/sections/action";
import { Alert, DoneHeading } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { showToast } from "~/components/ui/toaster";
import { freeResources } from "~/content/pages/free-resources";
import { guides } from "~/content/shared/guides";
import { tellConsole } from "~/lib/log/browser-console";
import { guidesField, type LeadInput } from "../submission";
import { Cover } from "./guide-cover";
import { MailNotes, SentTo } from "./mail-notes";
import { postLead } from "./post-lead";

/** What the form's script needs only when somebody turns to the form. */
export { guidesValidator as validator } from "../schema";

const { toasts } = freeResources;

export function tellMistakes(errors: FieldTexts): void {
  if (errors[guidesField]) showToast(toasts.none, "error");
}

/** Each chosen guide is a request of its own. Whether all were taken; never rejects. */
export async function askForGuides(leads: readonly LeadInput[], token: string): Promise<boolean> {
  try {
    await Promise.all(
      leads.map(({ email, guideId }) => {
        const guideName = guides.find(({ id }) => id === guideId)?.title;
        return postLead("lead-magnet", { email, guideName }, token);
      }),
    );
  } catch (error) {
    tellConsole(error);
    return false;
  }
  showToast(toasts.success);
  return true;
}

const { title, text, confirmed, notes, help, home } = freeResources.success;

/** Stands where the guides stood. */
export function GuidesDone({
  address,
  guideIds,
}: {
  address: string | null;
  /** Those that were chosen. */
  guideIds: readonly string[];
}) {
  return (
    <Card className="mx-auto max-w-panel">
      <DoneHeading icon="circle-check" title={title} />
      <p className="mt-4 text-muted">
        {text} <SentTo address={address} page="free-resources" />
      </p>
      <div className="mt-6 grid gap-4">
        <Alert tone="success" title={confirmed.title}>
          <p>{confirmed.text}</p>
        </Alert>
        <Chosen guideIds={guideIds} />
        <div className="rounded-tile border border-paper-200 bg-paper-50 p-4">
          <h3 className="text-h3">{help.title}</h3>
          <p className="mt-1.5 text-small text-muted">{help.text}</p>
          <ActionLink action={help.action} className="mt-4 max-phone:w-full" />
        </div>
        <MailNotes {...notes} />
      </div>
      <ActionLink action={home} variant="secondary" className="mt-3 max-phone:w-full" />
    </Card>
  );
}

/** The covers of what was asked for. */
function Chosen({ guideIds }: { guideIds: readonly string[] }) {
  const chosen = guides.filter(({ id }) => guideIds.includes(id));
  if (chosen.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-[9rem_9rem]">
      {chosen.map((guide) => (
        <li key={guide.id} className="min-w-0">
          <Cover guide={guide} />
          <p className="mt-2 text-fine font-semibold">{guide.title}</p>
        </li>
      ))}
    </ul>
  );
}
