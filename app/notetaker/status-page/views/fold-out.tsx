import type { ReactNode } from "react";
import { Icon } from "~/components/ui/icon";

/**
 * A row's button under which a form folds out. Both lie over the whole row, so that the form has its width
 * and the button stays where it was; the row's words stand beside the button.
 */
export function FoldOut({
  label,
  isOpen = false,
  children,
}: {
  label: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details
      {...(isOpen ? { open: true } : {})}
      className="group/fold min-w-0 sm:col-span-2 sm:col-start-1 sm:row-start-1"
    >
      <summary className="ml-auto flex min-h-12 w-full items-center justify-center gap-2 rounded-button border border-edge bg-paper-0 px-5.5 py-2.5 text-ui font-semibold hover:border-control hover:bg-paper-50 sm:w-64">
        {label}
        <Icon name="chevron-down" className="size-5 group-open/fold:rotate-180" />
      </summary>
      <div className="pt-6 sm:pt-12">{children}</div>
    </details>
  );
}
