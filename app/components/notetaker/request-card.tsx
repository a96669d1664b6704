import { useEffect, useState } from "react";
import { showToast } from "~/components/ui/toaster";
import { notetaker } from "~/content/pages/notetaker";
import { fieldId } from "~/forms/field-frame";
import { readWallTime, type NotetakerPayload } from "~/notetaker/submission";
import { deliver, type Delivery } from "./deliver";
import { RequestForm, type Returned } from "./request-form";
import { SuccessView } from "./success-view";

const words = notetaker.toasts;

type Sent = { readonly payload: NotetakerPayload; readonly delivery: Delivery };

const untouched: Returned = { problem: null, errors: {}, kept: {} };

/**
 * The form, and in its place the success view once its answers are on their way. The form stays
 * mounted behind it, filled in, for the case that the server refuses; a reset puts an empty one there.
 */
export function RequestCard({
  token,
  firstDay,
  returned = untouched,
  onSent,
  onAnswered,
}: {
  token: string;
  firstDay: string;
  returned?: Returned | undefined;
  onSent: (payload: NotetakerPayload) => void;
  /** Asks for a fresh `token`: the next submission must not be taken for a repeat of this one. */
  onAnswered: () => void;
}) {
  const [sent, setSent] = useState<Sent | null>(null);
  const [form, setForm] = useState({ nth: 0, returned });

  /** What stands in the fields stays: `kept` is their default. */
  const showProblem = (problem: string | null) => {
    setForm((current) => ({ ...current, returned: { ...current.returned, problem } }));
  };

  useEffect(() => {
    if (form.nth > 0) document.getElementById(fieldId("name"))?.focus();
  }, [form.nth]);

  const send = async (payload: NotetakerPayload) => {
    let delivery: Delivery = { phase: "waiting" };
    await deliver({ payload, idempotencyKey: token }, (next) => {
      delivery = next;
      // A delivery that goes on after its form was reset has nothing left to say here.
      setSent((current) => (current?.payload === payload ? { payload, delivery: next } : current));
    });
    setSent({ payload, delivery });
    onSent(payload);
    showProblem(null);
    onAnswered();
    showToast({
      title: words.title,
      text: payload.scheduledTime === null ? words.now : words.later(payload.scheduledTime),
    });
  };

  const backToForm = (delivery: Delivery) => {
    const said = delivery.phase === "refused" ? delivery.message : "";
    showProblem(said || notetaker.problems.unsent);
    setSent(null);
  };

  const reset = () => {
    setForm({ nth: form.nth + 1, returned: untouched });
    setSent(null);
  };

  return (
    <>
      {sent ? (
        <SuccessView
          when={
            sent.payload.scheduledTime === null ? null : readWallTime(sent.payload.scheduledTime)
          }
          delivery={sent.delivery}
          onBack={() => backToForm(sent.delivery)}
          onReset={reset}
        />
      ) : null}
      <div hidden={sent !== null}>
        <RequestForm
          key={form.nth}
          token={token}
          firstDay={firstDay}
          returned={form.returned}
          onValid={send}
        />
      </div>
    </>
  );
}
