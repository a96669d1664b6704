import { type ReactNode, useEffect, useState } from "react";
import { ActionLink } from "~/components/sections/action";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { Container } from "~/components/ui/container";
import { failureReasonWords } from "~/content/words/failures";
import { DoorAlarm, HostSteps, LiveMark } from "../../live/host";
import { shortClock } from "../../results/transcript";
import type { ControlAction } from "../../status";
import type { Phase } from "../progress";
import { statusWords } from "../status-words";
import type { PendingRow, StatusView } from "../view";
import type { ShownResults } from "../watch/results";
import { ResultParts } from "../watch/result-parts";
import { ActionForm, Actions, type FormState } from "./actions";
import { DeletionBadge, FactsCard } from "./facts";
import { ShareCard, ShareLink } from "./share-card";
import { useChangeText, useLiveRefresh } from "./use-live-refresh";

const beforeTheDoor: readonly Phase[] = ["booked", "on_its_way"];

/** The page of one notetaker: how far it has got, what the host has to do, its results and its buttons. */
export function StatusScreen({
  view,
  results,
  rows,
  done,
  problem,
  form,
}: {
  view: StatusView;
  results: ShownResults | null;
  /** The turns of the transcript, as the server has written them. */
  rows: ReactNode;
  /** The action that the visitor has just had done. */
  done: ControlAction | null;
  /** Why the action that the visitor asked for was not done. */
  problem: string | null;
  form: FormState;
}) {
  const awaited = useLiveRefresh(view, form.token, done !== null);
  const { title, text } = phaseWords(view);
  const changed = useChangeText(title);
  const waits = view.phase === "waiting";
  const outcome = <Outcome done={done} problem={problem} shareUrl={view.shareUrl} />;

  if (results) {
    return (
      <>
        <WatchHead view={view} lasted={results.lasted}>
          {outcome}
          <Pending pending={view.pending} token={form.token} alone={false} />
        </WatchHead>
        <ResultParts
          results={results}
          place={{ page: "notetaker-status", token: form.token }}
          rows={rows}
        >
          <ShareCard shareUrl={view.shareUrl} token={form.token} />
          <FactsCard view={view} isOver />
        </ResultParts>
        <Container className="no-print pb-24">
          <Actions view={view} form={form} />
        </Container>
      </>
    );
  }
  return (
    <>
      <section className="on-ink hero-glow">
        <Container className="grid gap-x-16 gap-y-10 pt-8 pb-16 lg:grid-cols-[1fr_400px] lg:pt-14 lg:pb-24">
          <div className="min-w-0">
            {outcome}
            {view.live ? <LiveMark /> : null}
            <h1 className="text-h1">{title}</h1>
            <p role="status" className="sr-only">
              {changed}
            </p>
            <p className="mt-5 max-w-[52ch] text-lede text-on-dark-muted">{text}</p>
            {view.recordedSeconds === null ? null : (
              <RecordingCard key={view.phase} seconds={view.recordedSeconds} />
            )}
            <Advice view={view} />
            <Another phase={view.phase} />
            {view.unstoppable ? <Note>{statusWords.unstoppable}</Note> : null}
            {view.mailFailure ? <Note>{statusWords.mailFailure[view.mailFailure]}</Note> : null}
            <Pending pending={view.pending} token={form.token} alone={view.phase === "invited"} />
            {waits || beforeTheDoor.includes(view.phase) ? (
              <div className="mt-8 max-w-column">
                <HostSteps urgent={waits} minutesLeft={view.minutesLeft} botName={view.botName} />
                {awaited ? <DoorAlarm state={awaited} /> : null}
              </div>
            ) : null}
          </div>
          <div className="min-w-0 self-start">
            <FactsCard view={view} />
          </div>
        </Container>
      </section>
      <div className="section-pad">
        <Container>
          <Actions view={view} form={form} />
        </Container>
      </div>
    </>
  );
}

export function phaseWords({
  phase,
  reason,
  unstoppable,
}: Pick<StatusView, "phase" | "reason" | "unstoppable">) {
  if (phase === "cancelled" && unstoppable) {
    return { title: statusWords.phases.cancelled.title, text: statusWords.canceledStillComing };
  }
  if (phase !== "failed") return statusWords.phases[phase];
  const { title, happened } = failureReasonWords[reason ?? "missed"];
  return { title, text: happened };
}

/** A few lines: the recording follows below them, half on this ground. */
function WatchHead({
  view: { when, meeting, daysLeft, shareUrl },
  lasted,
  children,
}: {
  view: StatusView;
  /** "47 minutes" */
  lasted: string;
  children: ReactNode;
}) {
  return (
    <section className="on-ink hero-glow">
      <Container className="pt-6 pb-34 lg:pt-8">
        <h1 className="text-h3 sm:text-h2">{statusWords.phases.ready.title}</h1>
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small text-on-dark-muted">
          <span>{when}</span>
          {lasted === "unknown" ? null : <span>{lasted}</span>}
          <span>{meeting}</span>
          <DeletionBadge daysLeft={daysLeft} />
          <a
            href="#share"
            className="-my-0.5 inline-flex min-h-6 items-center underline underline-offset-3 hover:text-on-dark"
          >
            {statusWords.share.jump[shareUrl === null ? "share" : "stop_sharing"]}
          </a>
        </p>
        <div className="*:mt-6 *:mb-0">{children}</div>
      </Container>
    </section>
  );
}

