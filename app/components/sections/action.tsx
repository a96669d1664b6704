import { Fragment } from "react";
import { linkTo, type Target } from "~/lib/render/href";
import { ButtonLink, type ButtonLook } from "../ui/button";
import { Icon } from "../ui/icon";

export type Action = {
  readonly label: string;
  readonly to: Target;
  /** What opens over the page instead, where its script runs (`app/booking/discovery-call.tsx`). */
  readonly opens?: "discovery-call";
};

/** The ground a section stands on; neighbouring sections differ. */
export type Ground = "paper" | "alternate";

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

/** A row of actions on ink or, `light`, on a tint: the first one is what the page asks for. */
export function ActionRow({
  actions,
  light = false,
  quiet = false,
  className = "",
}: {
  actions: readonly Action[];
  light?: boolean;
  /** A form beside them holds what the page asks for. */
  quiet?: boolean;
  className?: string;
}) {
  const [loud, other] = light
    ? (["primary", "secondary"] as const)
    : (["signal", "ghost"] as const);
  return (
    <div
      className={`no-print flex flex-wrap gap-3 max-phone:w-full max-phone:*:w-full ${className}`}
    >
      {actions.map((action, nth) => (
        <Fragment key={action.label}>
          <ActionLink action={action} variant={nth === 0 && !quiet ? loud : other} />{" "}
        </Fragment>
      ))}
    </div>
  );
}

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
