import { useLocation } from "@remix-run/react";
import { ActionLink, BackLink } from "~/components/sections/action";
import { Spinner } from "~/components/ui/button";
import { Container } from "~/components/ui/container";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-names";
import { templateSuccess as words } from "~/content/pages/template-success";
import type { PaymentState, PaymentView, TemplateVersion } from "./status";

const icons: Readonly<Record<Exclude<PaymentState, "loading">, IconName>> = {
  paid: "circle-check",
  unavailable: "circle-check",
  processing: "hourglass",
  busy: "hourglass",
  failed: "circle-alert",
  unknown: "info",
};

/** What may be another answer a little later. */
const openStates: readonly PaymentState[] = ["loading", "processing", "unavailable", "busy"];

/** Lime means go: not before something was paid. */
function toneOf(state: PaymentState): string {
  if (state === "failed") return "text-danger-on-dark";
  return state === "paid" || state === "unavailable" ? "text-lime-300" : "text-on-dark-muted";
}

/** What became of the payment, in the same room whatever it is, so that nothing jumps when it is known. */
export function Verdict({ view: { state, email, version = null } }: { view: PaymentView }) {
  const { heading, text } = words.states[state];
  const isOpen = openStates.includes(state);
  return (
    <section className="on-ink hero-glow">
      <Container className="grid min-h-180 md:min-h-140 content-center justify-items-center py-12 text-center">
        <div className={toneOf(state)}>
          {state === "loading" ? (
            <Spinner className="size-16" />
          ) : (
            <Icon name={icons[state]} className="size-16" />
          )}
        </div>
        <div role="status">
          <h1 className="mx-auto mt-6 max-w-[18ch] text-h1">{heading}</h1>
          <p className="mx-auto mt-5 max-w-[56ch] text-lede text-on-dark-muted wrap-anywhere">
            {text(email)}
          </p>
        </div>
        {state === "paid" || state === "unavailable" ? (
          <ActionLink action={words.guide} variant="signal" className="mt-8 max-phone:w-full" />
        ) : null}
        {isOpen ? <CheckAgain state={state} /> : null}
        {state === "failed" ? <TryAgain version={version} /> : null}
        {state === "unknown" ? <InfoOrAsk /> : null}
        {state === "processing" || state === "busy" ? <BackLink action={words.back} dark /> : null}
      </Container>
    </section>
  );
}

/** Nothing was paid: the checkout once more, or us. */
function TryAgain({ version }: { version: TemplateVersion | null }) {
  const { label, to, ask, info } = words.retry;
  return (
    <>
      <div className="mt-8 flex flex-wrap justify-center gap-3 max-phone:w-full max-phone:*:w-full">
        <ActionLink
          action={{ label, to: version === null ? info.to : to[version] }}
          variant="signal"
        />{" "}
        <ActionLink action={ask} variant="ghost" />
      </div>
      <div className="mt-5">
        <BackLink action={info} dark />
      </div>
    </>
  );
}

/** The template's own page, or us. */
function InfoOrAsk() {
  const { ask, info } = words.retry;
  return (
    <div className="mt-8 flex flex-wrap justify-center gap-3 max-phone:w-full max-phone:*:w-full">
      <ActionLink action={info} variant="signal" /> <ActionLink action={ask} variant="ghost" />
    </div>
  );
}

/** A link to the very same address: works without script, and says nothing of it to anybody. */
function CheckAgain({ state }: { state: PaymentState }) {
  const { search } = useLocation();
  const hidden = state === "loading" ? "hidden no-script:block" : "";
  return (
    <p className={`mt-4 max-w-[56ch] text-on-dark-subtle ${hidden}`}>
      {state === "unavailable" ? `${words.unconfirmed} ` : null}
      <a
        href={search}
        className="flex min-h-11 items-center justify-center font-semibold underline underline-offset-3"
      >
        {words.checkAgain}
      </a>
    </p>
  );
}
