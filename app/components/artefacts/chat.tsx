import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-names";
import type { ChatWords } from "~/content/artefacts";
import { TitleBar } from "./title-bar";

/** A conversation with an agent, written or spoken, and what came of it. */
export function Chat({ icon, title, state, lines, done }: ChatWords & { icon: IconName }) {
  return (
    <>
      <TitleBar icon={icon} title={title} state={state} />
      <div className="grid gap-2.5 p-5">
        {lines.map(({ by, text }) => (
          <p
            key={text}
            className={`max-w-[85%] rounded-tile px-4 py-2.5 ${by === "agent" ? "justify-self-end bg-pine-100 text-pine-800" : "justify-self-start bg-paper-100"}`}
          >
            {text}
          </p>
        ))}
      </div>
      <div className="grid gap-2 border-t border-paper-200 bg-paper-50 px-5 py-4 font-medium">
        {done.map((result) => (
          <span key={result.text} className="flex items-center gap-2.5">
            <Icon name={result.icon} className="size-4.5 text-pine-600" />
            {result.text}
          </span>
        ))}
      </div>
    </>
  );
}
