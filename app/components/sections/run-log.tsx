import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-names";

const brandInk: Partial<Record<IconName, string>> = {
  stripe: "text-[#635bff]",
  clickup: "text-[#7b68ee]",
  googledrive: "text-[#4285f4]",
  googlemeet: "text-[#00897b]",
};

type Step = { icon: IconName; title: string; text: string; took: string };

/** A mock-up of an automation run; screen readers hear its caption instead. */
export function RunLog({
  caption,
  title,
  state,
  steps,
}: {
  caption: string;
  title: string;
  state: string;
  steps: readonly Step[];
}) {
  return (
    <div className="rounded-card border border-ink-700 bg-ink-800 p-4 shadow-dark sm:p-5">
      <p className="sr-only">{caption}</p>
      <div aria-hidden="true">
        <div className="mb-3.5 flex justify-between text-fine text-on-dark-subtle">
          <span>{title}</span>
          <span className="flex items-center gap-1.5 text-lime-300">
            <span className="size-1.75 animate-pulse rounded-full bg-lime-300" />
            {state}
          </span>
        </div>
        {steps.map((step, nth) => (
          <div key={step.title}>
            {nth > 0 ? (
              <div className="ml-[33px] h-5 border-l-2 border-dashed border-ink-dash" />
            ) : null}
            <div className="grid grid-cols-[40px_1fr_auto] items-center gap-3.5 rounded-tile border border-ink-700 bg-ink-900 px-3.5 py-3">
              <span
                className={`grid size-10 place-items-center rounded-small bg-paper-0 ${brandInk[step.icon] ?? "text-ink-900"}`}
              >
                <Icon name={step.icon} className="size-5.5" />
              </span>
              <span>
                <span className="block text-small font-semibold">{step.title}</span>
                <span className="block text-fine text-on-dark-subtle">{step.text}</span>
              </span>
              <span className="flex items-center gap-1 max-[359px]:hidden text-fine tabular-nums text-on-dark-subtle">
                <Icon name="check" className="size-3.5" />
                {step.took}
              </span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
