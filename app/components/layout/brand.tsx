import { Icon } from "~/components/ui/icon";
import { names } from "~/config/names";
import { site } from "~/content/site";
import { href } from "~/lib/render/href";

export function Brand() {
  return (
    <a
      href={href("home")}
      aria-label={site.homeLabel}
      className="flex min-h-11 items-center gap-2.5 font-display text-body font-semibold text-on-dark"
    >
      <span className="grid size-badge place-items-center rounded-[8px] bg-lime-300 text-ink-900">
        <Icon name="check" className="size-4 stroke-3" />
      </span>
      {names.brand}
    </a>
  );
}
