import type { ReactNode } from "react";
import type { Quoted } from "../ui/portrait";
import { Section } from "../ui/section";
import { type Action, TextLink } from "./action";
import { type Video, VideoFrame } from "./video";

export type Quote = {
  readonly quote: string;
  readonly by: Omit<Quoted, "portrait">;
  readonly figure?: { readonly figure: string; readonly text: string };
  readonly action?: Action;
};

export function QuoteBand({
  id,
  video,
  large,
  ...quote
}: Quote & { id?: string; large?: boolean; video?: Video }) {
  return (
    <Section id={id} density={large ? "normal" : "tight"}>
      {video ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-18 gap-y-8 lg:grid-cols-[7fr_5fr] lg:items-end">
          <VideoFrame {...video} />
          <QuoteText {...quote} stacked />
        </div>
      ) : (
        <QuoteText {...quote} large={large} />
      )}
    </Section>
  );
}

export function QuoteText({
  quote,
  by,
  figure,
  action,
  large = false,
  stacked = false,
}: Quote & { large?: boolean | undefined; stacked?: boolean }) {
  return (
    <div
      className={`grid gap-x-6 gap-y-5 ${figure && !stacked ? "items-start lg:grid-cols-[1fr_2fr]" : ""}`}
    >
      {figure ? (
        <p className="gap-x-4 gap-y-2 max-lg:flex max-lg:flex-wrap max-lg:items-center">
          <span className={`block font-display ${large ? "text-figure" : "text-price"}`}>
            {figure.figure}
          </span>
          <span className="block max-w-68 min-w-40 flex-1 text-small text-muted lg:mt-2.5">
            {figure.text}
          </span>
        </p>
      ) : null}
      <figure>
        <blockquote className={large ? "quote-large" : "text-lede"}>{`“${quote}”`}</blockquote>
        <Signed by={by}>{action ? <TextLink action={action} /> : null}</Signed>
      </figure>
    </div>
  );
}

export function Signed({ by, children }: Pick<Quote, "by"> & { children?: ReactNode }) {
  return (
    <figcaption className="mt-4 text-small text-muted">
      <b className="text-fg">{by.name}</b>
      {`, ${by.role}, ${by.company}${children ? ". " : ""}`}
      {children}
    </figcaption>
  );
}
