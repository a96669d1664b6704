import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import type { ResourceId } from "~/config/resources";
import { href } from "~/lib/render/href";
import { statusWords } from "../status-words";
import type { ShownResults } from "./results.server";

const words = statusWords.results;

type FilesProps = { results: ShownResults; note: string };

export function FilesCard({ results, note }: FilesProps) {
  const { token, hasVideo, hasAudio, notes, transcriptProblem } = results;
  const hasTasks = notes?.lines.some(({ kind }) => kind === "task") ?? false;
  const isAvailable: Partial<Record<ResourceId, boolean>> = {
    "result-video": hasVideo,
    "result-audio": hasAudio,
    "result-tasks": hasTasks,
  };
  const files = words.files.filter(({ resource }) => isAvailable[resource] ?? true);
  return (
    <Card>
      <section aria-labelledby="downloads">
        <h2 id="downloads" className="text-h3">
          {words.downloads}
        </h2>
        <ul className="mt-3 divide-y">
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
          {transcriptProblem === null ? (
            <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 text-small">
              <Icon name="file-text" className="size-5 text-subtle" />
              <span className="font-medium">{words.transcript}</span>
              <ul className="flex basis-full flex-wrap gap-2">
                {words.formats.map(([resource, format]) => (
                  <li key={resource}>
                    <a
                      href={href(resource, { query: { token } })}
                      className="inline-flex min-h-11 items-center rounded-full border border-edge px-3.5 text-fine font-medium text-pine-700 hover:border-pine-600 hover:bg-paper-50 md:min-h-9"
                    >
                      <span className="sr-only">{words.transcript}, </span>
                      {format}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ) : null}
        </ul>
        <p className="mt-3 text-fine text-subtle">{note}</p>
      </section>
    </Card>
  );
}
