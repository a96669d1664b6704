import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";

const brandColors: Partial<Record<IconName, string>> = {
  stripe: "text-stripe",
  clickup: "text-clickup",
  googledrive: "text-googledrive",
  googlemeet: "text-googlemeet",
};

export function AppTile({ icon }: { icon: IconName }) {
  return (
    <span
      className={`grid size-10 shrink-0 place-items-center rounded-small bg-paper-0 ${brandColors[icon] ?? "text-ink-900"}`}
    >
      <Icon name={icon} className="size-5.5" />
    </span>
  );
}
