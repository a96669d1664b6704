import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import type { Chapter } from "../../notes/chapters";
import { href } from "~/lib/render/href";
import { shortClock } from "../../results/transcript";
import { statusWords } from "../status-words";
import { momentId } from "./looks";

const words = statusWords.results;

/** Everything as files, fetched at each click. */
export function FilesCard({
  token,
  has,
}: {
  token: string;
  has: Readonly<Record<"video" | "audio" | "transcript", boolean>>;
}) {
  const files = words.files.filter(({ resource }) => {
    if (resource === "result-video") return has.video;
    if (resource === "result-audio") return has.audio;
    return true;
  });
  return (
    <Card>
      <section aria-labelledby="downloads">
        <h2 id="downloads" className="text-h3">
          {words.downloads}
        </h2>
        <ul className="mt-3 divide-y divide-paper-200">
          {files.map(({ resource, label, icon }) => (
            <li key={resource}>
              <a
                href={href(resource, { query: { token } })}
                className="flex min-h-11 items-center gap-3 py-1.5 text-small font-medium text-pine-700 hover:underline hover:underline-offset-3"
              >
                <Icon name={icon} className="size-5 text-subtle" />
                <span className="grow">{label}</span>
                <Icon name="download" className="size-4" />
              </a>
            </li>
          ))}
          {has.transcript ? (
            <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 text-small">
              <Icon name="file-text" className="size-5 text-subtle" />
              <span className="font-medium">{words.formats.label}</span>
              <ul className="flex basis-full flex-wrap gap-2">
                {words.formats.files.map(([resource, format]) => (
                  <li key={resource}>
                    <a
                      href={href(resource, { query: { token } })}
                      className="inline-flex min-h-11 items-center rounded-full border border-edge px-3.5 text-fine font-medium text-pine-700 hover:border-pine-600 hover:bg-paper-50 md:min-h-9"
                    >
                      <span className="sr-only">{words.formats.label}, </span>
                      {format}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ) : null}
        </ul>
        <p className="mt-3 text-fine text-subtle">{words.note}</p>
      </section>
    </Card>
  );
}

/** The parts of the recording; each leads to its beginning. */
export function ChaptersCard({ chapters }: { chapters: readonly Chapter[] }) {
  if (chapters.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby="chapters">
        <h2 id="chapters" className="text-h3">
          {statusWords.watch.chapters}
        </h2>
        <ol className="mt-3">
          {chapters.map(({ title, at }) => (
            <li key={at}>
              <a
                href={`#${momentId(at)}`}
                className="-mx-2 grid min-h-11 grid-cols-[3.25rem_1fr] items-baseline gap-x-3 rounded-small px-2 py-2 text-small hover:bg-paper-100"
              >
                <span className="text-fine text-pine-700 tabular-nums underline underline-offset-3">
                  {shortClock(at)}
                </span>
                <span className="min-w-0 wrap-anywhere">{title}</span>
              </a>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}
