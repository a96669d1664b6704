import { isBlocked, mailboxKeys } from "~/abuse/mailboxes.server";
import type { Env } from "~/config/env.server";
import type { Db } from "~/db/client.server";
import type { RenderedMail } from "~/email/mail";
import { sendMail } from "~/email/send.server";
import { inviteComplicatedMail } from "~/email/templates/invite-complicated";
import { inviteRefusedMail, isRefusalReason } from "~/email/templates/invite-refused";
import { inviteMissingMail } from "~/email/templates/invite-missing";
import { inviteUnreadMail, isUnreadReason } from "~/email/templates/invite-unread";
import { inviteUnsupportedMail } from "~/email/templates/invite-unsupported";
import { href } from "~/lib/href";
import type { OutboxHandlers, OutboxMessage, SendOutcome } from "~/outbox/message";
import { lifetimeMs } from "./decide";
import { limits } from "./limits";
import { nextOf, upcoming } from "./occurrences";
import { findInvite, type Invite } from "./repo.server";
import { stepBudget, withinBudget } from "./step-budget";
import { countedTime, type TimeTools } from "./time";

export type ReplyWorld = {
  readonly env: Pick<Env, "email" | "mailFrom" | "siteUrl" | "siteSecret">;
  readonly db: Db;
  readonly clock: () => number;
  readonly time: TimeTools;
  /** A moment as text, in a zone. */
  readonly timeText: (instant: number, zone: string) => string;
};

/** What the outbox does with the replies to invites. Names, addresses and plans are read at send time. */
export function inviteHandlers(world: ReplyWorld): OutboxHandlers {
  const { timeText } = world;
  const { siteUrl } = world.env;
  return {
    invite_missing: (message) =>
      reply(world, message, ({ name }) => {
        return inviteMissingMail({ name, formUrl: `${siteUrl}${href("notetaker")}` });
      }),
    invite_complicated: (message) =>
      reply(world, message, ({ name }) => {
        return inviteComplicatedMail({ name, formUrl: `${siteUrl}${href("notetaker")}` });
      }),
    invite_unread: (message) =>
      reply(world, message, ({ name }) => {
        const [, reason = ""] = (message.variant ?? "").split(".");
        const formUrl = `${siteUrl}${href("notetaker")}`;
        return isUnreadReason(reason) ? inviteUnreadMail({ name, reason, formUrl }) : null;
      }),
    invite_refused: (message) =>
      reply(world, message, ({ name, plan }) => {
        const [reason = "", at = ""] = (message.variant ?? "").split(".");
        const startsAt = Number(at);
        const zone = plan.master?.appointment?.start.zone ?? "UTC";
        const isAhead = isRefusalReason(reason) && startsAt > world.clock();
        return isAhead ? inviteRefusedMail({ name, reason, when: timeText(startsAt, zone) }) : null;
      }),
    invite_unsupported: (message) =>
      reply(world, message, (invite) => {
        const problem = problemOf(world, invite);
        return problem === null ? null : inviteUnsupportedMail({ name: invite.name, problem });
      }),
  };
}

async function reply(
  { env, db }: ReplyWorld,
  { subjectId }: OutboxMessage,
  render: (invite: Invite) => RenderedMail | null,
): Promise<SendOutcome> {
  const invite = await findInvite(db, subjectId);
  const mail = invite && render(invite);
  if (!mail) return { outcome: "dropped" };
  if (await isBlocked(db, await mailboxKeys(env.siteSecret, invite.email))) {
    return { outcome: "dropped" };
  }
  return sendMail(env, {
    ...mail,
    to: invite.email,
    headers: { "Auto-Submitted": "auto-replied" },
  });
}

/** What is wrong with the next meeting of an invite; null once the organiser has put it right. */
function problemOf({ clock, time }: ReplyWorld, { plan }: Invite): string | null {
  const now = clock();
  const counted = countedTime(time, stepBudget(limits.stepsOfPlan));
  const look = withinBudget(() => nextOf(upcoming(plan, now, now + lifetimeMs, counted)));
  if (!look.ok || look.result?.code !== null) return null;
  const appointments = [plan.master, ...plan.exceptions].map((one) => one?.appointment);
  return appointments.find((one) => one?.code === null)?.problem ?? null;
}
