import { inviteUnreadMailWords } from "../../app/content/mails/invite-unread.ts";
import { meetingLinkWords } from "../../app/content/meeting-link.ts";
import { inviteComplicatedMail } from "../../app/email/templates/invite-complicated.ts";
import { inviteMissingMail } from "../../app/email/templates/invite-missing.ts";
import { inviteRefusedMail } from "../../app/email/templates/invite-refused.ts";
import { inviteUnreadMail, type UnreadReason } from "../../app/email/templates/invite-unread.ts";
import { inviteUnsupportedMail } from "../../app/email/templates/invite-unsupported.ts";
import type { SampleMail } from "./sample-mails.ts";

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
