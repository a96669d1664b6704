import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { shortClock } from "../../results/transcript";
import { statusWords } from "../status-words";
import { actionUrl } from "../views/actions";
import { momentId } from "./looks";
import type { ShownResults, SpeakerRow } from "./results";

const words = statusWords.speakers;
const { name_speaker: action } = statusWords.actions;

type Naming = NonNullable<ShownResults["naming"]>;

/** Who is who, for the owner to say; one plain form for each speaker. */
export function SpeakersCard({ naming, token }: { naming: Naming; token: string }) {
  if (naming.rows.length === 0) return null;
  return (
    <Card>
      <details open={naming.last !== null} className="group/names">
        <summary className="flex items-center justify-between gap-4">
          <h2 className="text-h3">{action.title}</h2>
          <Icon name="chevron-down" className="size-5 group-open/names:rotate-180" />
        </summary>
        <p className="mt-3 text-small text-muted">{action.text}</p>
        <ul className="mt-4 divide-y divide-paper-200">
          {naming.rows.map((row, nth) => (
            <Row key={row.speaker} row={row} nth={nth} token={token} />
          ))}
        </ul>
      </details>
    </Card>
  );
}

function Row({
  row: { speaker, given, at },
  nth,
  token,
}: {
  row: SpeakerRow;
  nth: number;
  token: string;
}) {
  const id = `speaker-${nth}`;
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <form method="post" action={actionUrl(token)}>
        <input type="hidden" name="speaker" value={speaker} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <label htmlFor={id} className="min-w-0 text-small font-semibold wrap-anywhere">
            {speaker}
          </label>
          {at === null ? null : (
            <a
              href={`#${momentId(at)}`}
              className="inline-flex min-h-6 items-center text-fine text-pine-700 underline underline-offset-3"
            >
              {words.listen(shortClock(at))}
            </a>
          )}
        </div>
        <div className="mt-1.5 flex gap-2">
          <input
            id={id}
            name="name"
            defaultValue={given ?? ""}
            placeholder={words.placeholder}
            autoComplete="off"
            maxLength={200}
            className="block min-h-11 w-full min-w-0 rounded-small border border-control bg-paper-0 px-3.5 text-small placeholder:text-subtle"
          />
          <Button type="submit" name="do" value="name_speaker" variant="secondary" size="sm">
            {action.button}
          </Button>
        </div>
      </form>
      {given === null ? null : (
        <Rename speaker={speaker} name="" instead={given} token={token} label={words.original} />
      )}
    </li>
  );
}

/** Takes the last change back, right after it. */
export function UndoName({ last, token }: { last: NonNullable<Naming["last"]>; token: string }) {
  const { speaker, before, instead } = last;
  return (
    <Rename
      speaker={speaker}
      name={before ?? ""}
      instead={instead ?? ""}
      token={token}
      label={words.undo}
    />
  );
}

function Rename({
  speaker,
  name,
  instead,
  token,
  label,
}: {
  speaker: string;
  name: string;
  /** What they are called until now: somebody may have said otherwise in another tab. */
  instead: string;
  token: string;
  label: string;
}) {
  return (
    <form method="post" action={actionUrl(token)}>
      <input type="hidden" name="speaker" value={speaker} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="instead" value={instead} />
      <button
        type="submit"
        name="do"
        value="name_speaker"
        className="mt-1 inline-flex min-h-8 items-center text-fine font-medium text-pine-700 underline underline-offset-3"
      >
        {label}
      </button>
    </form>
  );
}
