import type { ReactNode } from "react";
import { toneOf, voiceSteps } from "./looks";
import type { ShownResults } from "./results.server";

export function Voices({
  of: voices,
  hits = 0,
  children,
}: {
  of: ShownResults["voices"];
  hits?: number;
  children?: ReactNode;
}) {
  return (
    <svg
      viewBox={`0 0 ${voiceSteps} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-hits={hits}
      className="h-11 w-full rounded-small bg-paper-100 outline-offset-2 outline-pine-600 peer-focus-visible:outline-3"
    >
      <g fill="none" strokeWidth="16">
        {voices.map(({ speaker, path }, index) => (
          <path key={speaker} d={path} transform="translate(0 20)" className={toneOf(index).line} />
        ))}
      </g>
      {children}
    </svg>
  );
}
