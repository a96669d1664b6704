import { Card } from "~/components/ui/card";
import { ActionForm } from "./actions";
import { statusWords } from "../status-words";
import type { HeldRow } from "../view";

const { held: words, actions } = statusWords;

/**
 * The requests that wait for the owner of the mailbox, each with a button of its own: some may be theirs,
 * and others a stranger's. Stands on ink, where nobody overlooks it.
 */
export function Held({
  held,
  token,
  alone,
}: {
  held: readonly HeldRow[];
  token: string;
  /** The page is about this one: its title has asked the question. */
  alone: boolean;
}) {
  if (held.length === 0) return null;
  return (
    <section aria-label={words.title} className="mt-8 max-w-column">
      {alone ? null : (
        <>
          <h2 className="text-h3">{words.title}</h2>
          <p className="mt-2 text-small text-on-dark-muted">{words.text}</p>
        </>
      )}
      <Card className="on-paper mt-4 divide-y divide-paper-200 py-1! sm:py-1!">
        {held.map((row) => (
          <Row key={row.id} row={row} token={token} />
        ))}
      </Card>
      {alone ? null : (
        <div className="mt-6 space-y-3">
          <p className="text-small text-on-dark-muted">{actions.none_mine.text}</p>
          <ActionForm action="none_mine" token={token} look={{ variant: "secondary" }}>
            {actions.none_mine.button}
          </ActionForm>
        </div>
      )}
    </section>
  );
}

function Row({ row: { id, meeting, when, open }, token }: { row: HeldRow; token: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-5">
      <p className="min-w-0 grow basis-64 wrap-anywhere">
        {when}
        <br />
        {meeting}
      </p>
      {open ? (
        <ActionForm action="confirm" token={token} held={id}>
          {actions.confirm.button}
        </ActionForm>
      ) : (
        <p className="text-small text-muted">{words.over}</p>
      )}
    </div>
  );
}
