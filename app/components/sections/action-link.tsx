import { Fragment } from "react";
import { ButtonLink, type ButtonLook } from "~/components/ui/button";
import type { Action } from "~/content/section";
import { linkTo } from "~/lib/link-to";

export function ActionLink({
  action,
  ...look
}: ButtonLook & { action: Action; className?: string }) {
  return (
    <ButtonLink {...linkTo(action.to)} data-opens={action.opens} {...look}>
      {action.label}
    </ButtonLink>
  );
}

/** A row of actions on ink: the first one in lime, the others as ghosts. */
export function InkActions({ actions }: { actions: readonly Action[] }) {
  return (
    <div className="no-print flex flex-wrap gap-3 max-phone:w-full max-phone:*:w-full">
      {actions.map((action, nth) => (
        <Fragment key={action.label}>
          <ActionLink action={action} variant={nth === 0 ? "signal" : "ghost"} />{" "}
        </Fragment>
      ))}
    </div>
  );
}
