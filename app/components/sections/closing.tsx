import { type Host, Portrait } from "../ui/portrait";
import { type Action, ActionLink, ActionRow } from "./action";
import type { Step } from "./steps";

export function Closing({
  id,
  title,
  text,
  actions,
  people,
  peopleNote,
  steps,
  ink = false,
}: {
  id?: string;
  title: string;
  text: string;
  actions: readonly Action[];
  people?: readonly Pick<Host, "portrait">[];
  peopleNote?: string;
  steps?: readonly Step[];
  ink?: boolean;
}) {
  const textAndActions = (
    <div className={steps ? "mt-3.5" : ""}>
      <p className="max-w-116 text-lede text-muted">{text}</p>
      <ActionRow actions={actions} className="go-last mt-6" />
    </div>
  );
  return (
    <section id={id} className={`section-pad no-print ${ink ? "on-ink" : "on-tint"}`}>
      <div className="column grid gap-x-18 gap-y-8 lg:grid-cols-2">
        <div>
          {people ? (
            <p className="mb-5 flex items-center gap-2 text-small lg:mb-7">
              {people.map((person) => (
                <Portrait key={person.portrait} of={person} className="size-14 rounded-full" />
              ))}
              <span className="ml-2 text-muted">{peopleNote}</span>
            </p>
          ) : null}
          <h2 className={steps ? "max-w-[14em] text-h2" : "text-claim"}>{title}</h2>
          {steps ? textAndActions : null}
        </div>
        {steps ? (
          <ol>
            {steps.map((step) => (
              <li
                key={step.title}
                className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-t py-4 first:border-link md:grid-cols-[7rem_1fr] md:py-6"
              >
                <p className="text-small text-link">{step.when}</p>
                <div>
                  <h3 className="text-h3">{step.title}</h3>
                  <p className="mt-1 text-ui text-muted">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        ) : (
          textAndActions
        )}
      </div>
    </section>
  );
}

export type StickyAction = Action & { readonly price?: string };

/** Hides while an element of a class `go-…` is in view (`styles/sticky.css`). */
export function StickyBar({ action }: { action: StickyAction }) {
  return (
    <div className="sticky-bar no-print sticky bottom-0 z-10 -mt-18 flex items-center gap-4 border-t border-paper-200 bg-paper-0 px-5 pt-3 md:hidden">
      {action.price ? <p className="text-small font-semibold">{action.price}</p> : null}
      <ActionLink action={action} className="flex-1" />
    </div>
  );
}
