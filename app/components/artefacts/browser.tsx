import { Icon } from "~/components/ui/icon";
import type { BrowserWords } from "~/content/artefacts";

export function Browser({ address, brand, menu, headline, text, button, tiles }: BrowserWords) {
  return (
    <>
      <div className="flex items-center gap-1.5 border-b border-paper-200 bg-paper-100 px-4 py-3">
        <span className="size-2.5 rounded-full bg-edge" />
        <span className="size-2.5 rounded-full bg-edge" />
        <span className="size-2.5 rounded-full bg-edge" />
        <span className="ml-3 flex min-w-0 flex-1 items-center gap-2 rounded-full bg-paper-0 px-3 py-1 text-fine text-subtle">
          <Icon name="lock" className="size-3.5" />
          <span className="truncate">{address}</span>
        </span>
      </div>
      <div className="flex items-center justify-between px-6 py-4 text-fine text-subtle">
        <span className="font-display text-ui font-semibold text-fg">{brand}</span>
        <span className="flex gap-4 max-sm:hidden">
          {menu.map((item) => (
            <span key={item}>{item}</span>
          ))}
        </span>
      </div>
      <div className="bg-agents-tint px-6 py-10">
        <span className="block max-w-[16ch] font-display text-h2">{headline}</span>
        <span className="mt-3 block max-w-[36ch] text-muted">{text}</span>
        <span className="mt-5 inline-block rounded-small bg-agents px-4 py-2.5 font-semibold text-paper-0">
          {button}
        </span>
      </div>
      <div className="grid grid-cols-3 gap-2 p-4 text-badge font-medium sm:gap-3 sm:p-5 sm:text-fine">
        {tiles.map((tile) => (
          <span
            key={tile.text}
            className="grid gap-2 rounded-small border border-paper-200 p-2 sm:p-3"
          >
            <Icon name={tile.icon} className="size-5 text-agents" />
            {tile.text}
          </span>
        ))}
      </div>
    </>
  );
}
