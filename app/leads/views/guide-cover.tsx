import { freeResources } from "~/content/pages/free-resources";
import type { Guide } from "~/content/shared/guides";

/** The cover, with the words that it is still to come. */
export function Cover({ guide }: { guide: Guide }) {
  return (
    <div className="pointer-events-none relative w-36 max-w-full self-start shadow-e2">
      <CoverArt guide={guide} />
      <p className="absolute inset-x-0 top-[38%] bg-ink-950 py-1.5 text-center text-badge font-semibold tracking-[.08em] text-lime-300">
        {freeResources.guides.overlay}
      </p>
    </div>
  );
}

/** The cover of a guide: a drawing with the words set over it. */
export function CoverArt({
  guide: { imgSrc, figure, coverText },
  large = false,
}: {
  guide: Guide;
  large?: boolean;
}) {
  return (
    <div className="relative overflow-hidden rounded-small">
      <img src={imgSrc} alt="" width={288} height={384} className="aspect-3/4 w-full" />
      <div
        aria-hidden="true"
        className={`absolute inset-0 flex flex-col justify-between border-l-8 border-ink-950/25 text-paper-0 ${large ? "p-7" : "p-3.5"}`}
      >
        <span
          className={`font-display font-semibold ${large ? "text-[6rem] leading-none" : "text-figure"}`}
        >
          {figure}
        </span>
        <span
          className={`font-display leading-[1.2] font-semibold ${large ? "max-w-[12ch] text-h3" : "text-fine"}`}
        >
          {coverText}
        </span>
      </div>
    </div>
  );
}
