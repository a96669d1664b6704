import { ButtonLink } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Container } from "~/components/ui/container";
import { Icon } from "~/components/ui/icon";
import { ActionForm, actionUrl } from "./actions";
import { statusWords } from "../status-words";
import type { StatusView } from "../view";

const words = statusWords.confirm;

/** Stands between the link "Delete everything" and the deletion. */
export function ConfirmScreen({ view, token }: { view: StatusView; token: string }) {
  return (
    <section className="on-ink hero-glow">
      <Container className="min-h-[60vh] pt-8 pb-16 lg:pt-14 lg:pb-24">
        <h1 className="max-w-[18ch] text-h1">{words.title}</h1>
        <p className="mt-5 mb-8 text-lede text-on-dark-muted">{words.lede}</p>
        <DeleteConfirmation view={view} token={token} />
      </Container>
    </section>
  );
}

/** Lists what will be gone, with the button that does it. A page of its own, so it needs no script. */
function DeleteConfirmation({ view, token }: { view: StatusView; token: string }) {
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
      {view.shareUrl === null ? null : <p className="mt-4 text-small text-muted">{words.shared}</p>}
      <div className="mt-6 flex flex-wrap gap-3 max-phone:*:w-full">
        <ActionForm action="delete" token={token} look={{ variant: "danger", block: true }}>
          {statusWords.actions.delete.button}
        </ActionForm>
        <ButtonLink variant="secondary" href={actionUrl(token)}>
          {words.keep}
        </ButtonLink>
      </div>
    </Card>
  );
}
