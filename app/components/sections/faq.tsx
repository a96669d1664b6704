import { Portrait } from "../ui/portrait";
import { Section } from "../ui/section";
import { TextLink } from "./action";
import { Cells } from "./figures";
import type { FaqSection } from "./section";

/** Questions and answers, all open; what there is besides to say stands in four cells below. */
export function Faq({ id, title, items, ask, why }: FaqSection) {
  return (
    <Section id={id} title={title}>
      <ul className="rows rows-two">
        {items.map(({ question, answer }) => (
          <li key={question}>
            <div>
              <h3 className="text-[1.125rem]">{question}</h3>
              <p className="mt-2 max-w-132 text-ui text-muted">{answer}</p>
            </div>
          </li>
        ))}
      </ul>
      {ask ? (
        <p className="mt-6 flex items-center gap-3 text-small">
          <Portrait of={ask.who} />
          <span>
            {ask.lead} <TextLink action={ask.action} />
          </span>
        </p>
      ) : null}
      {why ? <Cells id={why.id} of={why.items} /> : null}
    </Section>
  );
}
