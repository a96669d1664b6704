import { useRevalidator } from "@remix-run/react";
import type { ReactNode } from "react";
import { ErrorSummary } from "~/components/forms/error-summary";
import { EmailField } from "~/components/forms/fields";
import { ActionLink } from "~/components/sections/action";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { LobbyAlarm, HostSteps, LiveMark } from "../../live/host";
import { isBeforeAdmission } from "../../live/live-state";
import { useAskAgain } from "../../live/use-ask-again";
import type { StatusPage } from "../open-pages.server";
import { statusWords } from "../status-words";
import type { StatusView } from "../view";
import { FilesCard } from "../watch/files-card";
import { ResultParts } from "../watch/result-parts";
import { ActionForm, Actions } from "./actions";
import { FactsCard } from "./facts";
import { ShareCard, ShareLink } from "./share-card";
import { WatchHead } from "./watch-head";

type ScreenProps = { page: StatusPage; problem: string | null };

export function StatusScreen({ page, problem, rows }: ScreenProps & { rows: ReactNode }) {
  const { view, results, firstDay } = page;
  const { revalidate } = useRevalidator();
  useAskAgain(view.live, revalidate);
  const { live, title, text, phase, pending, actions } = view;
  const asksAgain = live !== null && live.askInSeconds !== null;
  const outcome = <Outcome page={page} problem={problem} />;

  if (results) {
    return (
      <>
        <WatchHead
          title={
            <>
              <span className="print:hidden">{title}</span>
              <span className="hidden print:inline">{statusWords.watch.titleOnPaper}</span>
            </>
          }
          facts={[view.when, results.durationText, view.meeting]}
          daysLeft={view.daysLeft}
          link={
            <a
              href="#share"
              className="-my-0.5 inline-flex min-h-6 items-center underline underline-offset-3 hover:text-fg"
            >
              {statusWords.actions[view.shareUrl === null ? "share" : "stop_sharing"].title}
            </a>
          }
        >
          {outcome}
          <Pending pending={pending} phase={phase} />
        </WatchHead>
        <ResultParts results={results} rows={rows}>
          <FilesCard results={results} note={statusWords.results.ownLinks} />
          <ShareCard shareUrl={view.shareUrl} />
        </ResultParts>
        <Actions view={view} firstDay={firstDay} className="no-print pb-24" />
      </>
    );
  }
  return (
    <>
      <section className="on-ink overflow-clip">
        <div className="column grid gap-x-16 gap-y-10 pt-8 pb-16 lg:grid-cols-[1fr_400px] lg:pt-14 lg:pb-24">
          <div className="min-w-0">
            {outcome}
            {asksAgain ? <LiveMark /> : null}
            <div role="status">
              <h1 className="text-h1">{title}</h1>
            </div>
            <p className="mt-5 max-w-[52ch] text-lede text-muted">{text}</p>
            {view.remarks.map((remark) => (
              <div
                key={remark.text}
                className="mt-6 max-w-column rounded-card border bg-ink-800 p-6 text-small wrap-anywhere"
              >
                {remark.title === null ? null : <h2 className="mb-2 text-h3">{remark.title}</h2>}
                <p>{remark.text}</p>
              </div>
            ))}
            {phase === "cancelled" ? (
              <ActionLink action={statusWords.another} variant="secondary" className="mt-6" />
            ) : null}
            {actions.includes("correct_address") ? <CorrectAddress /> : null}
            <Pending pending={pending} phase={phase} />
            {live && isBeforeAdmission(live) ? (
              <div className="mt-8 max-w-column">
                <HostSteps live={live} botName={view.botName} />
                <LobbyAlarm state={live.state} />
              </div>
            ) : null}
          </div>
          <div className="min-w-0 self-start">
            <FactsCard view={view} />
          </div>
        </div>
      </section>
      <Actions view={view} firstDay={firstDay} className="section-pad" />
    </>
  );
}

function Outcome({ page: { done, view }, problem }: ScreenProps) {
  if (problem === null && done === null) return null;
  return (
    <div className="on-paper mb-8 max-w-panel">
      {problem === null ? null : (
        <Alert tone="danger" role="alert" title={statusWords.problemTitle}>
          <p>{problem}</p>
        </Alert>
      )}
      {done === null ? null : (
        <Alert tone="success" role="status">
          <p>{statusWords.done[done]}</p>
          {done === "share" && view.shareUrl !== null ? <ShareLink url={view.shareUrl} /> : null}
        </Alert>
      )}
    </div>
  );
}

/** Lists unconfirmed notetakers with a button each: some may be a stranger's. */
function Pending({ pending, phase }: Pick<StatusView, "pending" | "phase">) {
  const { title, text, over } = statusWords.pending;
  if (pending.length === 0) return null;
  // The title of the page asks the question already.
  const isAskedByTitle = phase === "invited";
  return (
    <section aria-label={title} className="mt-8 max-w-column">
      {isAskedByTitle ? null : (
        <>
          <h2 className="text-h3">{title}</h2>
          <p className="mt-2 text-small text-muted">{text}</p>
        </>
      )}
      <Card className="on-paper mt-4 divide-y py-1! sm:py-1!">
        {pending.map(({ id, when, meeting, canConfirm }) => (
          <div
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5"
          >
            <p className="min-w-0 grow basis-64 wrap-anywhere">
              {when}
              <br />
              {meeting}
            </p>
            {canConfirm ? (
              <ActionForm action="confirm">
                <input type="hidden" name="pending" value={id} />
              </ActionForm>
            ) : (
              <p className="text-small text-muted">{over}</p>
            )}
          </div>
        ))}
      </Card>
      {isAskedByTitle ? null : (
        <div className="mt-6 space-y-3">
          <p className="text-small text-muted">{statusWords.actions.none_mine.text}</p>
          <ActionForm action="none_mine" />
        </div>
      )}
    </section>
  );
}

function CorrectAddress() {
  const { title, text } = statusWords.actions.correct_address;
  return (
    <Card className="on-paper mt-6 max-w-column space-y-row">
      <h2 className="text-h3">{title}</h2>
      <p className="text-small text-muted">{text}</p>
      <ActionForm action="correct_address">
        <ErrorSummary title={statusWords.problemTitle} fields={["email"]} />
        <EmailField label={statusWords.newAddress} />
      </ActionForm>
    </Card>
  );
}
