import { groundOf, type Tint } from "../ui/badge";
import { Portrait, type Quoted } from "../ui/portrait";
import { type Action, TextLink } from "./action";

/** A client's words on the ground of their portrait, which stands on the card's lower edge. */
export function OnTint({
  quote,
  by,
  tint,
  figure,
  action,
}: {
  quote: string;
  by: Quoted;
  tint: Tint;
  figure?: { readonly figure: string; readonly text: string } | undefined;
  action?: Action | undefined;
}) {
  return (
    <figure
      className={`grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-5 overflow-hidden rounded-card p-6 md:grid-cols-[1fr_auto] md:gap-x-8 md:gap-y-4 md:p-9 ${groundOf[tint]}`}
    >
      <blockquote className="font-display text-[1.625rem] leading-[1.25] tracking-tight text-balance max-md:col-span-2 md:self-end lg:text-[2.5rem]">
        “{quote}”
      </blockquote>
      <Portrait
        of={by}
        className="size-20 max-md:rounded-full md:col-start-2 md:row-span-2 md:row-start-1 md:-my-9 md:-mr-9 md:h-auto md:min-h-72 md:w-72 md:max-w-none md:self-stretch"
      />
      <figcaption className="md:self-start">
        <span className="block font-semibold">{by.name}</span>
        <span className="block text-small text-muted">
          {by.role}, {by.company}
        </span>
        {figure ? (
          <span className="mt-3 flex flex-wrap items-baseline gap-x-3 text-small text-muted">
            <b className="font-display text-h3 tabular-nums text-fg">{figure.figure}</b>
            {figure.text}
          </span>
        ) : null}
        {action ? <TextLink action={action} /> : null}
      </figcaption>
    </figure>
  );
}
