import { Icon } from "~/components/ui/icon";
import { labels } from "~/content/labels";
import type { StorySection } from "~/content/section";

const words = labels.story;

/** One process drawn twice: the steps by hand, and the steps that are left. */
export function StoryChange({ before, after }: StorySection["change"]) {
  return (
    <dl className="mt-10 grid gap-5 rounded-card border border-paper-200 bg-paper-0 p-6 text-small">
      <div>
        <dt className="mb-2.5 font-semibold text-subtle">{words.before}</dt>
        <dd>
          <Chain steps={before} look="border-dashed border-edge text-muted" />
        </dd>
      </div>
      <div>
        <dt className="mb-2.5 font-semibold text-pine-700">{words.after}</dt>
        <dd>
          <Chain steps={after} look="border-transparent bg-pine-100 font-medium text-pine-800" />
        </dd>
      </div>
    </dl>
  );
}

function Chain({ steps, look }: { steps: readonly string[]; look: string }) {
  return (
    <ol className="flex flex-wrap items-center gap-1.5 gap-y-2">
      {steps.map((step, nth) => (
        <li key={step} className="flex items-center gap-1.5">
          {nth > 0 ? <Icon name="arrow-right" className="size-4 text-subtle" /> : null}
          <span className={`rounded-small border px-2.5 py-2 ${look}`}>{step}</span>
        </li>
      ))}
    </ol>
  );
}
