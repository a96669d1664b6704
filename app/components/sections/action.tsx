import { Fragment } from "react";
import { newTab } from "~/content/words/new-tab";
import { linkTo, type Target } from "~/lib/render/href";
import { ButtonLink, type ButtonLook } from "../ui/button";
import { Icon } from "../ui/icon";

export type Action = {
  readonly label: string;
  readonly to: Target;
  /** A dialog to open instead of the link, if scripts run (`app/booking/discovery-call.tsx`). */
  readonly opens?: "discovery-call";
};

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

export function ActionRow({
  actions,
  secondaryOnly = false,
  className = "",
}: {
  actions: readonly Action[];
  /** Draws no primary button, because the page's form has one. */
  secondaryOnly?: boolean;
  className?: string;
}) {
  return (
    <div className={`no-print flex flex-wrap gap-3 max-phone:*:w-full ${className}`}>
      {actions.map((action, nth) => (
        <Fragment key={action.label}>
          <ActionLink
            action={action}
            variant={nth === 0 && !secondaryOnly ? "primary" : "secondary"}
          />{" "}
        </Fragment>
      ))}
    </div>
  );
}

export function TextLink({ action, className = "" }: { action: Action; className?: string }) {
  const { href, external } = linkTo(action.to);
  return (
    <a
      href={href}
      data-opens={action.opens}
      className={`more ${className}`}
      target={external ? "_blank" : undefined}
      rel={external ? "noopener" : undefined}
    >
      {action.label}
      {external ? (
        <>
          {" "}
          <Icon name="arrow-up-right" className="inline size-4" label={newTab} />
        </>
      ) : null}
    </a>
  );
}

export function BackLink({ action }: { action: Action }) {
  return (
    <a
      href={linkTo(action.to).href}
      className="no-print inline-flex min-h-11 items-center gap-2 text-small text-muted hover:text-fg"
    >
      <Icon name="arrow-left" className="size-4" />
      {action.label}
    </a>
  );
}
