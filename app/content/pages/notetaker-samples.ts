import { retentionDays } from "~/config/facts";
import { amount } from "~/lib/text/amount";
import type { IconName } from "~/components/ui/icon-names";
import { names } from "~/config/names";
import { clientPeople } from "~/content/shared/client-people";

const { meetingService, notetakerName } = names;

/** What stands beside the notetaker's form: a meeting and the notes of it. */
export const meetingSample = {
  caption: "Example of a recorded meeting and its notes.",
  title: "Weekly operations",
  retention: `Deleted after ${amount(retentionDays, "day")}`,
  live: "Recording",
  people: [clientPeople.mayaTorres, clientPeople.jonHale, clientPeople.noorHaddad],
  bot: "Notetaker",
  lines: [
    { at: "00:42", who: "Maya", text: "New leads still wait a day for a reply." },
    { at: "00:58", who: "Jon", text: "The form is ready. It opens a task." },
    { at: "01:21", who: "Noor", text: "Then let's ship it on Thursday." },
    { at: "01:30", who: "Jon", text: "I'll switch it on before lunch." },
  ],
  notes: [
    { icon: "circle-check", label: "Decision", text: "Ship the form on Thursday" },
    { icon: "list-checks", label: "Action item", text: "Jon: switch the form on" },
  ] satisfies readonly { icon: IconName; label: string; text: string }[],
} as const;

/** What a client says of it. */
export const notetakerVoice = {
  sample: true,
  quote: "Four client calls a week, and I haven't typed during one since March.",
  by: clientPeople.lenaOrtiz,
} as const;

/** What the host sees, where the meeting stood. */
export const admitSample = {
  caption: `Example of what the host sees in ${meetingService.name}: “${notetakerName} wants to join”, with the buttons “Deny” and “Admit”. Press “Admit”.`,
  title: "Your meeting",
  people: "1 person is waiting",
  who: notetakerName,
  asks: "wants to join",
  deny: "Deny",
  admit: "Admit",
  press: "Press this",
  note: "No pop-up? It's under People, sometimes as “With potential risks”.",
} as const;
