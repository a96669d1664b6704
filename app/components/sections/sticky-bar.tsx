import type { Action } from "~/content/section";
import { ActionLink } from "./action-link";

export function StickyBar({ action }: { action: Action }) {
  return (
    <div className="sticky-bar no-print sticky bottom-0 z-10 -mt-18 border-t border-paper-200 bg-paper-0 px-5 py-3 shadow-e2 md:hidden">
      <ActionLink action={action} block />
    </div>
  );
}
