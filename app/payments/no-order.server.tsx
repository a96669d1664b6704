/* For the server alone: its route is hydrated, and this part of it stays as the server rendered it. */

import { Mockup } from "~/components/artefacts/mockup";
import { ActionLink } from "~/components/sections/action";
import { Container } from "~/components/ui/container";
import { templateSuccess } from "~/content/pages/template-success";
import { linkTo } from "~/lib/render/href";

/** The success page of a visitor who comes from no checkout: the way to one, and to what was paid for. */
export function NoOrder() {
  const { heading, text, action, paid, what } = templateSuccess.noOrder;
  return (
    <section className="on-ink hero-glow">
      <Container className="grid min-h-[60vh] grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-9 pt-8 pb-16 lg:grid-cols-[21fr_19fr] lg:items-start lg:pt-14 lg:pb-24">
        <div>
          <h1 className="text-h1-long">{heading}</h1>
          <p className="mt-5 max-w-[44ch] text-lede text-on-dark-muted">{text}</p>
          <ActionLink action={action} variant="signal" className="mt-8 max-phone:w-full" />
          <p className="mt-10 max-w-[52ch] border-t border-ink-700 pt-5 text-on-dark-muted">
            <b className="block font-semibold text-on-dark">{paid.title}</b>
            {paid.text}{" "}
            <a
              href={linkTo(paid.ask.to).href}
              className="font-semibold text-on-dark underline underline-offset-3"
            >
              {paid.ask.label}
            </a>
          </p>
        </div>
        <Mockup of={what} first />
      </Container>
    </section>
  );
}
