import { type FormEvent, type ReactNode, useRef } from "react";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { resultPages } from "~/content/words/results";
import { statusWords } from "../status-words";
import { flatOnPaper } from "./appearance";
import type { ShownResults } from "./results.server";
import type { useFollow } from "./use-follow";
import type { useSearch } from "./use-search";

const words = statusWords.results;

/** The search is a plain GET form; with script it marks words while they are typed. */
export function TranscriptCard({
  results,
  searching,
  following,
  rows,
}: {
  results: ShownResults;
  searching: ReturnType<typeof useSearch>;
  following: ReturnType<typeof useFollow>;
  rows: ReactNode;
}) {
  const field = useRef<HTMLInputElement>(null);
  if (results.transcriptProblem !== null) {
    return (
      <TranscriptFrame>
        <div className="p-5">
          <Alert>
            <p>{resultPages[results.transcriptProblem].text}</p>
          </Alert>
        </div>
      </TranscriptFrame>
    );
  }
  const { matches, currentIndex, search } = searching;
  const step = (by: 1 | -1) => {
    following.pause();
    searching.step(by);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(field.current?.value ?? "");
    step(1);
  };
  return (
    <TranscriptFrame>
      <div className="no-print border-b border-paper-200 px-4 pt-3 pb-3 sm:px-5">
        <search>
          <form action="#transcript" onSubmit={submit} className="flex items-center gap-2">
            <input type="hidden" name="token" value={results.token} />
            <label htmlFor="transcript-search" className="sr-only">
              {words.searchLabel}
            </label>
            <input
              ref={field}
              id="transcript-search"
              type="search"
              name="q"
              dir="auto"
              defaultValue={results.matches.query}
              onInput={(event) => search(event.currentTarget.value)}
              placeholder={words.searchLabel}
              maxLength={100}
              autoComplete="off"
              className="block min-h-11 w-full min-w-0 rounded-small border border-control bg-paper-0 px-3.5 text-small placeholder:text-subtle"
            />
            <Button type="submit" variant="secondary" size="sm">
              {words.search}
            </Button>
          </form>
        </search>
        <div role="status" className="text-fine text-muted">
          {matches.query === "" ? null : (
            <p className="mt-2">{words.found(matches.hits, matches.turns, matches.query)}</p>
          )}
        </div>
        {matches.hits > 0 ? (
          <div className="mt-2 flex items-center gap-2 text-fine text-muted tabular-nums no-script:hidden">
            <HitButton label={words.previousHit} up onPress={() => step(-1)} />
            <HitButton label={words.nextHit} onPress={() => step(1)} />
            {currentIndex < 0 ? null : <span>{words.hitOf(currentIndex + 1, matches.hits)}</span>}
          </div>
        ) : null}
      </div>
      {results.speakers.length === 0 ? (
        <p className="p-5 text-small text-muted">{words.silent}</p>
      ) : null}
      <div className="relative min-h-0 grow">
        <div
          ref={following.box}
          {...following.scrolling}
          className="h-full overflow-y-auto print:h-auto print:overflow-visible"
        >
          {rows}
        </div>
        {following.isPaused ? (
          <Button
            variant="primary"
            size="sm"
            onClick={following.resume}
            className="absolute inset-x-0 bottom-4 mx-auto w-fit shadow-e2"
          >
            {words.backToNow}
          </Button>
        ) : null}
      </div>
    </TranscriptFrame>
  );
}

export function TranscriptFrame({ children }: { children: ReactNode }) {
  return (
    <section
      aria-labelledby="transcript"
      className={`flex h-[75svh] flex-col overflow-hidden rounded-card border border-paper-200 bg-paper-0 shadow-e2 lg:absolute lg:inset-0 lg:h-auto print:static print:mt-8 print:block print:h-auto ${flatOnPaper}`}
    >
      <h2 id="transcript" className="scroll-mt-6 px-4 pt-4 text-h3 sm:px-5 print:p-0">
        {words.transcript}
      </h2>
      {children}
    </section>
  );
}

function HitButton({ label, up, onPress }: { label: string; up?: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-small border border-edge hover:border-control hover:bg-paper-50 md:size-8"
    >
      <Icon name="chevron-down" className={`size-4 ${up ? "rotate-180" : ""}`} />
    </button>
  );
}
