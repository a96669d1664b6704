import { Icon } from "~/components/ui/icon";
import type { Action } from "~/content/section";
import { linkTo } from "~/lib/link-to";

/** A link with an arrow. `cover` lets it take clicks on all of the card around it. */
export function TextLink({ action, cover = false }: { action: Action; cover?: boolean }) {
  const { href, external } = linkTo(action.to);
  return (
    <a
      href={href}
      className={`inline-flex min-h-11 items-center gap-2 text-small font-semibold text-pine-700 hover:text-pine-600 ${cover ? "after:absolute after:inset-0 after:rounded-card" : ""}`}
      {...(external ? { target: "_blank", rel: "noopener" } : {})}
    >
      {action.label}
      {external ? (
        <Icon name="arrow-up-right" className="size-4" label="(opens in a new tab)" />
      ) : (
        <Icon name="arrow-right" className="size-4" />
      )}
    </a>
  );
}
