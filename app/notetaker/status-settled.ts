import type { ControlAction } from "./control";
import type { StatusFacts } from "./status-view";

/** What was asked for is true of the request now: only then may the page say that it was done. */
export function isSettled(action: ControlAction, facts: StatusFacts): boolean {
  const { job, request, receivers, questions } = facts;
  switch (action) {
    case "confirm":
      return request.standing === "owner" && job.status !== "held";
    case "none_mine":
      return facts.held.length === 0;
    case "mail_transcript":
      return facts.known;
    case "share":
      return request.standing === "owner" && receivers.length > 0;
    case "decline":
      return questions.some(({ standing }) => standing === "declined");
    case "send_own":
      return request.standing === "owner" && request.sequence > 0;
    case "leave":
      return request.standing === "left";
    case "cancel":
      return request.cancelledAt !== null || job.status === "cancelled";
    case "reschedule":
      return request.sequence > 0 && request.cancelledAt === null;
    case "stop":
      return job.stopRequestedAt !== null || job.status === "cancelled";
    case "send_again":
      return request.cancelledAt === null && job.status !== "cancelled";
    case "delete":
      return job.deleteRequestedAt !== null;
  }
}