function Outcome({
  done,
  problem,
  shareUrl,
}: {
  done: ControlAction | null;
  problem: string | null;
  shareUrl: string | null;
}) {
  if (problem !== null) {
    return (
      <div className="on-paper mb-8 max-w-panel">
        <Alert tone="danger" role="alert" title={statusWords.problemTitle}>
          <p>{problem}</p>
        </Alert>
      </div>
    );
  }
  if (done === null) return null;
  return (
    <div className="on-paper mb-8 max-w-panel">
      <Alert tone="success" role="status">
        <p>{statusWords.done[done]}</p>
        {done === "share" && shareUrl !== null ? <ShareLink url={shareUrl} /> : null}
      </Alert>
    </div>
  );
}

function Note({ children }: { children: string }) {
  return (
    <p className="mt-6 max-w-column rounded-card border border-ink-700 bg-ink-800 p-6 text-small wrap-anywhere">
      {children}
    </p>
  );
}

/** After a cancellation: the way to another. */
function Another({ phase }: Pick<StatusView, "phase">) {
  if (phase !== "cancelled") return null;
  return <ActionLink action={statusWords.another} variant="ghost" className="mt-6" />;
}

/** Advice after a failure. */
function Advice({ view: { phase, reason } }: { view: StatusView }) {
  if (phase !== "failed" || reason === null) return null;
  return (
    <div className="mt-8 max-w-column rounded-card border border-ink-700 bg-ink-800 p-6">
      <h2 className="text-h3">{statusWords.failure.todo}</h2>
      <p className="mt-2 text-on-dark-muted">{failureReasonWords[reason].todo}</p>
    </div>
  );
}

const { pending: words, actions } = statusWords;

/**
 * Notetakers that wait for the owner of the mailbox, each with a button of its own: some may be theirs, and
 * others a stranger's. On ink, where it is not overlooked.
 */
function Pending({
  pending,
  token,
  alone,
}: {
  pending: readonly PendingRow[];
  token: string;
  /** The page is about this one: its title has asked the question. */
  alone: boolean;
}) {
  if (pending.length === 0) return null;
  return (
    <section aria-label={words.title} className="mt-8 max-w-column">
      {alone ? null : (
        <>
          <h2 className="text-h3">{words.title}</h2>
          <p className="mt-2 text-small text-on-dark-muted">{words.text}</p>
        </>
      )}
      <Card className="on-paper mt-4 divide-y divide-paper-200 py-1! sm:py-1!">
        {pending.map((row) => (
          <Row key={row.id} row={row} token={token} />
        ))}
      </Card>
      {alone ? null : (
        <div className="mt-6 space-y-3">
          <p className="text-small text-on-dark-muted">{actions.none_mine.text}</p>
          <ActionForm action="none_mine" token={token} look={{ variant: "ghost" }}>
            {actions.none_mine.button}
          </ActionForm>
        </div>
      )}
    </section>
  );
}

function Row({ row: { id, meeting, when, open }, token }: { row: PendingRow; token: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5">
      <p className="min-w-0 grow basis-64 wrap-anywhere">
        {when}
        <br />
        {meeting}
      </p>
      {open ? (
        <ActionForm action="confirm" token={token} pending={id}>
          {actions.confirm.button}
        </ActionForm>
      ) : (
        <p className="text-small text-muted">{words.over}</p>
      )}
    </div>
  );
}

const recordingWords = statusWords.recording;

/** Heights of the bars, of twelve. */
const levels = [
  "h-3",
  "h-6",
  "h-9",
  "h-5",
  "h-8",
  "h-11",
  "h-6",
  "h-9",
  "h-4",
  "h-7",
  "h-10",
  "h-5",
];

/** How long it has been recording. Without script the time is that of the page. */
function RecordingCard({ seconds }: { seconds: number }) {
  const elapsed = useClock(seconds);
  return (
    <section
      aria-label={recordingWords.title}
      className="mt-8 flex max-w-column flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card border border-ink-700 bg-ink-800 p-6"
    >
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-fine text-on-dark-subtle">
          <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-lime-300" />
          {recordingWords.title}
        </p>
        <p className="mt-2 font-display text-price">
          <span role="timer">{shortClock(elapsed)}</span>{" "}
          <span className="sr-only">{recordingWords.since}</span>
        </p>
      </div>
      <div aria-hidden="true" className="flex h-11 items-center gap-1">
        {levels.map((level, nth) => (
          <span
            key={nth}
            className={`w-1.5 rounded-full bg-lime-300/70 ${level} ${nth % 3 === 0 ? "animate-pulse" : ""}`}
          />
        ))}
      </div>
      <p className="basis-full text-small text-on-dark-muted">{recordingWords.keeps}</p>
    </section>
  );
}

/** Seconds, counted on from what the server knew. */
function useClock(seconds: number): number {
  const [start, setStart] = useState({ seconds, at: 0, now: 0 });
  useEffect(() => {
    const at = performance.now();
    setStart({ seconds, at, now: at });
    const timer = setInterval(() => {
      setStart((last) => ({ ...last, now: performance.now() }));
    }, 1_000);
    return () => clearInterval(timer);
  }, [seconds]);
  return start.seconds + Math.floor((start.now - start.at) / 1_000);
}
