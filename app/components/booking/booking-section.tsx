import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import { Container } from "~/components/ui/container";

/** A calendar under its `title`, with what it is for `beside` it. `whole`: it is the page, not a part of one. */
export function BookingSection({
  id,
  whole,
  title,
  beside,
  children,
}: {
  id: string | undefined;
  whole: boolean;
  title: ReactNode;
  beside: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className={`section-pad bg-paper-50 ${whole ? "pt-8!" : ""}`}>
      <Container>
        {title}
        <Card className="mt-10 grid gap-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
          {beside}
          {children}
        </Card>
      </Container>
    </section>
  );
}
