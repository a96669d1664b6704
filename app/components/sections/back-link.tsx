import { Icon } from "~/components/ui/icon";
import type { Action } from "~/content/section";
import { linkTo } from "~/lib/link-to";

/** The way back, above a page's title. */
export function BackLink({ action, dark = false }: { action: Action; dark?: boolean }) {
  const look = dark ? "text-on-dark-muted hover:text-on-dark" : "text-pine-700 hover:text-pine-600";
  return (
    <a
      href={linkTo(action.to).href}
      className={`no-print inline-flex min-h-11 items-center gap-2 text-small font-semibold ${look}`}
    >
      <Icon name="arrow-left" className="size-4" />
      {action.label}
    </a>
  );
}
