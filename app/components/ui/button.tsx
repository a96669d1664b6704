import type { ComponentPropsWithoutRef } from "react";
import { newTab } from "~/content/words/new-tab";
import { Icon } from "./icon";

/** `danger`: an action that cannot be undone. `danger-quiet`: a link to such an action. */
export type ButtonLook = {
  variant?: "primary" | "secondary" | "danger" | "danger-quiet" | undefined;
  size?: "md" | "sm" | undefined;
  block?: boolean | undefined;
};

export function Button({
  variant,
  size,
  block,
  busy = false,
  className,
  children,
  type = "button",
  ...rest
}: ButtonLook & { busy?: boolean } & ComponentPropsWithoutRef<"button">) {
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, block }, className)}
      {...rest}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}

export function ButtonLink({
  variant,
  size,
  block,
  external = false,
  className,
  children,
  ...rest
}: ButtonLook & { href: string; external?: boolean } & ComponentPropsWithoutRef<"a">) {
  return (
    <a
      className={buttonClass({ variant, size, block }, className)}
      target={external ? "_blank" : undefined}
      rel={external ? "noopener" : undefined}
      {...rest}
    >
      {children}
      {external ? <Icon name="arrow-up-right" className="size-4" label={newTab} /> : null}
    </a>
  );
}

/** Whole class names, because `lib/render/split-css.ts` looks for them in the scripts. */
const variants = {
  primary: "button-primary",
  secondary: "button-secondary",
  danger: "button-danger",
  "danger-quiet": "button-danger-quiet",
};

function buttonClass(
  { variant = "primary", size = "md", block = false }: ButtonLook,
  className: string | undefined,
): string {
  const classes = ["button", variants[variant]];
  if (size === "sm") classes.push("button-small");
  if (block) classes.push("w-full");
  if (className) classes.push(className);
  return classes.join(" ");
}

export function Spinner({ className = "size-4" }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent ${className}`}
    />
  );
}
