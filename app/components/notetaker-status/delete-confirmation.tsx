import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { statusWords } from "~/content/pages/notetaker-status";
import type { StatusView } from "~/notetaker/status-view";
import { ActionForm, actionUrl } from "./action-form";
import { peopleText } from "./people-text";

const words = statusWords.confirm;

/** What will be gone, whom it touches, and the button that does it. A page of its own, so it needs no script. */
export function DeleteConfirmation({ view, token }: { view: StatusView; token: string }) {
  const { others } = view;
  return (
    <Card className="on-paper max-w-panel shadow-e2">
      <ul className="space-y-3 text-small">
        {words.points.map((line) => (
          <li key={line} className="grid grid-cols-[20px_1fr] gap-3">
            <Icon name="trash-2" className="mt-0.5 size-5 text-danger" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <p className="mt-4 text-small text-muted">{words.others(peopleText(others))}</p>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <ActionForm action="delete" token={token} look={{ variant: "danger" }}>
          {statusWords.actions.delete.button}
        </ActionForm>
        <ButtonLink variant="secondary" href={actionUrl(token)}>
          {words.keep}
        </ButtonLink>
      </div>
    </Card>
  );
}
