import { Card } from "~/components/ui/card";
import { CheckList } from "~/components/ui/check-list";
import { Container } from "~/components/ui/container";
import { Icon } from "~/components/ui/icon";
import type { BookingSection } from "~/content/section";
import { linkTo } from "~/lib/link-to";
import { ActionLink } from "./action-link";

export function Booking({ title, lede, covers, schedule, help, back }: BookingSection) {
  return (
    <section className="section-pad bg-paper-50 pt-8!">
      <Container className="max-w-[60rem]">
        <a
          href={linkTo(back.to).href}
          className="mb-8 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-pine-700 hover:text-pine-600"
        >
          <Icon name="arrow-left" className="size-4" />
          {back.label}
        </a>
        <h1 className="max-w-[24ch] text-h2">{title}</h1>
        <p className="mt-4 max-w-[60ch] text-lede text-muted">{lede}</p>
        <Card className="mt-10 grid gap-8 md:grid-cols-2 md:items-center">
          <div>
            <h2 className="text-h3">{covers.title}</h2>
            <CheckList items={covers.points} className="mt-4" />
          </div>
          <div className="grid gap-3 md:justify-items-center">
            <ActionLink action={schedule} className="max-sm:w-full" />
            <a
              href={linkTo(help.to).href}
              className="inline-flex min-h-11 items-center justify-center text-center text-small font-medium text-pine-700 underline underline-offset-3 hover:text-pine-600"
            >
              {help.label}
            </a>
          </div>
        </Card>
      </Container>
    </section>
  );
}
