import { Icon } from "~/components/ui/icon";
import { Portrait, type Quoted } from "~/components/ui/portrait";
import { Section } from "~/components/ui/section";
import { type Action, TextLink } from "./action";
import type { Titled } from "./lists";

/** Questions that open one at a time; the first one is open. */
export type FaqSection = Titled & {
  readonly kind: "faq";
  readonly items: readonly { readonly question: string; readonly answer: string }[];
  /** Who can be asked whatever the answers leave open. */
  readonly ask?: {
    readonly who: Pick<Quoted, "name" | "role" | "portrait">;
    readonly action: Action;
  };
};

export function Faq({ id, tone, title, lede, items, ask }: FaqSection) {
  const group = id ?? "faq";
  return (
    <Section
      id={group}
      title={title}
      lede={lede}
      tone={tone ?? "paper"}
      split
      beside={ask ? <Ask {...ask} /> : null}
    >
      <div className="border-t border-paper-200">
        {items.map(({ question, answer }, nth) => (
          <details
            key={question}
            name={group}
            open={nth === 0}
            className="group border-b border-paper-200"
          >
            <summary className="flex min-h-14 items-center justify-between gap-6 py-3 hover:text-pine-700 md:min-h-16">
              <h3 className="text-body md:text-h3">{question}</h3>
              <Icon name="plus" className="size-5 text-pine-600 group-open:hidden" />
              <Icon name="minus" className="hidden size-5 text-pine-600 group-open:block" />
            </summary>
            <p className="max-w-measure pb-5 pr-8 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

function Ask({ who, action }: NonNullable<FaqSection["ask"]>) {
  return (
    <div className="mt-6 flex items-center gap-5 lg:mt-8">
      <Portrait of={who} className="size-20 rounded-card lg:size-28" />
      <div>
        <p className="font-semibold">{who.name}</p>
        <p className="text-small text-muted">{who.role}</p>
        <TextLink action={action} />
      </div>
    </div>
  );
}
