import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { CheckList } from "~/components/ui/check-list";
import { Card } from "~/components/ui/card";
import { Lede, Section } from "~/components/ui/section";
import type { SeatsSection } from "~/content/section";
import { href } from "~/lib/href";

/** A plain form: the number travels in the address of the page that answers it. */
export function Seats(section: SeatsSection) {
  const { id, badge, title, text, points, field, hint, start, most, submit, page } = section;
  return (
    <Section id={id} tone="alternate">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.3fr_1fr] lg:items-center">
        <div>
          <Badge>{badge}</Badge>
          <h2 className="mt-4 max-w-[22ch] text-h2">{title}</h2>
          <Lede>{text}</Lede>
          <CheckList items={points} className="mt-6" />
        </div>
        <Card>
          <form action={href(page)} method="get">
            <label htmlFor={`${id}-seats`} className="text-small font-semibold">
              {field}
            </label>
            <input
              id={`${id}-seats`}
              name="seats"
              type="number"
              inputMode="numeric"
              min={1}
              max={most}
              defaultValue={start}
              required
              aria-describedby={`${id}-hint`}
              className="mt-2 min-h-14 w-full rounded-small border border-control bg-paper-0 px-4 font-display text-h3 tabular-nums"
            />
            <p id={`${id}-hint`} className="mt-2 text-fine text-subtle">
              {hint}
            </p>
            <Button type="submit" block className="mt-5">
              {submit}
            </Button>
          </form>
        </Card>
      </div>
    </Section>
  );
}
