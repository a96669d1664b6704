import { Card } from "~/components/ui/card";
import { type Note, noteKinds, type Notes } from "../../notes/note";
import { shortClock } from "../../results/transcript";
import { statusWords } from "../status-words";
import { flatOnPaper } from "./appearance";
import { momentId } from "./moment";

const words = statusWords.notes;

export function NotesCard({ notes }: { notes: Notes }) {
  const groups = noteKinds
    .map((kind) => ({ kind, lines: notes.lines.filter((line) => line.kind === kind) }))
    .filter((group) => group.lines.length > 0);
  if (groups.length === 0) return null;
  return (
    <Card className={`shadow-e2 ${flatOnPaper}`}>
      <section aria-labelledby="notes">
        <h2 id="notes" className="text-h3">
          {words.title}
        </h2>
        <p className="mt-1 text-fine text-subtle">{words.origin}</p>
        <div className="mt-5 space-y-6">
          {groups.map(({ kind, lines }) => (
            <div key={kind}>
              <h3 className="text-small font-semibold text-pine-700">{words.kinds[kind]}</h3>
              <ul className="mt-1.5">
                {lines.map((line, index) => (
                  <Line key={index} line={line} lang={notes.language ?? undefined} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    </Card>
  );
}

function Line({ line, lang }: { line: Note; lang: string | undefined }) {
  const { text, quote, speaker, at, owner, due } = line;
  const ownerText = owner === null ? null : words.owner(owner);
  const dueText = due === null ? null : words.due(due);
  const about = [ownerText, dueText].filter((part) => part !== null);
  return (
    <li className="break-inside-avoid">
      <a
        href={`#${momentId(at)}`}
        className="-mx-3 grid grid-cols-[3.25rem_1fr] gap-x-3 rounded-small px-3 py-2 hover:bg-paper-100"
      >
        <span className="pt-px text-fine text-pine-700 tabular-nums underline underline-offset-3">
          {shortClock(at)}
        </span>
        <span dir="auto" className="min-w-0 wrap-anywhere">
          <span lang={lang} className="block">
            {text}
          </span>
          <span className="mt-0.5 block text-fine text-subtle">
            <bdi>{speaker}</bdi>
            <q lang={lang} className="block">
              {quote}
            </q>
          </span>
          {about.length > 0 ? (
            <span className="block text-fine font-medium">
              <bdi dir="ltr">{about.join(" · ")}</bdi>
            </span>
          ) : null}
        </span>
      </a>
    </li>
  );
}
