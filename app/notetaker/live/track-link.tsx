import type { ReactNode } from "react";
import { notetaker } from "~/content/pages/notetaker";
import { href } from "~/lib/render/href";

const words = notetaker.success.track;

/** "Track it live", without a state. */
export function TrackLink({ token, children }: { token: string; children?: ReactNode }) {
  return (
    <section aria-label={words.link} className="mt-4 text-small">
      <div className="flex flex-wrap gap-x-6">
        <a
          href={href("notetaker-live", { query: { token } })}
          className="inline-flex min-h-11 items-center font-semibold text-pine-700 underline underline-offset-3"
        >
          {words.link}
        </a>
        {children}
      </div>
      <p className="text-fine text-subtle">{words.note}</p>
    </section>
  );
}
