import { freeResources } from "~/content/pages/free-resources";
import type { Guide } from "~/content/shared/guides";

/** The cover of a guide: a drawing, the words set over it, and that it is still to come. */
export function Cover({ guide: { imgSrc, figure, coverText } }: { guide: Guide }) {
  return (
    <div className="pointer-events-none relative shadow-e2">
      <div className="relative overflow-hidden rounded-small">
        <img src={imgSrc} alt="" width={288} height={384} className="aspect-3/4 w-full" />
        <div
          aria-hidden="true"
          className="absolute inset-0 flex flex-col justify-between border-l-8 border-ink-950/25 p-3.5 font-display text-paper-0"
        >
          <span className="text-figure font-semibold">{figure}</span>
          <span className="text-ui font-semibold max-sm:hidden">{coverText}</span>
        </div>
      </div>
      <p className="absolute inset-x-0 top-[38%] bg-ink-950 py-1.5 text-center text-badge font-semibold tracking-[.08em] text-lime-300">
        {freeResources.guides.overlay}
      </p>
    </div>
  );
}
