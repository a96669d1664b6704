import { ai4b } from "~/content/pages/ai4b";
import type { LeadInput } from "~/leads/submission";
import { postLead, Refusal } from "./post-lead";

/** What the form's script needs only when somebody turns to the form. */
export { membersOfferValidator as validator } from "~/leads/validator";
export { MembersDone } from "./members-done";

/** Null, or what has to be said of a failure. Never rejects. */
export async function sendMember(lead: LeadInput, token: string): Promise<string | null> {
  const { firstName, lastName, email } = lead;
  try {
    await postLead("ai4b-submission", { firstName, lastName, email }, token);
    return null;
  } catch (error) {
    return error instanceof Refusal ? (error.said ?? ai4b.failed) : ai4b.network;
  }
}
