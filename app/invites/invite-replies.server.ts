import { mailboxKey, mailRefusalOf } from "~/abuse/mailboxes.server";
import type { RenderedMail } from "~/email/letter";
import { sendMail } from "~/email/send.server";
import type { InviteMessage, OutboxHandlers, OutboxMessage, SendOutcome } from "~/jobs/message";
import { href } from "~/lib/render/href";
import { formatInstant } from "~/lib/time/wall-time";
import { wallClockAt } from "~/lib/time/zone-clock";
import type { World } from "~/world.server";
import { countedTime } from "./calendar/calendar-time";
import { limits } from "./calendar/limits";
import { upcoming } from "./calendar/occurrences";
import { stepBudget, withinBudget } from "./calendar/step-budget";
import { lifetimeMs } from "./decide-booking";
import {
  inviteMissingMail,
  inviteRefusedMail,
  inviteUnreadMail,
  inviteUnsupportedMail,
  isRefusalReason,
  isUnreadReason,
} from "./invite-mails";
import { findInvite, type Invite } from "./invite-store.server";

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
        const isKnown = wallClockAt(startsAt, zone) !== null;
        const when = formatInstant(startsAt, isKnown ? zone : "UTC");
        return inviteRefusedMail({ name, reason, when });
      }),
    invite_unsupported: (message) =>
      reply(world, message, (invite) => {
        const problem = problemOf(world, invite);
        return problem === null ? null : inviteUnsupportedMail({ name: invite.name, problem });
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

function problemOf({ clock }: World, { plan }: Invite): string | null {
  const now = clock();
  const counted = countedTime(stepBudget(limits.stepsOfPlan));
  const look = withinBudget(() => upcoming(plan, now, now + lifetimeMs, counted).next().value);
  if (!look.ok || look.result?.code !== null) return null;
  const appointments = [plan.master, ...plan.exceptions].map((one) => one?.appointment);
  return appointments.find((one) => one?.code === null)?.problem ?? null;
}
