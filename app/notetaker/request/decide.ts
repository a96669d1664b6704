import {
  notetakersPerMeeting,
  notetakersPerMeetingDay,
  requestsConfirmed,
  requestsOwn,
  requestsUnconfirmed,
} from "~/config/facts";

export type Facts = {
  /** Notetaker of this mailbox at this meeting, or of this very submission. */
  readonly existingId: string | null;
  readonly mailbox: {
    readonly state: "unverified" | "verified" | "blocked";
    readonly today: number;
  };
  readonly meeting: {
    readonly closedUntil: number | null;
    readonly live: number;
    readonly today: number;
    /** Live notetakers there that this mailbox's own invites made. */
    readonly ownInvites: number;
  };
  /** Count of the sender's network, domain or mailbox; null for a personal link. */
  readonly origin: { readonly today: number; readonly most: number } | null;
  readonly freeAt: { readonly origin: number; readonly meeting: number };
};

/** Requests of strangers never count against `link` and `proven_invite`. */
export type SenderKind = "web" | "link" | "proven_invite" | "unproven_invite";

export type Decision =
  | {
      readonly kind: "store";
      readonly status: "requested" | "pending_confirmation" | "quarantined";
    }
  | { readonly kind: "repeat"; readonly id: string }
  | { readonly kind: "refuse"; readonly why: "blocked" }
  | {
      readonly kind: "refuse";
      readonly why: "meeting_closed" | "meeting_full" | "too_many";
      readonly until: number;
    };

export const limits = {
  perDay: {
    unverified: requestsUnconfirmed,
    verified: requestsConfirmed,
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
 * Decides whether a request is stored; the table in `decide.test.ts` is its specification. Two at
 * the same moment may pass a limit; unique keys rule out duplicates.
 */
export function decide(
  sender: SenderKind,
  honeypot: boolean,
  { existingId, mailbox, meeting, origin, freeAt }: Facts,
  now: number,
): Decision {
  if (honeypot) return { kind: "store", status: "quarantined" };
  if (existingId !== null) return { kind: "repeat", id: existingId };
  if (mailbox.state === "blocked") return { kind: "refuse", why: "blocked" };
  if (meeting.closedUntil !== null && meeting.closedUntil > now) {
    return { kind: "refuse", why: "meeting_closed", until: meeting.closedUntil };
  }
  if (origin !== null && origin.today >= origin.most) {
    return { kind: "refuse", why: "too_many", until: freeAt.origin };
  }
  const isFull =
    sender === "proven_invite"
      ? meeting.ownInvites > 0
      : meeting.live >= limits.meeting.live || meeting.today >= limits.meeting.perDay;
  if (isFull) return { kind: "refuse", why: "meeting_full", until: freeAt.meeting };
  if (sender === "unproven_invite") return { kind: "store", status: "pending_confirmation" };

  const isOwn = sender === "proven_invite" || sender === "link";
  const most = isOwn ? limits.perDay.own : limits.perDay[mailbox.state];
  return {
    kind: "store",
    status: mailbox.today < most ? "requested" : "pending_confirmation",
  };
}
