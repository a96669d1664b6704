import { Icon } from "~/components/ui/icon";
import { names } from "~/config/names";
import { site } from "~/content/site";
import { href } from "~/lib/render/href";

export function Brand() {
  return (
    <a
      href={href("home")}
      aria-label={site.homeLabel}
      className="flex min-h-11 items-center gap-2 font-display text-body font-semibold text-on-dark"
    >
      <Icon name="mark" className="size-8 text-lime-300" />
      {names.brand}
    </a>
  );
}
