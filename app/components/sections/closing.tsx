import { Container } from "../ui/container";
import { Portrait } from "../ui/portrait";
import { ActionLink, ActionRow } from "./action";
import type { ClosingSection, StickyAction } from "./section";

/** The last band of a page; it shares one dark area with the footer. */
export function Closing({ id, title, text, actions, people }: ClosingSection) {
  return (
    <section id={id} className="on-ink section-pad no-print hero-glow">
      <Container className="grid gap-x-14 gap-y-5 lg:grid-cols-2 lg:items-center">
        <div>
          {people ? (
            <div className="mb-6 flex -space-x-3">
              {people.map((person) => (
                <Portrait
                  key={person.portrait}
                  of={person}
                  className="size-20 rounded-full ring-4 ring-ink-900"
                />
              ))}
            </div>
          ) : null}
          <h2 className="max-w-[24ch] text-h2">{title}</h2>
        </div>
        <div>
          <p className="mb-8 max-w-[56ch] text-lede text-on-dark-muted">{text}</p>
          <ActionRow actions={actions} className="go-last" />
        </div>
      </Container>
    </section>
  );
}

/** Steps aside while one of the buttons `go-…` is in view (`styles/sticky.css`). */
export function StickyBar({ action }: { action: StickyAction }) {
  return (
    <div className="sticky-bar no-print sticky bottom-0 z-10 -mt-18 flex items-center gap-4 border-t border-paper-200 bg-paper-0 px-5 pt-3 shadow-e2 md:hidden">
      {action.price ? (
        <p className="text-small font-semibold tabular-nums">{action.price}</p>
      ) : null}
      <ActionLink action={action} className="flex-1" />
    </div>
  );
}
