import { useEffect, useState } from "react";
import { controlClass } from "~/components/forms/fields";
import { Button, ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { href } from "~/lib/render/href";
import type { ShownTurn, TranscriptPage } from "../../results/search";
import { statusWords } from "../page-words";

const words = statusWords.results;

/** One page of the transcript with its search, which is a plain GET form. `onSeek` is null without a video. */
export function Transcript({
  page,
  token,
  onSeek,
}: {
  page: TranscriptPage;
  token: string;
  onSeek: ((seconds: number) => void) | null;
}) {
  const { query, hits, total, turns } = page;
  return (
    <>
      <Search query={query} token={token} />
      {query === "" ? null : (
        <p role="status" className="mt-4 text-small text-muted">
          {words.found(hits, total, query)}{" "}
          <a
            href={pageUrl(token, "", 1)}
            className="inline-flex min-h-6 items-center font-medium text-pine-700 underline underline-offset-3"
          >
            {words.clear}
          </a>
        </p>
      )}
      {turns.length > 0 ? (
        <Card className="mt-5">
          <ol className="space-y-5">
            {turns.map((turn, nth) => (
              <Turn key={nth} turn={turn} onSeek={onSeek} />
            ))}
          </ol>
        </Card>
      ) : null}
      {turns.length === 0 && query === "" ? (
        <p className="mt-5 text-small text-muted">{words.silent}</p>
      ) : null}
      <Pages page={page} token={token} />
    </>
  );
}

function Search({ query, token }: { query: string; token: string }) {
  return (
    <search className="mt-5 block">
      <form
        method="get"
        action={`${href("notetaker-status")}#transcript`}
        className="flex max-w-column flex-wrap gap-3"
      >
        <input type="hidden" name="token" value={token} />
        <label htmlFor="transcript-search" className="sr-only">
          {words.searchLabel}
        </label>
        <input
          id="transcript-search"
          type="search"
          name="q"
          defaultValue={query}
          placeholder={words.searchLabel}
          maxLength={100}
          autoComplete="off"
          className={`${controlClass} min-w-0 grow basis-48`}
        />
        <Button type="submit" variant="secondary">
          {words.search}
        </Button>
      </form>
    </search>
  );
}

function Turn({
  turn: { speaker, start, at, pieces },
  onSeek,
}: {
  turn: ShownTurn;
  onSeek: ((seconds: number) => void) | null;
}) {
  return (
    <li className="grid gap-x-5 text-small sm:grid-cols-[5rem_1fr]">
      <Time start={start} at={at} onSeek={onSeek} />
      <div className="min-w-0 sm:col-start-2">
        <p className="font-semibold">{speaker}</p>
        <p className="mt-0.5 max-w-measure text-muted">
          {pieces.map(({ text, hit }, nth) =>
            hit ? (
              <mark key={nth} className="rounded-[3px] bg-lime-300 text-ink-900">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </p>
      </div>
    </li>
  );
}

const timeClass = "flex min-h-6 items-start text-fine text-subtle tabular-nums";

/** Text; once there is script, and a video to seek in, a button. */
function Time({
  start,
  at,
  onSeek,
}: {
  start: number | null;
  at: string | null;
  onSeek: ((seconds: number) => void) | null;
}) {
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  if (start === null || at === null) return null;
  if (!hasScript || !onSeek) return <span className={timeClass}>{at}</span>;
  return (
    <button
      type="button"
      aria-label={words.seek(at)}
      onClick={() => onSeek(start)}
      className={`${timeClass} justify-self-start underline underline-offset-3 hover:text-pine-700`}
    >
      {at}
    </button>
  );
}

function Pages({ page: { page, pages, query }, token }: { page: TranscriptPage; token: string }) {
  if (pages === 1) return null;
  return (
    <nav aria-label={words.pages} className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
      {page > 1 ? (
        <ButtonLink variant="secondary" href={pageUrl(token, query, page - 1)}>
          {words.earlier}
        </ButtonLink>
      ) : null}
      <span className="text-small text-muted tabular-nums">{words.page(page, pages)}</span>
      {page < pages ? (
        <ButtonLink variant="secondary" href={pageUrl(token, query, page + 1)}>
          {words.later}
        </ButtonLink>
      ) : null}
    </nav>
  );
}

function pageUrl(token: string, query: string, page: number): string {
  const wanted = {
    token,
    ...(query === "" ? {} : { q: query }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
  return href("notetaker-status", { query: wanted, hash: "transcript" });
}
