import { useFormField } from "~/components/forms/form-context";
import { CheckList } from "~/components/ui/check-list";
import { Icon } from "~/components/ui/icon";
import { Portrait } from "~/components/ui/portrait";
import { freeResources } from "~/content/pages/free-resources";
import { guideFacts } from "~/content/pages/guide-facts";
import type { Guide } from "~/content/shared/guides";
import { Cover } from "./guide-cover";

const words = freeResources.guides;

/** A box that is as large as its card: a click anywhere ticks it, without script as well. */
export function GuideCard({ guide, controlId }: { guide: Guide; controlId: string }) {
  const { defaultValue } = useFormField(guide.id);
  const { audience, author } = guideFacts[guide.id];
  return (
    <div className="group relative flex flex-col gap-6 rounded-card border-2 border-paper-200 bg-paper-0 p-5 eased has-checked:border-pine-600 has-[:hover]:border-pine-600/40 has-checked:has-[:hover]:border-pine-600 sm:p-6">
      <input
        type="checkbox"
        id={controlId}
        name={guide.id}
        defaultChecked={Boolean(defaultValue)}
        aria-describedby={`${controlId}-text`}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-[inherit]"
      />
      <div className="pointer-events-none relative grid grow grid-cols-[7rem_1fr] content-start gap-x-4 gap-y-4 sm:grid-cols-[12rem_1fr] sm:gap-x-6">
        <div className="sm:row-span-3">
          <Cover guide={guide} />
        </div>
        <div>
          <p className="text-small font-semibold text-pine-700">{audience}</p>
          <h3 className="mt-1.5 text-h3">
            <label htmlFor={controlId} className="pointer-events-auto cursor-pointer">
              {guide.title}
            </label>
          </h3>
        </div>
        <p id={`${controlId}-text`} className="text-small text-muted max-sm:col-span-2">
          {guide.description}
        </p>
        <CheckList items={guide.inside} className="max-sm:col-span-2 sm:col-start-2" />
      </div>
      <div className="pointer-events-none relative flex items-center gap-3 border-t border-paper-200 pt-5 text-small">
        <Portrait of={author} />
        <p className="mr-auto">
          <span className="block font-semibold">{words.by(author.name)}</span>
          <span className="block text-muted">{author.role}</span>
        </p>
        <button type="button" disabled className="shrink-0 font-semibold text-muted">
          {words.button}
        </button>
      </div>
      <span
        aria-hidden="true"
        className="pointer-events-none relative flex min-h-12 items-center justify-center gap-3 rounded-button border border-control px-5 font-semibold group-has-checked:border-pine-600 group-has-checked:bg-pine-100 group-has-checked:text-pine-700"
      >
        <span className="grid size-6 place-items-center rounded-[.375rem] border-2 border-control bg-paper-0 text-transparent group-has-checked:border-pine-600 group-has-checked:bg-pine-600 group-has-checked:text-paper-0">
          <Icon name="check" className="size-4" />
        </span>
        {words.notify}
      </span>
    </div>
  );
}
