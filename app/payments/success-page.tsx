import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { ActionLink, BackLink } from "~/components/sections/action";
import { Spinner } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-names";
import { Section } from "~/components/ui/section";
import { showToast, Toaster } from "~/components/ui/toaster";
import { templateSuccess as words } from "~/content/pages/template-success";
import { readRefusedAnswer } from "~/lib/http/refused-answer";
import { logToConsole } from "~/lib/log/browser-console";
import { href } from "~/lib/render/href";
import type { PaymentState, PaymentView } from "./payment-state";

/** Longer than the server waits for Stripe. */
const timeoutMs = 20_000;

/** Asks our server, which asks Stripe. Never rejects. */
async function askPayment(reference: string): Promise<PaymentView> {
  try {
    const response = await fetch(href("payment-success"), {
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ payment_intent_id: reference }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw await readRefusedAnswer(response);
    const { state, customer, version = null } = (await response.json()) as Answer;
    return { state, email: customer?.email ?? null, version };
  } catch (error) {
    logToConsole(error);
    return { state: "unavailable", email: null };
  }
}

/** Response to `POST /api/payment-success`. */
type Answer = Pick<PaymentView, "state" | "version"> & {
  readonly customer?: { readonly email: string };
};

export function SuccessPage({ view, reference }: { view: PaymentView; reference: string | null }) {
  const shown = useConfirmedView(view, reference);
  const { state } = shown;
  // A loading page also shows the steps, so that they do not jump when the payment is confirmed.
  const showsSteps = state === "paid" || state === "unavailable" || state === "loading";
  return (
    <>
      <PaymentResult view={shown} />
      {showsSteps ? <AfterPayment isConfirmed={state === "paid"} /> : null}
      <Toaster />
    </>
  );
}

/** Asks our server again if it sent the page before Stripe had answered. */
function useConfirmedView(view: PaymentView, reference: string | null): PaymentView {
  const [shown, setShown] = useState(view);
  const hasRun = useRef(false);

  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    if (view.state === "loading" && reference !== null) {
      void askPayment(reference).then((found) => {
        setShown(found);
        showToastFor(found);
      });
    } else showToastFor(view);
  }, [view, reference]);

  return shown;
}

function showToastFor({ state, email }: PaymentView): void {
  if (state === "paid" && email !== null) showToast(words.toasts.paid(email));
  if (state === "unavailable") showToast(words.toasts.unavailable);
}

function AfterPayment({ isConfirmed }: { isConfirmed: boolean }) {
  const { title, steps } = words.next;
  return (
    <Section>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr] lg:items-start">
        <div>
          <h2 className="mb-6 text-h2">{title}</h2>
          <ol>
            {steps.map((step, nth) => (
              <li
                key={step.title}
                className="grid grid-cols-[2rem_1fr] border-t border-paper-200 py-6"
              >
                <span
                  aria-hidden="true"
                  className="text-h3 font-display tabular-nums text-pine-600"
                >
                  {nth + 1}
                </span>
                <div>
                  <h3 className="text-h3">{step.title}</h3>
                  <p className="mt-1.5 max-w-[52ch] text-muted">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <Help />
        </div>
        <OrderDetails isConfirmed={isConfirmed} />
      </div>
    </Section>
  );
}

function OrderDetails({ isConfirmed }: { isConfirmed: boolean }) {
  const { title, once, item, picture, price, receipt, receiptLater } = words.order;
  return (
    <Card className="shadow-e2">
      <h2 className="border-b-2 border-fg pb-4 text-h3">{title}</h2>
      {isConfirmed ? null : <p className="mt-5 text-small text-muted">{once}</p>}
      <dl className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 py-5">
        <dt className="font-medium">{item}</dt>
        <dd className="font-display text-h3 tabular-nums">{price}</dd>
      </dl>
      <picture>
        <source
          media="(max-width: 39.99rem)"
          srcSet={picture.phone.src}
          width={picture.phone.width}
          height={picture.phone.height}
        />
        <img
          src={picture.src}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          className="mb-5 w-full rounded-small border border-paper-200"
        />
      </picture>
      <p className="border-t border-paper-200 pt-5 text-small text-muted">
        {isConfirmed ? receipt : receiptLater}
      </p>
    </Card>
  );
}

function Help() {
  const { title, text, action } = words.help;
  return (
    <div className="mt-5 rounded-card bg-pine-100 p-6 sm:p-7">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-1.5 text-muted">{text}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ActionLink action={action} variant="secondary" className="max-phone:w-full" />
        <BackLink action={words.back} />
      </div>
    </div>
  );
}

/** Appearance and links of a state. `check-again`: the state may still change. */
type Look = {
  readonly icon: IconName | null;
  readonly tone: "text-lime-300" | "text-muted" | "text-danger-on-dark";
  readonly links: readonly ("guide" | "check-again" | "next" | "back")[];
};

const looks: Readonly<Record<PaymentState, Look>> = {
  loading: { icon: null, tone: "text-muted", links: ["check-again"] },
  paid: { icon: "circle-check", tone: "text-lime-300", links: ["guide"] },
  unavailable: { icon: "circle-check", tone: "text-lime-300", links: ["guide", "check-again"] },
  processing: { icon: "hourglass", tone: "text-muted", links: ["check-again", "back"] },
  busy: { icon: "hourglass", tone: "text-muted", links: ["check-again", "back"] },
  failed: { icon: "circle-alert", tone: "text-danger-on-dark", links: ["next"] },
  unknown: { icon: "info", tone: "text-muted", links: ["next"] },
};

function PaymentResult({ view: { state, email, version = null } }: { view: PaymentView }) {
  const { heading, text } = words.states[state];
  const { icon, tone, links } = looks[state];
  return (
    <section className="on-ink overflow-clip">
      <div className="column grid min-h-180 md:min-h-140 content-center justify-items-center py-12 text-center">
        <div className={tone}>
          {icon ? <Icon name={icon} className="size-16" /> : <Spinner className="size-16" />}
        </div>
        <div role="status">
          <h1 className="mx-auto mt-6 max-w-[18ch] text-h1">{heading}</h1>
          <p className="mx-auto mt-5 max-w-[56ch] text-lede text-muted wrap-anywhere">
            {text(email)}
          </p>
        </div>
        {links.includes("guide") ? (
          <ActionLink action={words.guide} variant="primary" className="mt-8 max-phone:w-full" />
        ) : null}
        {links.includes("check-again") ? <CheckAgain state={state} /> : null}
        {links.includes("next") ? <NextActions state={state} version={version} /> : null}
        {links.includes("back") ? <BackLink action={words.back} /> : null}
      </div>
    </section>
  );
}

function NextActions({ state, version }: Pick<PaymentView, "state" | "version">) {
  const { label, to: checkouts, ask, info } = words.retry;
  const isFailed = state === "failed";
  const payAgain = { label, to: version ? checkouts[version] : info.to };
  return (
    <>
      <div className="mt-8 flex flex-wrap justify-center gap-3 max-phone:w-full max-phone:*:w-full">
        <ActionLink action={isFailed ? payAgain : info} variant="primary" />{" "}
        <ActionLink action={ask} variant="secondary" />
      </div>
      {isFailed ? (
        <div className="mt-5">
          <BackLink action={info} />
        </div>
      ) : null}
    </>
  );
}

function CheckAgain({ state }: { state: PaymentState }) {
  const { search } = useLocation();
  const visibility = state === "loading" ? "hidden no-script:block" : "";
  return (
    <p className={`mt-4 max-w-[56ch] text-subtle ${visibility}`}>
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
