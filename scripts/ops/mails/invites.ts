import {
  inviteComplicatedMail,
  inviteMissingMail,
  inviteRefusedMail,
  inviteUnreadMail,
  inviteUnreadMailWords,
  inviteUnsupportedMail,
  type UnreadReason,
} from "../../../app/invites/mails.ts";
import { meetingLinkWords } from "../../../app/content/words/notetaker-form.ts";
import type { SampleMail } from "./samples.ts";

type About = { readonly name: string; readonly when: string; readonly formUrl: string };

/** The replies to calendar invites. */
export function inviteMails({ name, when, formUrl }: About): readonly SampleMail[] {
  const problem = meetingLinkWords.otherService("Zoom");
  const reasons = Object.keys(inviteUnreadMailWords.reasons) as UnreadReason[];
  return [
    { id: "invite-complicated", mail: inviteComplicatedMail({ name, formUrl }) },
    { id: "invite-refused", mail: inviteRefusedMail({ name, when, reason: "opted_out" }) },
    { id: "invite-missing", mail: inviteMissingMail({ name, formUrl }) },
    { id: "invite-unsupported", mail: inviteUnsupportedMail({ name, problem }) },
    ...reasons.map((reason) => ({
      id: `invite-unread-${reason.replaceAll("_", "-")}`,
      mail: inviteUnreadMail({ name, reason, formUrl }),
    })),
  ];
}
