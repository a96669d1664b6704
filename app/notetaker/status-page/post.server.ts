import { markingKnown } from "~/abuse/mailboxes.server";
import { readForm } from "~/components/forms/read-form.server";
import { runBatch } from "~/db/client.server";
import { refusalStatus } from "~/lib/http/read-body.server";
import type { WithVisitor, World } from "~/world.server";
import {
  answerQuestion,
  cancelRequest,
  confirmRequest,
  deleteEverything,
  leaveJob,
  mailTranscript,
  nameSpeaker,
  refuseHeld,
  rescheduleRequest,
  sendAgain,
  sendOwn,
  stopBot,
} from "../changes/change.server";
import type { ControlOutcome, ControlRefusal } from "../changes/rules";
import { appointmentOfForm } from "../request/appointment";
import type { ControlAction } from "../status";
import { mintToken } from "../store/tokens.server";
import { cleanedName } from "../results/speakers";
import { statusWords as words } from "./status-words";

/** The name of the field that says what a button does, and of the one that says to whose question. */
const actionField = "do";
const askerField = "asker";
/** Of the request that waits, and goes on at this press. */
const heldField = "held";
/** Of a speaker: the reported name and the new one. */
const speakerFields = ["speaker", "name"] as const;
const fields = [actionField, askerField, heldField, ...speakerFields] as const;
const rescheduleFields = ["scheduledDate", "scheduledTime", "timezone"] as const;

type RescheduleValues = { readonly [K in (typeof rescheduleFields)[number]]?: string };

type StatusRefusal = {
  readonly status: 400 | 409 | 413 | 415 | 422 | 429 | 503;
  /** What is wrong beside the fields. */
  readonly problem: string | null;
  /** Of the form for a new time. */
  readonly errors: Readonly<Record<string, string>>;
  readonly kept: RescheduleValues;
};

export type StatusPost =
  /** `token`: of the page that shows what was done. */
  | { readonly outcome: "done"; readonly action: ControlAction; readonly token: string }
  | { readonly outcome: "refused"; readonly refusal: StatusRefusal }
  /** Its data is gone: the page itself says so. */
  | { readonly outcome: "gone" };

type Asked = {
  readonly requestId: string;
  /** Of the mailbox that the link was mailed to. */
  readonly emailKey: string | null;
  readonly token: string;
};

/**
 * What one of the page's forms asks for. Sent twice it is done once. Whoever presses a button here has
 * the mail that led here, so the mailbox is known from now on. Never throws.
 */
export async function postStatus(
  request: Request,
  world: WithVisitor,
  asked: Asked,
): Promise<StatusPost> {
  const form = await readForm(request, [...fields, ...rescheduleFields]);
  if (form.outcome !== "ok") {
    return refused(refusalStatus[form.outcome], words.problems.unreadable);
  }
  const {
    [actionField]: action,
    [askerField]: asker = "",
    [heldField]: heldId = asked.requestId,
    speaker = "",
    name = "",
    ...values
  } = form.values;
  if (!isAction(action)) return refused(400, words.problems.unreadable);
  if (world.overLimit) return refused(429, words.problems.tooFast, values);
  try {
    await runBatch(world.db, [markingKnown(asked.emailKey, world.clock())]);
  } catch {
    return refused(503, words.problems.unavailable, values);
  }
  if (action === "reschedule") return reschedule(world, asked, values);
  if (action === "name_speaker") return nameOne(world, asked, speaker, name);
  if (action === "send_again") return again(world, asked);
  if (action === "confirm") {
    const outcome = await confirmRequest(world, asked.requestId, heldId);
    return onPageOf(heldId, outcome, action, world, asked);
  }
  const outcome = await act(world, action, asked.requestId, asker);
  return answered(outcome, action, asked.token, values);
}

export function isAction(text: string | undefined | null): text is ControlAction {
  return text !== undefined && text !== null && Object.hasOwn(words.actions, text);
}

