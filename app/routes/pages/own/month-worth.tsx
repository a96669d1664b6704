import { monthsWorth } from "~/content/pages/launch-my-business";

const { title, parts, price } = monthsWorth;
const longest = Math.max(...parts.map(({ value }) => value));

export function Worth() {
  return (
    <div>
      <div className="frame on-paper border-paper-200 bg-paper-0 p-5 sm:p-8">
        <p className="mb-4 font-display text-h3">{title}</p>
        <dl>
          {parts.map((part) => (
            <Bar key={part.label} {...part} look="fill-pine-600" />
          ))}
          <Bar {...price} look="fill-lime-300" />
        </dl>
      </div>
    </div>
  );
}

function Bar({
  label,
  value,
  amount,
  look,
}: {
  label: string;
  value: number;
  amount: string;
  look: string;
}) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 border-t pt-2.5 pb-3 last:border-fg last:font-semibold">
      <dt className="text-small">{label}</dt>
      <dd className="font-display font-semibold">{amount}</dd>
      <dd aria-hidden="true" className="col-span-2 mt-1.5">
        <svg viewBox={`0 0 ${longest} 1`} preserveAspectRatio="none" className="h-3 w-full">
          <rect width={value} height="1" className={look} />
        </svg>
      </dd>
    </div>
  );
}
