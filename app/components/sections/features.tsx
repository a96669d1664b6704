import { Card } from "~/components/ui/card";
import { CheckList } from "~/components/ui/check-list";
import { Section } from "~/components/ui/section";
import { Tile } from "~/components/ui/tile";
import type { FeaturesSection } from "~/content/section";
import { TextLink } from "./text-link";

export function Features({ id, tone, title, lede, items }: FeaturesSection) {
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"}>
      <ul className={`grid gap-5 ${columnsFor(items)}`}>
        {items.map((item) => (
          <li key={item.title} className="flex">
            <Card linked={Boolean(item.action)} className="flex w-full flex-col">
              {item.figure ? (
                <p className="font-display text-figure tabular-nums">{item.figure}</p>
              ) : (
                <Tile icon={item.icon} tone={item.tone} />
              )}
              <h3 className="mt-5 text-h3">{item.title}</h3>
              <p className="mt-2 max-w-[52ch] text-muted">{item.text}</p>
              {item.points ? <CheckList items={item.points} className="mt-4" /> : null}
              {item.action ? (
                <p className="mt-auto pt-4">
                  <TextLink action={item.action} cover />
                </p>
              ) : null}
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Full rows at every width; where a number does not divide, the first card is the wide one. */
function columnsFor(items: FeaturesSection["items"]): string {
  const count = items.length;
  const isLong = items.some(({ points }) => points);
  if (count % 4 === 0 && !isLong) return "sm:grid-cols-2 lg:grid-cols-4";
  if (count % 3 === 0) return count % 2 === 0 ? "sm:grid-cols-2 lg:grid-cols-3" : "md:grid-cols-3";
  if (count % 2 === 0) return "md:grid-cols-2";
  return "md:grid-cols-2 md:*:first:col-span-2";
}
