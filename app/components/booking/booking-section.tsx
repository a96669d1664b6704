import { BackLink } from "~/components/sections/back-link";
import { Card } from "~/components/ui/card";
import { CheckList } from "~/components/ui/check-list";
import { Container } from "~/components/ui/container";
import { Icon } from "~/components/ui/icon";
import type { BookingSection as Content } from "~/content/section";
import { BookingWidget } from "./booking-widget";
import { HelpLink } from "./help-link";

/** A calendar with what it is for beside it: the whole page, or a part of a longer one. */
export function BookingSection({
  id,
  title,
  lede,
  facts,
  covers,
  calendar,
  back,
  query,
}: Content & { query: URLSearchParams }) {
  const [Title, Subtitle] = back ? (["h1", "h2"] as const) : (["h2", "h3"] as const);
  return (
    <section id={id} className={`section-pad bg-paper-50 ${back ? "pt-8!" : ""}`}>
      <Container>
        {back ? (
          <p className="mb-8">
            <BackLink action={back} />
          </p>
        ) : null}
        <Title className="max-w-[24ch] text-h2">{title}</Title>
        <p className="mt-4 max-w-[60ch] text-lede text-muted">{lede}</p>
        <Card className="mt-10 grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <div>
            <ul className="mb-6 grid gap-2.5 border-b border-paper-200 pb-6 text-small font-semibold">
              {facts.map(({ icon, text }) => (
                <li key={text} className="grid grid-cols-[18px_1fr] gap-2.5">
                  <Icon name={icon} className="mt-0.5 size-4.5 text-pine-600" />
                  {text}
                </li>
              ))}
            </ul>
            <Subtitle className="text-h3">{covers.title}</Subtitle>
            <CheckList items={covers.points} className="mb-3 mt-4" />
            <HelpLink />
          </div>
          <BookingWidget calendar={calendar} query={query} />
        </Card>
      </Container>
    </section>
  );
}
