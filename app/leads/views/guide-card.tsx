import { useFormField } from "~/components/forms/form-context";
import { Button } from "~/components/ui/button";
import { CheckList } from "~/components/ui/check-list";
import { Icon } from "~/components/ui/icon";
import { freeResources } from "~/content/pages/free-resources";
import type { Guide } from "~/content/shared/guides";
import { Cover } from "./guide-cover";

const words = freeResources.guides;

/** A box that is as large as its card: a click anywhere ticks it, without script as well. */
export function GuideCard({ guide, controlId }: { guide: Guide; controlId: string }) {
  const { defaultValue } = useFormField(guide.id);
  return (
    <div className="group relative grid gap-5 rounded-card border-2 border-paper-200 bg-paper-0 p-5 eased has-checked:border-pine-600 has-[:hover]:border-pine-600/40 has-checked:has-[:hover]:border-pine-600 sm:grid-cols-[9rem_1fr] sm:grid-rows-[1fr_auto] sm:p-6">
      <input
        type="checkbox"
        id={controlId}
        name={guide.id}
        defaultChecked={Boolean(defaultValue)}
        aria-describedby={`${controlId}-text`}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-[inherit]"
      />
      <Cover guide={guide} />
      <div className="pointer-events-none relative flex flex-col items-start">
        <h3 className="text-h3">
          <label htmlFor={controlId} className="pointer-events-auto cursor-pointer">
            {guide.title}
          </label>
        </h3>
        <p id={`${controlId}-text`} className="mt-2 text-small text-muted">
          {guide.description}
        </p>
        <p className="mt-4 text-small font-semibold">{words.inside}</p>
        <CheckList items={guide.inside} className="mt-2" />
      </div>
      <div className="pointer-events-none relative flex flex-wrap items-center justify-between gap-3 border-t border-paper-200 pt-4 sm:col-span-2">
        <span
          aria-hidden="true"
          className="flex items-center gap-3 text-small font-semibold group-has-checked:text-pine-700"
        >
          <span className="grid size-6 place-items-center rounded-[.375rem] border-2 border-control bg-paper-0 text-transparent group-has-checked:border-pine-600 group-has-checked:bg-pine-600 group-has-checked:text-paper-0">
            <Icon name="check" className="size-4" />
          </span>
          {words.notify}
        </span>
        <Button variant="secondary" size="sm" disabled>
          {words.button}
        </Button>
      </div>
    </div>
  );
}
