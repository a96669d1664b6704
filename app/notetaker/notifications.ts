import type { FailureReason, Status } from "./status";
import type { Notetaker } from "./notetaker";
import type { Notification } from "./store/moves.server";

/** Nobody can tell that there is a meeting at all, or it is too late to act: its mail can wait its turn. */
const unhurriedReasons: readonly (FailureReason | null)[] = [
  "refused_by_provider",
  "meeting_not_found",
  "meeting_not_started",
  "meeting_ended",
  "nobody_came",
  "nothing_recorded",
];

/** What the person is told of a move, enqueued in the transaction that makes it. */
export function notificationsFor(
  { revision }: Pick<Notetaker, "revision">,
  to: Status,
  reason: FailureReason | null = null,
): readonly Notification[] {
  switch (to) {
    case "waiting_room":
      // Once for each meeting: one that was moved may wait at the door again.
      return [{ kind: "waiting", variant: revision || null, priority: "urgent" }];
    case "ready":
      return [{ kind: "result" }, { kind: "count", priority: "bulk" }];
    case "failed":
    case "expired": {
      const priority = unhurriedReasons.includes(reason) ? "personal" : "urgent";
      return [{ kind: "failure", priority }];
    }
    default:
      return [];
  }
}
