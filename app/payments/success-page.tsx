import { useEffect, useRef, useState } from "react";
import { ActionLink, BackLink } from "~/components/sections/action";
import { Card } from "~/components/ui/card";
import { Section } from "~/components/ui/section";
import { showToast, Toaster } from "~/components/ui/toaster";
import { templateSuccess as words } from "~/content/pages/template-success";
import { refusedAnswer } from "~/lib/http/refused-answer";
import { tellConsole } from "~/lib/log/browser-console";
import { href } from "~/lib/render/href";
import type { PaymentView, TemplateVersion } from "./status";
import { Verdict } from "./verdict";

/** Longer than the server waits for its own answer. */
const timeoutMs = 20_000;

/** Asks our server, which asks Stripe. Whatever does not answer is "unavailable"; never rejects. */
async function askPayment(reference: string): Promise<PaymentView> {
  try {
    const response = await fetch(href("payment-success"), {
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ payment_intent_id: reference }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw await refusedAnswer(response);
    return viewOf((await response.json()) as Answer);
  } catch (error) {
    tellConsole(error);
    return { state: "unavailable", email: null };
  }
}

type Answer = {
  readonly success?: boolean;
  readonly customer?: { readonly email?: string };
  readonly state?: "processing" | "failed" | "unknown";
  readonly version?: TemplateVersion | null;
};

function viewOf({ success, customer, state, version = null }: Answer): PaymentView {
  if (success === true) return { state: "paid", email: customer?.email ?? null };
  return { state: state ?? "unknown", email: null, version };
}

/** `reference`: the payment that the page's address names, if it may be one. */
export function SuccessPage({ view, reference }: { view: PaymentView; reference: string | null }) {
  const shown = useConfirmed(view, reference);
  const { state } = shown;
  // While Stripe is asked there is room for what most likely follows; nothing in it says that it is paid.
  const mayBePaid = state === "paid" || state === "unavailable" || state === "loading";
  return (
    <>
      <Verdict view={shown} />
      {mayBePaid ? <AfterPayment isConfirmed={state === "paid"} /> : null}
      <Toaster label={words.toasts.label} closeLabel={words.toasts.close} />
    </>
  );
}

/** What the server could not find out in time is asked again from here; the end is said in a toast. */
function useConfirmed(view: PaymentView, reference: string | null): PaymentView {
  const [shown, setShown] = useState(view);
  const asked = useRef(false);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    if (view.state !== "loading" || reference === null) return toastOf(view);
    void askPayment(reference).then((found) => {
      setShown(found);
      toastOf(found);
    });
  }, [view, reference]);

  return shown;
}

function toastOf({ state, email }: PaymentView): void {
  if (state === "paid" && email !== null) showToast(words.toasts.paid(email));
  if (state === "unavailable") showToast(words.toasts.unavailable);
}

/** What to do, beside what was bought. */
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

/** For those who would rather be shown: it stands under the steps. */
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
