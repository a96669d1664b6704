import { Carousel } from "~/components/sections/carousel";
import { TextLink } from "~/components/sections/action";
import { Icon } from "~/components/ui/icon";
import { Portrait } from "~/components/ui/portrait";
import { Section } from "~/components/ui/section";
import { social } from "~/content/pages/social";
import { newTab } from "~/content/words/new-tab";

type Testimonial = (typeof social.quotes.items)[number];

export function SocialQuotes() {
  const { id, title, items } = social.quotes;
  return (
    <Section id={id} title={title} density="tight">
      <Carousel
        group={id}
        items={items.map((testimonial) => ({
          name: testimonial.by.name,
          card: <QuoteCard {...testimonial} />,
          repeated: <QuoteCard {...testimonial} repeated />,
        }))}
      />
    </Section>
  );
}

function QuoteCard({ repeated = false, ...item }: Testimonial & { repeated?: boolean }) {
  const { quote, by, link } = item;
  const extraLink = "extraLink" in item ? item.extraLink : undefined;
  const photo = <Portrait of={by} className="size-14 rounded-full" />;
  return (
    <figure className="flex h-full flex-col border-t border-fg pt-5">
      <blockquote className="mb-6 text-lede">{`“${quote}”`}</blockquote>
      <figcaption className="mt-auto flex items-center gap-x-3.5 max-sm:flex-wrap">
        {repeated ? (
          photo
        ) : (
          <a href={link} target="_blank" rel="noopener" className="relative shrink-0 rounded-full">
            {photo}
            <span className="sr-only">{by.name}</span>
            <span className="absolute -bottom-0.5 -right-1 grid size-5 place-items-center rounded-full border bg-paper-0 text-pine-700">
              <Icon name="arrow-up-right" className="size-3" label={newTab} />
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
  );
}
