import { Drawing } from "~/components/artefacts/mockup";
import { Sections } from "~/components/sections/sections";
import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { botProviders, type ProviderName } from "~/config/names";
import { matterFolder, privateNotetaker } from "~/content/pages/private-notetaker";

const { caption, tab, heading, state, files, access, retention } = matterFolder;

function Folder() {
  return (
    <Drawing caption={caption} className="on-paper text-small">
      <span className="inline-flex items-center gap-2 rounded-t-tile bg-pine-100 px-5 pt-2.5 pb-8 font-semibold text-pine-800">
        <Icon name="lock" className="size-4" />
        {tab}
      </span>
      <div className="relative -mt-5 overflow-hidden rounded-tr-card border-t-8 border-pine-100 bg-paper-0">
        <div className="flex flex-wrap items-center justify-between gap-2 px-5 pt-5 pb-3 sm:px-7">
          <span className="font-display text-h3">{heading}</span>
          <Badge>{state}</Badge>
        </div>
        {files.map(({ icon, name, text }) => (
          <div
            key={name}
            className="flex items-center gap-3.5 border-t border-paper-200 px-5 py-3 sm:px-7"
          >
            <span className="grid size-10 shrink-0 place-items-center rounded-small bg-paper-100 text-muted">
              <Icon name={icon} className="size-5" />
            </span>
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="block text-fine text-subtle">{text}</span>
            </span>
          </div>
        ))}
        <div className="grid gap-px border-t border-paper-200 bg-paper-200 sm:grid-cols-2">
          <div className="bg-paper-0 p-5 sm:pl-7">
            <span className="block font-semibold">{access.title}</span>
            <span className="my-2.5 flex -space-x-2">
              {access.people.map((person) => (
                <span
                  key={person}
                  className="grid size-9 place-items-center rounded-full border-2 border-paper-0 bg-ink-700 text-badge font-semibold text-paper-0"
                >
                  {person}
                </span>
              ))}
            </span>
            <span className="text-fine text-subtle">{access.text}</span>
          </div>
          <div className="bg-paper-0 p-5 sm:pr-7">
            <span className="block font-semibold">{retention.title}</span>
            <span className="my-2.5 flex min-h-9 items-center">
              <Badge tone="warn">{retention.mark}</Badge>
            </span>
            <span className="text-fine text-subtle">{retention.text}</span>
          </div>
        </div>
      </div>
    </Drawing>
  );
}

export function PrivateSections({ botProvider }: { botProvider: ProviderName }) {
  const content = privateNotetaker(botProviders[botProvider]);
  return <Sections {...content} own={{ folder: <Folder /> }} />;
}
