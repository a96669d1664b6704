import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { markMailbox } from "~/abuse/mailboxes.server";
import { anyText, emailText } from "~/components/forms/schema-parts";
import { notetakerFormWords as formWords } from "~/content/words/notetaker-form";
import { readForm, refusalStatus } from "~/lib/http/read-body.server";
import { refusedPosts } from "~/lib/http/refused-posts";
import { retryHeaders } from "~/lib/http/retry-after";
import { kindOf, log } from "~/lib/log/log.server";
import { href } from "~/lib/render/href";
import { canonicalZone } from "~/lib/time/time-choices";
import type { WithVisitor } from "~/world.server";
import {
  cancelNotetaker,
  deleteEverything,
  mailTranscript,
  nameSpeaker,
  shareNotes,
  stopBot,
  stopSharing,
} from "../changes/change.server";
import { correctAddress, type CorrectionOutcome, sendAgain } from "../changes/new-request.server";
import { confirmPending, refusePending, rescheduleNotetaker } from "../changes/reschedule.server";
import type { ControlOutcome } from "../changes/possible-actions";
import { appointmentOfForm } from "../request/appointment";
import { receiptPath } from "../request/receipt.server";
import { whenFields } from "../request/schedule-fields";
import { cleanedName } from "../results/speakers";
import type { ControlAction } from "../status";
import { mintToken } from "../store/tokens.server";
import { findPersonal, orErrorPage, tokenIn } from "./open-pages.server";
import { statusWords as words } from "./status-words";
import { isAction } from "./view";

/** `do`: action of the button. `pending`: id of the notetaker to confirm. `speaker`: whom to rename. */
const fields = ["do", "pending", "speaker", "name", "email", ...whenFields] as const;

type Values = { readonly [Field in Exclude<(typeof fields)[number], "do">]?: string };
type Errors = Readonly<Record<string, string>>;

/** Runs the action of the pressed button. A press verifies the mailbox. */
export async function pressButton(request: Request, context: AppLoadContext) {
  const { db, clock } = context;
  const token = tokenIn(new URL(request.url).searchParams);
  const { id, mailboxKey } = await orErrorPage(() => findPersonal(db, token));
  const form = await readForm(request, fields);
  if (form.outcome !== "ok") {
    return refused(refusalStatus[form.outcome], words.problems.unreadable);
  }
  const { do: action, ...typed } = form.values;
  if (!isAction(action)) return refused(400, words.problems.unreadable);
  if (context.overLimit) return refused(429, words.problems.too_fast, typed);
  try {
    if (mailboxKey !== null) await markMailbox(db, mailboxKey, "verifiedAt", clock());
    const result = await actions[action](context, id, typed);
    switch (result.outcome) {
      case "invalid":
        return refused(422, result.problem, typed, result.errors);
      case "unavailable":
        return refused(503, words.problems.unavailable, typed);
      case "refused":
        // The loader shows that everything is deleted.
        if (result.why === "gone") return data(null, { status: 410 });
        return refused(409, words.problems[result.why], typed);
      case "readdressed":
        return redirect(await receiptPath(context, result.request), 303);
      case "done": {
        const shownId = result.shownId ?? id;
        const shownToken = shownId === id ? token : await mintToken(db, shownId, clock());
        const query = { token: shownToken, done: action };
        return redirect(href("notetaker-status", { query }), 303);
      }
    }
  } catch (error) {
    log({ event: "notetaker.control_failed", kind: kindOf(error) });
    return refused(503, words.problems.unavailable, typed);
  }

  function refused(
    status: number,
    problem: string | null,
    typed: Values = {},
    errors: Errors = {},
  ) {
    refusedPosts.add(context);
    return data({ problem, errors, typed }, { status, headers: retryHeaders(status) });
  }
}

type ActionOutcome =
  | CorrectionOutcome
  | ControlOutcome
  | { readonly outcome: "invalid"; readonly problem: string | null; readonly errors: Errors };

type RunAction = (world: WithVisitor, id: string, values: Values) => Promise<ActionOutcome>;

const actions: Readonly<Record<ControlAction, RunAction>> = {
  none_mine: refusePending,
  mail_transcript: mailTranscript,
  send_again: sendAgain,
  cancel: cancelNotetaker,
  stop: stopBot,
  share: shareNotes,
  stop_sharing: stopSharing,
  delete: deleteEverything,
  confirm: async (world, id, { pending = id }) => {
    return { ...(await confirmPending(world, id, pending)), shownId: pending };
  },
  correct_address: async (world, id, values) => {
    const email = emailText(formWords.email).safeParse(values.email);
    if (email.success) return correctAddress(world, id, email.data);
    return { outcome: "invalid", problem: null, errors: { email: formWords.email } };
  },
  name_speaker: async (world, id, { speaker = "", name: typedName = "" }) => {
    const name = cleanedName(typedName);
    if (name !== null) return nameSpeaker(world, id, { speaker, name });
    return { outcome: "invalid", problem: words.problems.name_too_long, errors: {} };
  },
  reschedule: async (world, id, values) => {
    const { data: to, error } = newTimeSchema(world.clock()).safeParse(values);
    if (!error) return rescheduleNotetaker(world, id, to);
    const errors = Object.fromEntries(
      error.issues.map(({ path: [field], message }) => [field, words.fieldProblem(message)]),
    );
    return { outcome: "invalid", problem: null, errors };
  },
};

function newTimeSchema(now: number) {
  // The form also offers the zone of an invite, which may be any zone.
  const isZone = (zone: string) => canonicalZone(zone) !== null;
  return z
    .object({ scheduledDate: anyText, scheduledTime: anyText, timezone: anyText })
    .transform((chosen, context) => {
      const { instant, date, time, timezone } = appointmentOfForm(chosen, now, context, isZone);
      return { startsAt: instant, wallDate: date, wallTime: time, timezone };
    });
}
