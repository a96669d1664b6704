import { verifyMailbox } from "~/abuse/mailboxes.server";
import { readForm } from "~/components/forms/read-form.server";
import { refusalStatus } from "~/lib/http/read-body.server";
import type { WithVisitor, World } from "~/world.server";
import { mailTranscript, sendAgain } from "../changes/again.server";
import {
  cancelNotetaker,
  deleteEverything,
  nameSpeaker,
  shareNotes,
  stopBot,
  stopSharing,
} from "../changes/change.server";
import { confirmPending, refusePending, rescheduleNotetaker } from "../changes/reschedule.server";
import type { ControlOutcome, ControlRefusal } from "../changes/rules";
import type { Notetaker } from "../notetaker";
import { appointmentOfForm } from "../request/appointment";
import { cleanedName } from "../results/speakers";
import type { ControlAction } from "../status";
import { mintToken } from "../store/tokens.server";
import { statusWords as words } from "./status-words";

/** Field with the button's action. */
const actionField = "do";
/** Field with the id of the notetaker that is confirmed. */
const pendingField = "pending";
/** The name that was reported, and the one to show. */
const speakerFields = ["speaker", "name"] as const;
const fields = [actionField, pendingField, ...speakerFields] as const;
const rescheduleFields = ["scheduledDate", "scheduledTime", "timezone"] as const;

type RescheduleValues = { readonly [K in (typeof rescheduleFields)[number]]?: string };

type StatusRefusal = {
  readonly status: 400 | 409 | 413 | 415 | 422 | 429 | 503;
  /** A problem that is no field's. */
  readonly problem: string | null;
  /** By field of the form for a new time. */
  readonly errors: Readonly<Record<string, string>>;
  readonly kept: RescheduleValues;
};

export type StatusPost =
  /** `token` opens the page that shows it. */
  | { readonly outcome: "done"; readonly action: ControlAction; readonly token: string }
  | { readonly outcome: "refused"; readonly refusal: StatusRefusal }
  /** Its data is gone: the page itself says so. */
  | { readonly outcome: "gone" };

type Opened = Pick<Notetaker, "id" | "mailboxKey"> & {
  /** Of the personal link. */
  readonly token: string;
};

/**
 * Does what one of the page's forms asks for; sent twice it is done once. The personal link came by mail,
 * so pressing a button verifies the mailbox. Never throws.
 */
export async function postStatus(
  request: Request,
  world: WithVisitor,
  opened: Opened,
): Promise<StatusPost> {
  const form = await readForm(request, [...fields, ...rescheduleFields]);
  if (form.outcome !== "ok") {
    return refused(refusalStatus[form.outcome], words.problems.unreadable);
  }
  const {
    [actionField]: action,
    [pendingField]: pendingId = opened.id,
    speaker = "",
    name = "",
    ...values
  } = form.values;
  if (!isAction(action)) return refused(400, words.problems.unreadable);
  if (world.overLimit) return refused(429, words.problems.tooFast, values);
  const { id, mailboxKey, token } = opened;
  try {
    if (mailboxKey !== null) await verifyMailbox(world.db, mailboxKey, world.clock());
  } catch {
    return refused(503, words.problems.unavailable, values);
  }
  switch (action) {
    case "reschedule":
      return reschedule(world, opened, values);
    case "name_speaker":
      return nameOne(world, opened, { speaker, name });
    case "send_again": {
      const outcome = await sendAgain(world, id);
      return onPageOf(outcome.id ?? id, outcome, action, world, opened);
    }
    case "confirm": {
      const outcome = await confirmPending(world, id, pendingId);
      return onPageOf(pendingId, outcome, action, world, opened);
    }
    default:
      return answered(await changes[action](world, id), action, token, values);
  }
}

const changes = {
  none_mine: refusePending,
  mail_transcript: mailTranscript,
  cancel: cancelNotetaker,
  stop: stopBot,
  share: shareNotes,
  stop_sharing: stopSharing,
  delete: deleteEverything,
} as const satisfies Partial<
  Record<ControlAction, (world: World, id: string) => Promise<ControlOutcome>>
>;

export function isAction(text: string | undefined | null): text is ControlAction {
  return text !== undefined && text !== null && Object.hasOwn(words.actions, text);
}

async function reschedule(
  world: World,
  { id, token }: Opened,
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
  return answered(await rescheduleNotetaker(world, id, to), "reschedule", token, values);
}

async function nameOne(
  world: World,
  { id, token }: Opened,
  { speaker, name: typed }: { speaker: string; name: string },
): Promise<StatusPost> {
  const name = cleanedName(typed);
  if (name === null) return refused(422, words.problems.nameTooLong);
  return answered(await nameSpeaker(world, id, { speaker, name }), "name_speaker", token, {});
}

/** Leads to the page of another notetaker of the same mailbox, by a link of its own. */
async function onPageOf(
  otherId: string,
  outcome: ControlOutcome,
  action: ControlAction,
  world: World,
  { id, token }: Opened,
): Promise<StatusPost> {
  if (outcome.outcome !== "done" || otherId === id) return answered(outcome, action, token, {});
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
  over: "over",
  not_possible: "notPossible",
  meeting_closed: "closed",
  meeting_full: "meetingFull",
  already_there: "alreadyThere",
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
