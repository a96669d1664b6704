import type { DayCount } from "~/abuse/counts.server";
import {
  notetakersPerMeeting,
  notetakersPerMeetingDay,
  requestsVerified,
  requestsOwn,
  requestsUnverified,
} from "~/config/facts";

export type Facts = {
  /** Notetaker of this mailbox at this meeting, or of this very submission. */
  readonly existingId: string | null;
  readonly mailbox: {
    readonly state: "unverified" | "verified" | "blocked";
    readonly requestsToday: number;
  };
  readonly meeting: {
    readonly closedUntil: number | null;
    readonly live: number;
    /** When the first of the live notetakers counts no longer, epoch ms; Infinity without any. */
    readonly liveFreeAt: number;
    readonly today: DayCount;
    /** Live notetakers at the meeting that this mailbox's own invites booked. */
    readonly ownInvites: number;
  };
  /** Counts of the sender's network, domain, or unproven invites; none for a personal link. */
  readonly origins: readonly (DayCount & { readonly max: number })[];
};

export type Sender =
  | { readonly kind: "web"; readonly network: string }
  | { readonly kind: "link" }
  | { readonly kind: "invite"; readonly domain: string }
  | { readonly kind: "unproven_invite" };

export type Decision =
  | {
      readonly kind: "store";
      readonly status: "requested" | "pending_confirmation" | "quarantined";
    }
  | { readonly kind: "repeat"; readonly id: string }
  | {
      readonly kind: "refuse";
      readonly why: "meeting_closed" | "meeting_full" | "too_many" | "blocked";
      readonly until: number | null;
    };

export const limits = {
  perDay: {
    unverified: requestsUnverified,
    verified: requestsVerified,
    own: requestsOwn,
    network: 200,
    domain: 50,
    /** Unproven invites; per mailbox, and of the whole site. */
    unproven: 3,
    unprovenSite: 300,
  },
  meeting: { live: notetakersPerMeeting, perDay: notetakersPerMeetingDay },
} as const;

/**
 * Decides whether a request is stored, by the table in `decide.test.ts`. Two requests at the same moment may pass
 * a limit; unique keys rule out duplicates.
 */
export function decide(
  sender: Sender["kind"],
  isHoneypotFilled: boolean,
  { existingId, mailbox, meeting, origins }: Facts,
): Decision {
  if (isHoneypotFilled) return { kind: "store", status: "quarantined" };
  if (existingId !== null) return { kind: "repeat", id: existingId };
  if (mailbox.state === "blocked") return { kind: "refuse", why: "blocked", until: null };
  if (meeting.closedUntil !== null) {
    return { kind: "refuse", why: "meeting_closed", until: meeting.closedUntil };
  }
  const fullOrigin = origins.find(({ count, max }) => count >= max);
  if (fullOrigin) return { kind: "refuse", why: "too_many", until: fullOrigin.freeAt };
  // Strangers can fill a meeting, so an invite's only limit there is one live notetaker per mailbox.
  const isInvite = sender === "invite";
  if (!isInvite && meeting.today.count >= limits.meeting.perDay) {
    return { kind: "refuse", why: "meeting_full", until: meeting.today.freeAt };
  }
  const isFull = isInvite ? meeting.ownInvites > 0 : meeting.live >= limits.meeting.live;
  if (isFull) return { kind: "refuse", why: "meeting_full", until: meeting.liveFreeAt };
  if (sender === "unproven_invite") return { kind: "store", status: "pending_confirmation" };

  const provesMailbox = sender === "invite" || sender === "link";
  const max = provesMailbox ? limits.perDay.own : limits.perDay[mailbox.state];
  const status = mailbox.requestsToday < max ? "requested" : "pending_confirmation";
  return { kind: "store", status };
}
