import type { Tone } from "~/components/ui/badge";
import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-names";

export function TitleBar({
  icon,
  title,
  state,
  tone = "pine",
}: {
  icon: IconName;
  title: string;
  state?: string;
  tone?: Tone;
}) {
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-b border-paper-200 px-5 py-3">
      <span className="flex items-center gap-2.5 font-semibold">
        <Icon name={icon} className="size-4.5 text-subtle" />
        {title}
      </span>
      {state ? <Badge tone={tone}>{state}</Badge> : null}
    </div>
  );
}
