import { Card } from "~/components/ui/card";
import { Portrait } from "~/components/ui/portrait";
import { TextLink } from "./text-link";
import type { Quote } from "~/content/section";

export function QuoteCard({ quote, name, role, company, url }: Quote) {
  return (
    <Card className="w-full">
      <figure className="flex h-full flex-col">
        <blockquote className="mb-6 max-w-[48ch] text-lede">“{quote}”</blockquote>
        <figcaption className="mt-auto flex flex-wrap items-center gap-x-3.5 sm:flex-nowrap">
          <Portrait name={name} />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{name}</span>
            <span className="block text-small text-subtle">
              {role}, {company}
            </span>
          </span>
          {url ? (
            <span className="max-sm:basis-full">
              <TextLink action={{ label: company, to: { url } }} />
            </span>
          ) : null}
        </figcaption>
      </figure>
    </Card>
  );
}
