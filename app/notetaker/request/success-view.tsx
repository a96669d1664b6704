import { type ComponentType, Fragment, useEffect, useState } from "react";
import { DoneHeading } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { notetaker } from "~/content/pages/notetaker";
import { href } from "~/lib/render/href";
import { dayText } from "~/lib/time/day-text";
import { TextButton } from "./earlier-requests";
import type { Delivery } from "./send-with-retries";
import type { Receipt, WallTime } from "./submission";

const words = notetaker.success;
const receiptWords = words.receipt;

/** `when` is null for "now". `typedEmail` is the address as typed, so that visitors notice a typo. */
export function SuccessView({
  when,
  delivery,
  typedEmail = null,
  onReset,
  onBack,
}: {
  when: WallTime | null;
  delivery: Delivery;
  typedEmail?: string | null;
  onReset?: () => void;
  onBack?: () => void;
}) {
  const { title, text, again } = when ? words.later : words.now;
  const receipt = delivery.phase === "confirmed" ? delivery.receipt : null;
  const isPending = receipt?.state === "pending";

  return (
    <Card className="on-paper flex min-h-169 flex-col shadow-e2 lg:min-h-156">
      <DoneHeading icon={when ? "calendar-check" : "circle-check"} title={title} />
      <p className="mt-3 text-small text-muted">{isPending ? words.pending : text}</p>
      {willJoin(delivery) ? <NextSteps time={when?.time ?? words.next.soon} /> : null}
      {when ? (
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 rounded-tile border border-paper-200 bg-paper-50 px-4 py-3 text-small">
          {[
            [words.date, dayText(when.date)],
            [words.time, when.time],
            [words.timezone, when.timezone],
          ].map(([term, value]) => (
            <Fragment key={term}>
              <dt className="text-subtle">{term}</dt>
              <dd className="font-semibold">{value}</dd>
            </Fragment>
          ))}
        </dl>
      ) : null}
      <div role="status" className="mt-4 space-y-2 text-small text-subtle">
        {isPending ? null : <Progress delivery={delivery} onBack={onBack} />}
      </div>
      {receipt ? <ReceiptFacts receipt={receipt} typedEmail={typedEmail} /> : null}
      {receipt?.liveToken ? <Tracking token={receipt.liveToken} botName={receipt.botName} /> : null}
      <form
        method="get"
        action={href("notetaker")}
        className="mt-auto pt-5"
        onSubmit={(event) => {
          if (!onReset) return;
          event.preventDefault();
          onReset();
        }}
      >
        <Button type="submit" variant="secondary" block>
          {again}
        </Button>
      </form>
    </Card>
  );
}

export function willJoin(delivery: Delivery): boolean {
  if (delivery.phase === "waiting") return true;
  if (delivery.phase !== "confirmed") return false;
  return delivery.receipt === null || delivery.receipt.state === "sent";
}

function NextSteps({ time }: { time: string }) {
  const steps = [[`${time}:`, words.next.joins] as const, ...words.next.steps];
  return (
    <ol className="mt-4 grid gap-2 text-small">
      {steps.map(([lead, text], index) => (
        <li key={text} className="grid grid-cols-[24px_1fr] gap-3">
          <span
            aria-hidden="true"
            className="grid size-6 place-items-center rounded-full bg-pine-100 text-badge font-semibold text-pine-800 tabular-nums"
          >
            {index + 1}
          </span>
          <span>
            <strong className="font-semibold whitespace-nowrap">{lead}</strong> {text}
          </span>
        </li>
      ))}
    </ol>
  );
}

function ReceiptFacts({ receipt, typedEmail }: { receipt: Receipt; typedEmail: string | null }) {
  const { state, botName, resumesAt, isTooLate } = receipt;
  const resumesText = isTooLate ? receiptWords.tooLateToday : receiptWords.resumes;
  const lines = [
    receiptWords[state](typedEmail ?? receipt.notesTo ?? receiptWords.yourAddress),
    resumesAt === null ? null : resumesText(resumesAt),
    botName === null ? null : receiptWords.called(botName),
  ].filter((line) => line !== null);
  return (
    <div className="mt-3 space-y-1.5 rounded-tile border border-paper-200 bg-paper-50 px-4 py-3 text-small wrap-anywhere">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

type PanelProps = { readonly token: string; readonly botName: string | null };

function Tracking(props: PanelProps) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  useEffect(() => {
    import("../live/panel").then(
      ({ LivePanel }) => setPanel(() => LivePanel),
      () => undefined,
    );
  }, []);
  return Panel ? <Panel {...props} /> : null;
}

function Progress({ delivery, onBack }: { delivery: Delivery; onBack: (() => void) | undefined }) {
  switch (delivery.phase) {
    case "confirmed":
      return <p>{words.confirmed}</p>;
    case "waiting":
      return <p>{words.waiting}</p>;
    case "refused":
      return null;
    case "unreachable":
      return (
        <>
          <p className="text-danger">{words.unreachable}</p>
          <TextButton label={words.backToForm} onClick={onBack} />
        </>
      );
  }
}
