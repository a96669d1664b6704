import { Card } from "~/components/ui/card";
import { CheckList } from "~/components/ui/check-list";
import { Container } from "~/components/ui/container";
import type { BookingSection } from "~/content/section";
import { linkTo } from "~/lib/link-to";
import { ActionLink } from "./action-link";
import { BackLink } from "./back-link";

export function Booking({ id, title, lede, covers, schedule, help, back }: BookingSection) {
  const [Title, Subtitle] = back ? (["h1", "h2"] as const) : (["h2", "h3"] as const);
  return (
    <section id={id} className={`section-pad bg-paper-50 ${back ? "pt-8!" : ""}`}>
      <Container className="max-w-[60rem]">
        {back ? (
          <p className="mb-8">
            <BackLink action={back} />
          </p>
        ) : null}
        <Title className="max-w-[24ch] text-h2">{title}</Title>
        <p className="mt-4 max-w-[60ch] text-lede text-muted">{lede}</p>
        <Card className="mt-10 grid gap-8 md:grid-cols-2 md:items-center">
          <div>
            <Subtitle className="text-h3">{covers.title}</Subtitle>
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
