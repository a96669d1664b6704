import { markMailbox } from "~/abuse/mailboxes.server";
import { readForm } from "~/components/forms/read-form.server";
import { emailText } from "~/components/forms/schema-parts";
import { notetakerFormWords as formWords } from "~/content/words/notetaker-form";
import { refusalStatus } from "~/lib/http/read-body.server";
import type { WithVisitor } from "~/world.server";
import { mailTranscript, sendAgain } from "../changes/again.server";
import {
  cancelNotetaker,
  deleteEverything,
  nameSpeaker,
  shareNotes,
  stopBot,
  stopSharing,
} from "../changes/change.server";
import { correctAddress, type CorrectionOutcome } from "../changes/correct-address.server";
import { confirmPending, refusePending, rescheduleNotetaker } from "../changes/reschedule.server";
import type { ControlOutcome, ControlRefusal } from "../changes/possible-actions";
import type { Notetaker } from "../notetaker";
import { appointmentOfForm } from "../request/appointment";
import { markFor } from "../request/receipt.server";
import { cleanedName } from "../results/speakers";
import type { ControlAction } from "../status";
import { mintToken } from "../store/tokens.server";
import { statusWords as words } from "./status-words";

/** `do` is the button's action, `pending` the notetaker that is confirmed, `name` the new one of a speaker. */
const fields = ["do", "pending", "speaker", "name"] as const;
const keptFields = ["scheduledDate", "scheduledTime", "timezone", "email"] as const;

type Values = { readonly [K in (typeof keptFields)[number] | "speaker" | "name"]?: string };

type StatusRefusal = {
  readonly status: 400 | 409 | 413 | 415 | 422 | 429 | 503;
  readonly problem: string | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly kept: Values;
};

export type StatusPost =
  /** `token` opens the page that shows it. */
  | { readonly outcome: "done"; readonly action: ControlAction; readonly token: string }
  /** Another notetaker replaces this one; `mark` opens its receipt. */
  | { readonly outcome: "readdressed"; readonly mark: string }
  | { readonly outcome: "refused"; readonly refusal: StatusRefusal }
  | { readonly outcome: "gone" };

type Opened = Pick<Notetaker, "id" | "mailboxKey"> & { readonly token: string };

/** Does what a form of the page asks for, once. A press verifies the mailbox. Never throws. */
export async function postStatus(
  request: Request,
  world: WithVisitor,
  { id, mailboxKey, token }: Opened,
): Promise<StatusPost> {
  const form = await readForm(request, [...fields, ...keptFields]);
  if (form.outcome !== "ok") {
    return refused(refusalStatus[form.outcome], words.problems.unreadable);
  }
  const { do: action, pending = id, ...values } = form.values;
  if (!isAction(action)) return refused(400, words.problems.unreadable);
  if (world.overLimit) return refused(429, words.problems.tooFast, values);
  try {
    if (mailboxKey !== null) await markMailbox(world.db, mailboxKey, "verifiedAt", world.clock());
    const outcome = await runAction(action, world, id, pending, values);
    switch (outcome.outcome) {
      case "invalid":
        return { outcome: "refused", refusal: { status: 422, ...outcome.refusal, kept: values } };
      case "unavailable":
        return refused(503, words.problems.unavailable, values);
      case "refused":
        return outcome.why === "gone"
          ? { outcome: "gone" }
          : refused(409, words.problems[problemOf[outcome.why]], values);
      case "readdressed":
        return { outcome: "readdressed", mark: await markFor(world, outcome.taken) };
      case "done": {
        const { id: shown = id } = outcome;
        // The page of another notetaker of the same mailbox needs a link of its own.
        const link = shown === id ? token : await mintToken(world.db, shown, world.clock());
        return { outcome: "done", action, token: link };
      }
    }
  } catch {
    return refused(503, words.problems.unavailable, values);
  }
}

export function isAction(text: string | undefined | null): text is ControlAction {
  return text !== undefined && text !== null && Object.hasOwn(words.actions, text);
}

const plainActions = {
  none_mine: refusePending,
  mail_transcript: mailTranscript,
  send_again: sendAgain,
  cancel: cancelNotetaker,
  stop: stopBot,
  share: shareNotes,
  stop_sharing: stopSharing,
  delete: deleteEverything,
} as const;

type ActionOutcome =
  | CorrectionOutcome
  | (ControlOutcome & { readonly id?: string })
  | { readonly outcome: "invalid"; readonly refusal: Pick<StatusRefusal, "problem" | "errors"> };

async function runAction(
  action: ControlAction,
  world: WithVisitor,
  id: string,
  pending: string,
  { scheduledDate: date = "", scheduledTime: time = "", timezone = "", ...values }: Values,
): Promise<ActionOutcome> {
  switch (action) {
    case "confirm":
      return { ...(await confirmPending(world, id, pending)), id: pending };
    case "correct_address": {
      const email = emailText(formWords.email).safeParse(values.email);
      if (email.success) return correctAddress(world, id, email.data);
      const errors = { email: formWords.email };
      return { outcome: "invalid", refusal: { problem: null, errors } };
    }
    case "name_speaker": {
      const { speaker = "", name: typed = "" } = values;
      const name = cleanedName(typed);
      if (name !== null) return nameSpeaker(world, id, { speaker, name });
      return { outcome: "invalid", refusal: { problem: words.problems.nameTooLong, errors: {} } };
    }
    case "reschedule": {
      const reading = appointmentOfForm({ date, time, timezone }, world.clock());
      if (reading.ok) {
        const { instant: startsAt } = reading.appointment;
        const to = { startsAt, wallDate: date, wallTime: time, timezone };
        return rescheduleNotetaker(world, id, to);
      }
      const errors = Object.fromEntries(
        reading.problems.map(({ field, message }) => [field, words.fieldProblem(message)]),
      );
      return { outcome: "invalid", refusal: { problem: null, errors } };
    }
    default:
      return plainActions[action](world, id);
  }
}

const problemOf = {
  too_late: "tooLate",
  over: "over",
  not_possible: "notPossible",
  meeting_closed: "closed",
  meeting_full: "meetingFull",
  already_there: "alreadyThere",
  address_refused: "addressRefused",
  too_many_names: "tooManyNames",
  no_such_speaker: "noSuchSpeaker",
} as const satisfies Record<Exclude<ControlRefusal, "gone">, keyof typeof words.problems>;

function refused(status: StatusRefusal["status"], problem: string, kept: Values = {}): StatusPost {
  return { outcome: "refused", refusal: { status, problem, errors: {}, kept } };
}
