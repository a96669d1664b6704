import type { ReactNode } from "react";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";

export type RunStepWords = {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly took: string;
};

const brandInk: Partial<Record<IconName, string>> = {
  stripe: "text-stripe",
  clickup: "text-clickup",
  googledrive: "text-googledrive",
  googlemeet: "text-googlemeet",
};

/** One step of an automation run. It has finished, unless `mark` stands in place of its time. */
export function RunStep({ icon, title, text, took, mark }: RunStepWords & { mark?: ReactNode }) {
  return (
    <div className="grid grid-cols-[40px_1fr_auto] items-center gap-3.5 rounded-tile border border-ink-700 bg-ink-900 px-3.5 py-3">
      <AppTile icon={icon} />
      <span>
        <span className="block text-small font-semibold">{title}</span>
        <span className="block text-fine text-on-dark-subtle">{text}</span>
      </span>
      <span className="flex items-center gap-1 max-[359px]:hidden text-fine tabular-nums text-on-dark-subtle">
        {mark ?? (
          <>
            <Icon name="check" className="size-3.5" />
            {took}
          </>
        )}
      </span>
    </div>
  );
}

/** The mark of an app, in its own colour. */
export function AppTile({ icon }: { icon: IconName }) {
  return (
    <span
      className={`grid size-10 shrink-0 place-items-center rounded-small bg-paper-0 ${brandInk[icon] ?? "text-ink-900"}`}
    >
      <Icon name={icon} className="size-5.5" />
    </span>
  );
}

/** What leads from one step to the next. */
export function RunLine() {
  return <div className="ml-[33px] h-5 border-l-2 dashed border-ink-dash" />;
}
