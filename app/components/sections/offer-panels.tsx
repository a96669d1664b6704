import type { ReactNode } from "react";
import { Badge } from "../ui/badge";
import { CheckList } from "../ui/check-list";
import { Icon } from "../ui/icon";
import { Portrait } from "../ui/portrait";
import { Section } from "../ui/section";
import { ActionLink, ActionRow } from "./action";
import type { OfferSection } from "./offers";
import { PaymentChoice, PriceTag } from "./price";

export function Offer(offer: OfferSection) {
  const { id, tone, look } = offer;
  return (
    <Section id={id} tone={tone ?? "paper"}>
      {look === "receipt" ? <Slip {...offer} /> : <Panel {...offer} />}
    </Section>
  );
}

function Panel(offer: OfferSection) {
  const { badge, title, text, points, payments, note, action, second, ...rest } = offer;
  const { host, client, ...price } = rest;
  return (
    <div className="on-ink grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-panel lg:grid-cols-2">
      <div className="bg-ink-900 p-6 sm:p-10 lg:p-14">
        {badge ? (
          <p className="mb-4">
            <Badge tone="signal">{badge}</Badge>
          </p>
        ) : null}
        <h2 className="text-h2">{title}</h2>
        <p className="mb-6 mt-3 text-lede text-on-dark-muted">{text}</p>
        {payments ? <PaymentChoice payments={payments} /> : <PriceTag {...price} dark />}
        <CheckList items={points} dark className="mt-6 gap-2.5!" />
        <div className="mt-7">
          <ActionRow
            actions={second ? [action, second] : [action]}
            className={`go-offer ${second ? "*:grow" : ""}`}
          />
        </div>
        {note ? <p className="mt-5 text-small text-on-dark-subtle">{note}</p> : null}
      </div>
      {client ? <Client {...client} /> : host ? <Host {...host} /> : null}
    </div>
  );
}

/** Who has bought it, and what came of it, on paper over the whole of their half. */
function Client({ quote, by, figure, counted }: NonNullable<OfferSection["client"]>) {
  return (
    <figure className="on-paper flex flex-col gap-6 bg-pine-100 p-6 sm:p-10 lg:p-14">
      <div>
        <p className="font-display text-figure tabular-nums lg:text-[4.5rem]">{figure.figure}</p>
        <p className="mt-2 text-muted">{figure.text}</p>
        {counted ? (
          <img {...counted} alt="" loading="lazy" className="mt-6 w-full max-lg:hidden" />
        ) : null}
      </div>
      <Said>{quote}</Said>
      <Standing of={by}>
        {by.role}, {by.company}
      </Standing>
    </figure>
  );
}

/** Who is on the call, and what they say, on paper over the whole of their half. */
function Host({ says, role, ...host }: NonNullable<OfferSection["host"]>) {
  return (
    <figure className="on-paper flex flex-col gap-6 bg-pine-100 p-6 sm:p-10 lg:p-14">
      <Said>{says}</Said>
      <Standing of={host}>{role}</Standing>
    </figure>
  );
}

function Said({ children }: { children: string }) {
  return (
    <blockquote className="text-balance font-display text-h3 lg:text-[2.25rem] lg:leading-[1.25]">
      “{children}”
    </blockquote>
  );
}

/** Whose words they are, in an arch on the panel's lower edge where it is wide. */
function Standing({
  of,
  children,
}: {
  of: { readonly name: string; readonly portrait: string };
  children: ReactNode;
}) {
  return (
    <figcaption className="flex items-center gap-4 lg:-mb-14 lg:flex-1 lg:items-start">
      <span className="flex-1 text-small text-muted">
        <b className="block font-semibold">{of.name}</b>
        {children}
      </span>
      <Portrait
        of={of}
        className="size-20 rounded-full lg:h-72 lg:w-60 lg:self-end lg:rounded-b-none"
      />
    </figcaption>
  );
}

/** Torn off a roll: what is on it, then what it comes to. */
function Slip({ badge, title, text, points, note, action, second, host, ...price }: OfferSection) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.1fr] lg:items-center">
      <div>
        {badge ? (
          <p className="mb-4">
            <Badge>{badge}</Badge>
          </p>
        ) : null}
        <h2 className="text-h2">{title}</h2>
        <p className="mt-3 max-w-[48ch] text-lede text-muted">{text}</p>
        {host ? (
          <div className="mt-7 flex max-w-[44ch] gap-4 border-t border-paper-200 pt-6">
            <Portrait of={host} className="size-20 rounded-full" />
            <figure>
              <p>“{host.says}”</p>
              <figcaption className="mt-2 text-small text-subtle">
                {host.name}, {host.role}
              </figcaption>
            </figure>
          </div>
        ) : null}
      </div>
      <div className="overflow-hidden rounded-card border border-paper-200 bg-paper-0 p-6 shadow-e3 sm:p-9">
        <div className="-mx-9 -mt-9 mb-8 h-2 bg-lime-300 max-sm:-mt-6" />
        <ul>
          {points.map((point) => (
            <li
              key={point}
              className="flex items-baseline justify-between gap-6 border-b dashed border-edge pb-3 pt-3 first:pt-0"
            >
              {point}
              <Icon name="check" className="size-4.5 shrink-0 translate-y-0.5 text-pine-600" />
            </li>
          ))}
        </ul>
        <div className="mb-6 mt-6">
          <PriceTag {...price} />
        </div>
        <ActionLink action={action} block className="go-offer" />
        {second ? <ActionLink action={second} variant="secondary" block className="mt-3" /> : null}
        {note ? <p className="mt-4 text-center text-small text-subtle">{note}</p> : null}
      </div>
    </div>
  );
}
