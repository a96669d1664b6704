import { labels } from "~/content/words/labels";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";
import { Portrait, type Quoted } from "../ui/portrait";
import { Section } from "../ui/section";
import { type Ground, TextLink } from "./action";
import { Carousel } from "./carousel";

/** What somebody says who has used it. The photo leads to `link`, the person's own place. */
type Testimonial = {
  readonly quote: string;
  readonly by: Quoted;
  readonly link: string;
  readonly extraLink?: { readonly url: string; readonly text: string };
};

/** What four people say, in a strip that moves on by one every 5 s. */
export type QuotesSection = {
  readonly kind: "quotes";
  readonly id?: string;
  readonly tone?: Ground;
  readonly title: string;
  readonly items: readonly [Testimonial, Testimonial, Testimonial, Testimonial];
};

export function Quotes({ id, tone, title, items }: QuotesSection) {
  const group = id ?? "quotes";
  const [first, second, third, fourth] = items;
  return (
    <Section id={group} title={title} tone={tone ?? "paper"}>
      <Carousel
        group={group}
        words={labels.quotes}
        items={[itemOf(first), itemOf(second), itemOf(third), itemOf(fourth)]}
      />
    </Section>
  );
}

function itemOf(one: Testimonial) {
  return {
    name: one.by.name,
    card: <QuoteCard {...one} />,
    repeated: <QuoteCard {...one} repeated />,
  };
}

/** A repeated card has nothing to reach. */
function QuoteCard({ repeated = false, ...item }: Testimonial & { repeated?: boolean }) {
  const { quote, by, link, extraLink } = item;
  const photo = <Portrait of={by} className="size-14 rounded-full" />;
  return (
    <Card className="h-full">
      <figure className="flex h-full flex-col">
        <blockquote className="mb-6 text-lede">{`“${quote}”`}</blockquote>
        <figcaption className="mt-auto flex items-center gap-x-3.5 max-sm:flex-wrap">
          {repeated ? (
            photo
          ) : (
            <a
              href={link}
              target="_blank"
              rel="noopener"
              className="relative shrink-0 rounded-full"
            >
              {photo}
              <span className="sr-only">{by.name}</span>
              <span className="absolute -bottom-0.5 -right-1 grid size-5 place-items-center rounded-full border border-paper-200 bg-paper-0 text-pine-700">
                <Icon name="arrow-up-right" className="size-3" label={labels.newTab} />
              </span>
            </a>
          )}
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{by.name}</span>
            <span className="block text-small text-subtle">{`${by.role}, ${by.company}`}</span>
          </span>
          {extraLink && !repeated ? (
            <span className="shrink-0 max-sm:w-full max-sm:pl-17.5">
              <TextLink action={{ label: extraLink.text, to: { url: extraLink.url } }} />
            </span>
          ) : null}
        </figcaption>
      </figure>
    </Card>
  );
}
