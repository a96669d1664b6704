import { Section } from "~/components/ui/section";
import type { ReceiptSection } from "~/content/section";
import { ActionLink } from "./action-link";

export function Receipt(section: ReceiptSection) {
  const { id, tone, title, lede, rows, total, price, note, action } = section;
  return (
    <Section id={id} title={title} lede={lede} tone={tone ?? "paper"} split>
      <div className="rounded-card border border-paper-200 bg-paper-0 p-6 shadow-e2 sm:p-9">
        <dl>
          {rows.map(({ label, text, amount }) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-6 border-b border-dashed border-edge py-3.5 first:pt-0"
            >
              <dt>
                <span className="block font-medium">{label}</span>
                {text ? <span className="block text-small text-subtle">{text}</span> : null}
              </dt>
              <dd className="tabular-nums">{amount}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-6 py-4 text-muted">
            <dt>{total.label}</dt>
            <dd className="text-h3 tabular-nums">
              <s>{total.amount}</s>
            </dd>
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-t-2 border-fg pt-5">
            <dt className="text-h3 font-display">{price.label}</dt>
            <dd className="font-display text-figure tabular-nums">{price.amount}</dd>
          </div>
        </dl>
        <ActionLink action={action} block className="mt-7" />
        {note ? <p className="mt-4 text-center text-small text-subtle">{note}</p> : null}
      </div>
    </Section>
  );
}
