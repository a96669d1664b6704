import { mailboxKey, mailRefusalOf } from "~/abuse/mailboxes.server";
import type { RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { InviteMessage, OutboxHandlers, OutboxMessage, SendOutcome } from "~/jobs/message";
import { href } from "~/lib/render/href";
import { formatInstant } from "~/lib/time/wall-time";
import { wallClockAt } from "~/lib/time/zone-clock";
import type { World } from "~/world.server";
import {
  inviteMissingMail,
  inviteRefusedMail,
  inviteUnreadMail,
  inviteUnsupportedMail,
  isRefusalReason,
  isUnreadReason,
} from "./invite-mails";
import { findInvite, type Invite } from "./invite-store.server";

/**
 * The variant of a message is "<SEQUENCE or day>.<reason>" for `invite_unread` and "<reason>.<start in epoch ms>"
 * for `invite_refused`.
 */
export function inviteHandlers(world: World): OutboxHandlers<InviteMessage> {
  const formUrl = `${world.env.siteUrl}${href("notetaker")}`;
  return {
    invite_missing: (message) =>
      reply(world, message, ({ name }) => inviteMissingMail({ name, formUrl })),
    invite_unread: (message) =>
      reply(world, message, ({ name }) => {
        const [, reason = ""] = (message.variant ?? "").split(".");
        return isUnreadReason(reason) ? inviteUnreadMail({ name, reason, formUrl }) : null;
      }),
    invite_refused: (message) =>
      reply(world, message, ({ name, plan }) => {
        const [reason = "", at = ""] = (message.variant ?? "").split(".");
        const startsAt = Number(at);
        if (!isRefusalReason(reason) || startsAt <= world.clock()) return null;
        const zone = plan.master?.appointment?.start.zone ?? "UTC";
        const isKnownZone = wallClockAt(startsAt, zone) !== null;
        const when = formatInstant(startsAt, isKnownZone ? zone : "UTC");
        return inviteRefusedMail({ name, reason, when });
      }),
    invite_unsupported: (message) =>
      reply(world, message, ({ name, plan }) => {
        const appointments = [plan.master, ...plan.exceptions].map((one) => one?.appointment);
        const withoutMeeting = appointments.find((one) => one?.code === null);
        const problem = withoutMeeting?.problem ?? null;
        return problem === null ? null : inviteUnsupportedMail({ name, problem });
      }),
  };
}

async function reply(
  { env, db }: World,
  { key, subjectId }: OutboxMessage,
  render: (invite: Invite) => RenderedMail | null,
): Promise<SendOutcome> {
  const invite = await findInvite(db, subjectId);
  const mail = invite && render(invite);
  if (!mail) return { outcome: "dropped" };
  const mailbox = await mailboxKey(env.siteSecret, invite.email);
  if (await mailRefusalOf(db, mailbox)) return { outcome: "dropped" };
  const headers = { "Auto-Submitted": "auto-replied" };
  return sendMail(env, { ...mail, to: invite.email, headers }, key);
}
