import { Container } from "../ui/container";
import { ActionLink, InkActions } from "./action";
import type { Action, ClosingSection } from "./section";

/** The last band of a page; it shares one dark area with the footer. */
export function Closing({ id, title, text, actions }: ClosingSection) {
  return (
    <section id={id} className="on-ink section-pad no-print hero-glow">
      <Container className="flex flex-col items-center text-center">
        <h2 className="max-w-[24ch] text-h2">{title}</h2>
        <p className="mb-8 mt-4 max-w-[56ch] text-balance text-lede text-on-dark-muted">{text}</p>
        <InkActions actions={actions} />
      </Container>
    </section>
  );
}

export function StickyBar({ action }: { action: Action }) {
  return (
    <div className="sticky-bar no-print sticky bottom-0 z-10 -mt-18 border-t border-paper-200 bg-paper-0 px-5 py-3 shadow-e2 md:hidden">
      <ActionLink action={action} block />
    </div>
  );
}
