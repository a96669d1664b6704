import { useEffect, useRef, useState } from "react";
import { fieldId } from "~/components/forms/form-context";
import { useKeepHeight } from "~/components/forms/use-keep-height";
import { dismissToast, showToast } from "~/components/ui/toaster";
import { notetaker } from "~/content/pages/notetaker";
import { browserZone } from "~/lib/time/time-choices";
import { unbroken } from "~/lib/time/unbroken";
import { answersOf, EarlierRequests, type SentRequest } from "./earlier-requests";
import { RequestForm, type ReturnedForm } from "./form";
import { deliver } from "./send-with-retries";
import type { NotetakerPayload } from "./schema";
import { readWallTime, type Receipt } from "./submission";
import { willJoin, SuccessView } from "./success-view";

const words = notetaker.toasts;

const untouched: ReturnedForm = { problem: null, errors: {}, typed: {} };

export function RequestArea({
  receipt,
  ...card
}: { receipt: Receipt | null } & Parameters<typeof RequestCard>[0]) {
  if (receipt === null) return <RequestCard {...card} />;
  return <SuccessView when={receipt.when} delivery={{ phase: "confirmed", receipt }} />;
}

/** The form stays mounted behind the success view, because it comes back if the server refuses. */
function RequestCard({
  token,
  firstDay,
  returned = untouched,
  onSent,
  onAnswered,
  onJoining,
}: {
  token: string;
  firstDay: string;
  returned?: ReturnedForm | undefined;
  onSent: (payload: NotetakerPayload) => void;
  /** Asks for a fresh `token`: the next submission must not count as a repeat of this one. */
  onAnswered: () => void;
  onJoining: (joins: boolean) => void;
}) {
  const [requests, setRequests] = useState<readonly SentRequest[]>([]);
  const usedKeys = useRef<string[]>([]);
  const [shownKey, setShownKey] = useState<string | null>(null);
  const [form, setForm] = useState({ index: 0, returned });
  const { box, keep, release } = useKeepHeight();

  const showProblem = (problem: string | null) => {
    setForm((current) => ({ ...current, returned: { ...current.returned, problem } }));
  };

  useEffect(() => {
    if (form.index > 0) document.getElementById(fieldId("name"))?.focus();
  }, [form.index]);

  const drop = (sent: SentRequest) => {
    setRequests((all) => all.filter((one) => one.idempotencyKey !== sent.idempotencyKey));
  };
  const track = (sent: SentRequest) => {
    drop(sent);
    setRequests((all) => [...all, sent]);
  };

  const send = async (answers: NotetakerPayload) => {
    const payload = { ...answers, timezone: answers.timezone ?? browserZone() };
    // Two requests with one token would count as one.
    const idempotencyKey = usedKeys.current.includes(token) ? crypto.randomUUID() : token;
    usedKeys.current.push(idempotencyKey);
    const submission = { payload, idempotencyKey };
    const onLateAnswer = (late: SentRequest["delivery"]) => {
      track({ ...submission, delivery: late });
      const isLatest = usedKeys.current.at(-1) === idempotencyKey;
      if (late.phase !== "confirmed" && isLatest) dismissToast();
    };
    const delivery = await deliver(submission, onLateAnswer);
    const sent = { ...submission, delivery };
    onAnswered();
    if (delivery.phase === "refused") return showProblem(problemOf(sent));
    track(sent);
    // The fields of a scheduled time make the form higher than its success view needs.
    if (payload.scheduledTime === null) keep();
    setShownKey(idempotencyKey);
    onSent(payload);
    showProblem(null);
    const isPending = delivery.phase === "confirmed" && delivery.receipt?.state === "pending";
    const { scheduledTime } = payload;
    const text = scheduledTime === null ? words.now : words.later(unbroken(scheduledTime));
    showToast(isPending ? words.pending : { title: words.title, text });
  };

  const reopenForm = (sent: SentRequest) => {
    showProblem(problemOf(sent));
    setShownKey(null);
    drop(sent);
    dismissToast();
  };

  const openNewForm = (newForm: ReturnedForm) => {
    setForm({ index: form.index + 1, returned: newForm });
    setShownKey(null);
    dismissToast();
  };
  const refillForm = (sent: SentRequest) => {
    openNewForm({ problem: problemOf(sent), errors: {}, typed: answersOf(sent.payload) });
    drop(sent);
  };
  const reset = () => {
    openNewForm(untouched);
    setRequests((all) => all.filter(({ delivery }) => delivery.phase !== "confirmed"));
  };

  const shown = requests.find(({ idempotencyKey }) => idempotencyKey === shownKey) ?? null;
  // Has no dependencies, like the effect of `release` below: running again changes nothing.
  useEffect(() => {
    if (shown?.delivery.phase === "refused") reopenForm(shown);
  });
  const isJoining = shown !== null && willJoin(shown.delivery);
  useEffect(() => onJoining(isJoining), [isJoining, onJoining]);
  useEffect(() => {
    if (shownKey === null) release();
  });
  return (
    <>
      <EarlierRequests
        requests={requests.filter((sent) => sent !== shown)}
        onBack={refillForm}
        onDiscard={drop}
      />
      <div ref={box} className="grid">
        {shown ? (
          <SuccessView
            when={readWallTime(shown.payload.scheduledTime)}
            typedEmail={shown.payload.email}
            delivery={shown.delivery}
            onBack={() => reopenForm(shown)}
            onReset={reset}
          />
        ) : null}
        <div hidden={shown !== null}>
          <RequestForm
            key={form.index}
            token={token}
            firstDay={firstDay}
            returned={form.returned}
            onValid={send}
            onProblem={showProblem}
          />
        </div>
      </div>
    </>
  );
}

function problemOf({ delivery }: SentRequest): string {
  const message = delivery.phase === "refused" ? delivery.message : "";
  return message || notetaker.problems.unsent;
}
