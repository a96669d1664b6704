import { Section } from "~/components/ui/section";
import { labels } from "~/content/labels";
import type { QuotesSection } from "~/content/section";
import { PauseSwitch } from "./pause-switch";
import { QuoteCard } from "./quote-card";

const words = labels.quotes;

/** The quotes take turns in CSS (`styles/quotes.css`); a dot stops them at its quote, without script. */
export function Quotes({ id, tone, title, items }: QuotesSection) {
  const group = id ?? "quotes";
  return (
    <Section id={group} title={title} tone={tone ?? "paper"}>
      <div className="quotes group">
        <ul className="grid gap-5 motion-safe:max-w-[52rem] motion-reduce:md:grid-cols-2">
          {items.map((item) => (
            <li key={item.name} className="flex">
              <QuoteCard {...item} />
            </li>
          ))}
        </ul>
        <div className="mt-4 flex items-center motion-reduce:hidden">
          <fieldset className="quote-dots flex">
            <legend className="sr-only">{words.choose}</legend>
            {items.map(({ name }) => (
              <input key={name} type="radio" name={group} aria-label={words.show(name)} />
            ))}
          </fieldset>
          <span>
            <PauseSwitch label={words.pause} />
          </span>
        </div>
      </div>
    </Section>
  );
}
