import { showToast } from "~/components/ui/toaster";
import { freeResources } from "~/content/pages/free-resources";
import { guides } from "~/content/shared/guides";
import type { FieldTexts } from "~/forms/form-context";
import { guidesField, type LeadInput } from "~/leads/submission";
import { tellConsole } from "~/lib/browser-console";
import { postLead } from "./post-lead";

/** What the form's script needs only when somebody turns to the form. */
export { guidesValidator as validator } from "~/leads/validator";
export { GuidesDone } from "./guides-done";

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
