import { Container } from "~/components/ui/container";
import type { ClosingSection } from "~/content/section";
import { InkActions } from "./action-link";

/** The last band of a page; it shares one dark area with the footer. */
export function Closing({ id, title, text, actions }: ClosingSection) {
  return (
    <section id={id} className="on-ink section-pad no-print hero-glow">
      <Container className="flex flex-col items-center text-center">
        <h2 className="max-w-[20ch] text-h2">{title}</h2>
        <p className="mb-8 mt-4 max-w-[56ch] text-balance text-lede text-on-dark-muted">{text}</p>
        <InkActions actions={actions} />
      </Container>
    </section>
  );
}
