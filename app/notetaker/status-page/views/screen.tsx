import { Alert } from "~/components/ui/alert";
import { Container } from "~/components/ui/container";
import { failureReasonWords } from "~/content/words/failures";
import type { ControlAction } from "../../status";
import { Actions, type FormState } from "./actions";
import { FactsCard, peopleText, Questions } from "./facts";
import { Held } from "./held";
import { statusWords } from "../page-words";
import type { Phase } from "../phases";
import { Results, type ShownResults } from "./results";
import { HostSteps } from "./timeline";
import { useChangeText, useLiveRefresh } from "./use-live-refresh";
import type { StatusView } from "../view";

const beforeTheDoor: readonly Phase[] = ["booked", "on_its_way"];

/** The page of one request: where it stands, what the host has to do, what there is to see and to press. */
export function StatusScreen({
  view,
  results,
  done,
  problem,
  form,
}: {
  view: StatusView;
  results: ShownResults | null;
  /** What the visitor has just had done. */
  done: ControlAction | null;
  /** Why what the visitor has just asked for was not done. */
  problem: string | null;
  form: FormState;
}) {
  useLiveRefresh(view.live, done !== null);
  const { title, text } = phaseWords(view);
  const changed = useChangeText(title);
  const waits = view.phase === "waiting";

  return (
    <>
      <section className="on-ink hero-glow">
        <Container className="grid gap-x-16 gap-y-10 pt-8 pb-16 lg:grid-cols-[1fr_400px] lg:pt-14 lg:pb-24">
          <div className="min-w-0">
            <Told done={done} problem={problem} />
            {view.live ? <LiveMark /> : null}
            <h1 className="text-h1">{title}</h1>
            <p role="status" className="sr-only">
              {changed}
            </p>
            <p className="mt-5 max-w-[52ch] text-lede text-on-dark-muted">{text}</p>
            <Advice view={view} />
            <Questions view={view} token={form.token} />
            <Company people={view.alsoComing} />
            <Held held={view.held} token={form.token} alone={view.phase === "invited"} />
            {waits || beforeTheDoor.includes(view.phase) ? (
              <div className="mt-8 max-w-column">
                <HostSteps urgent={waits} minutesLeft={view.minutesLeft} botName={view.botName} />
              </div>
            ) : null}
          </div>
          <div className="min-w-0 self-start">
            <FactsCard view={view} />
          </div>
        </Container>
      </section>
      <div className="section-pad">
        <Container className="space-y-16">
          {results ? <Results results={results} token={form.token} /> : null}
          <Actions view={view} form={form} />
        </Container>
      </div>
    </>
  );
}

export function phaseWords({ phase, reason, late }: Pick<StatusView, "phase" | "reason" | "late">) {
  if (late === "too_late") return { title: statusWords.late.title, text: statusWords.late.tooLate };
  if (late) return { title: statusWords.late.title, text: statusWords.late.text(late.comesAt) };
  if (phase !== "failed") return statusWords.phases[phase];
  const { title, happened } = failureReasonWords[reason ?? "missed"];
  return { title, text: happened };
}

function Told({ done, problem }: { done: ControlAction | null; problem: string | null }) {
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
      </Alert>
    </div>
  );
}

function LiveMark() {
  return (
    <p className="mb-4 flex items-center gap-2 text-fine text-on-dark-subtle">
      <span aria-hidden="true" className="size-2 animate-pulse rounded-full bg-lime-300" />
      <span className="no-script:hidden">{statusWords.live}</span>
      <span className="hidden no-script:inline">{statusWords.liveNoScript}</span>
    </p>
  );
}

/** Whose notetakers come as well: a host tells them apart in the lobby. */
function Company({ people }: { people: readonly string[] }) {
  if (people.length === 0) return null;
  return (
    <p className="mt-6 max-w-column rounded-card border border-ink-700 bg-ink-800 p-6 text-small wrap-anywhere">
      {statusWords.company(peopleText(people))}
    </p>
  );
}

/** What helps after a failure. */
function Advice({ view: { phase, reason } }: { view: StatusView }) {
  if (phase !== "failed" || reason === null) return null;
  return (
    <div className="mt-8 max-w-column rounded-card border border-ink-700 bg-ink-800 p-6">
      <h2 className="text-h3">{statusWords.failure.todo}</h2>
      <p className="mt-2 text-on-dark-muted">{failureReasonWords[reason].todo}</p>
    </div>
  );
}
