import { Container } from "~/components/ui/container";
import { statusWords } from "~/content/pages/notetaker-status";
import type { StatusView } from "~/notetaker/status-view";
import { DeleteConfirmation } from "./delete-confirmation";

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
