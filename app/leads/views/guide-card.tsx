import { useFormField } from "~/components/forms/form-context";
import { Button } from "~/components/ui/button";
import { CheckList } from "~/components/ui/check-list";
import { Icon } from "~/components/ui/icon";
import { freeResources } from "~/content/pages/free-resources";
import type { Guide } from "~/content/shared/guides";

const words = freeResources.guides;

/** A box that is as large as its card: a click anywhere ticks it, without script as well. */
export function GuideCard({ guide, controlId }: { guide: Guide; controlId: string }) {
  const { defaultValue } = useFormField(guide.id);
  return (
    <div className="relative grid gap-5 rounded-card border-2 border-paper-200 bg-paper-0 p-5 transition-colors has-checked:border-pine-600 has-[:hover]:border-pine-600/40 has-checked:has-[:hover]:border-pine-600 sm:grid-cols-[9rem_1fr] sm:p-6">
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
        <h3 className="pr-9 text-h3">
          <label htmlFor={controlId} className="pointer-events-auto cursor-pointer">
            {guide.title}
          </label>
        </h3>
        <p id={`${controlId}-text`} className="mt-2 text-small text-muted">
          {guide.description}
        </p>
        <p className="mt-4 text-small font-semibold">{words.inside}</p>
        <CheckList items={guide.inside} className="mb-5 mt-2" />
        <Button variant="secondary" size="sm" disabled className="mt-auto">
          {words.button}
        </Button>
      </div>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute right-4 top-4 grid size-7 place-items-center rounded-full border-2 border-edge text-transparent peer-checked:border-pine-600 peer-checked:bg-pine-600 peer-checked:text-paper-0"
      >
        <Icon name="check" className="size-4" />
      </span>
    </div>
  );
}

function Cover({ guide: { imgSrc, figure, coverText } }: { guide: Guide }) {
  return (
    <div className="pointer-events-none relative w-36 self-start overflow-hidden rounded-small shadow-e2">
      <img src={imgSrc} alt="" width={288} height={384} className="aspect-3/4 w-full" />
      <div
        aria-hidden="true"
        className="absolute inset-0 flex flex-col justify-between border-l-8 border-ink-950/25 p-3.5 text-paper-0"
      >
        <span className="font-display text-figure">{figure}</span>
        <span className="font-display text-fine leading-[1.2] font-semibold">{coverText}</span>
      </div>
      <p className="absolute inset-x-0 top-[38%] bg-ink-950 py-1.5 text-center text-badge font-semibold tracking-[.08em] text-lime-300">
        {words.overlay}
      </p>
    </div>
  );
}
