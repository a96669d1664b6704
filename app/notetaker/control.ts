/**
 * What can be asked of a request after it was made, by its status page, a calendar invite, a participant
 * or an operator. `control.server.ts` answers with one of these; asking twice is asking once.
 */
export type ControlOutcome =
  /** It is so now; `changed` is false when it was so before. */
  | { readonly outcome: "done"; readonly changed: boolean }
  | { readonly outcome: "refused"; readonly why: ControlRefusal }
  /** The database did not answer: nothing was changed, or all of it. */
  | { readonly outcome: "unavailable" };

export type ControlRefusal =
  /** There is no such request, or its data is gone. */
  | "gone"
  /** The meeting is being recorded, or has been: it can only be stopped or deleted. */
  | "too_late"
  /** The request is cancelled, failed or delivered: there is nothing left to change. */
  | "over"
  /** The new time is the past, or the person asked too often. */
  | "not_possible";

/** When, and if it changed where, a meeting is to take place. */
export type NewAppointment = {
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly wallDate: string;
  readonly wallTime: string;
  readonly timezone: string;
  /** `abc-defg-hij`; absent when the meeting keeps its link. */
  readonly meetingCode?: string;
};

/** What a person may do with a request in its present state; each is one button of the status page. */
export type ControlAction = "cancel" | "reschedule" | "stop" | "send_again" | "delete";