function act(
  world: World,
  action: Exclude<ControlAction, "reschedule" | "name_speaker" | "send_again" | "confirm">,
  requestId: string,
  askerId: string,
): Promise<ControlOutcome> {
  switch (action) {
    case "none_mine":
      return refuseHeld(world, requestId);
    case "mail_transcript":
      return mailTranscript(world, requestId);
    case "share":
      return answerQuestion(world, requestId, askerId, "recipient");
    case "decline":
      return answerQuestion(world, requestId, askerId, "declined");
    case "send_own":
      return sendOwn(world, requestId);
    case "leave":
      return leaveJob(world, requestId);
    case "cancel":
      return cancelRequest(world, requestId);
    case "stop":
      return stopBot(world, requestId);
    case "delete":
      return deleteEverything(world, requestId);
  }
}

async function reschedule(
  world: World,
  { requestId, token }: Asked,
  values: RescheduleValues,
): Promise<StatusPost> {
  const { scheduledDate: date = "", scheduledTime: time = "", timezone = "" } = values;
  const reading = appointmentOfForm({ date, time, timezone }, world.clock());
  if (!reading.ok) {
    const errors = Object.fromEntries(
      reading.problems.map(({ field, message }) => [field, words.fieldProblem(message)]),
    );
    return { outcome: "refused", refusal: { status: 422, problem: null, errors, kept: values } };
  }

  const { instant } = reading.appointment;
  const to = { startsAt: instant, wallDate: date, wallTime: time, timezone };
  return answered(await rescheduleRequest(world, requestId, to), "reschedule", token, values);
}

async function again(world: World, asked: Asked): Promise<StatusPost> {
  const outcome = await sendAgain(world, asked.requestId);
  return onPageOf(outcome.requestId ?? asked.requestId, outcome, "send_again", world, asked);
}

async function nameOne(
  world: World,
  { requestId, token }: Asked,
  speaker: string,
  typed: string,
): Promise<StatusPost> {
  const name = cleanedName(typed);
  if (name === null) return refused(422, words.problems.nameTooLong);
  const outcome = await nameSpeaker(world, requestId, speaker, name);
  return answered(outcome, "name_speaker", token, {});
}

/** Leads to the page of another request of the same mailbox, through a link of its own. */
async function onPageOf(
  otherId: string,
  outcome: ControlOutcome,
  action: ControlAction,
  world: World,
  { requestId, token }: Asked,
): Promise<StatusPost> {
  if (outcome.outcome !== "done" || otherId === requestId) {
    return answered(outcome, action, token, {});
  }
  try {
    const fresh = await mintToken(world.db, otherId, world.clock());
    return { outcome: "done", action, token: fresh };
  } catch {
    return refused(503, words.problems.unavailable);
  }
}

function answered(
  outcome: ControlOutcome,
  action: ControlAction,
  token: string,
  kept: RescheduleValues,
): StatusPost {
  switch (outcome.outcome) {
    case "done":
      return { outcome: "done", action, token };
    case "unavailable":
      return refused(503, words.problems.unavailable, kept);
    case "refused":
      return outcome.why === "gone"
        ? { outcome: "gone" }
        : refused(409, words.problems[problemOf[outcome.why]], kept);
  }
}

const problemOf = {
  too_late: "tooLate",
  set_out: "setOut",
  over: "over",
  not_possible: "notPossible",
  not_yours: "notYours",
  closed: "closed",
  meeting_full: "meetingFull",
  too_many_names: "tooManyNames",
  no_such_speaker: "noSuchSpeaker",
} as const satisfies Record<Exclude<ControlRefusal, "gone">, keyof typeof words.problems>;

function refused(
  status: StatusRefusal["status"],
  problem: string,
  kept: RescheduleValues = {},
): StatusPost {
  return { outcome: "refused", refusal: { status, problem, errors: {}, kept } };
}
