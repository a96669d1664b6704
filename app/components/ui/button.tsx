import type { ComponentPropsWithoutRef } from "react";
import { Icon } from "./icon";

/** `primary` and `secondary` stand on paper, `signal` (lime) and `ghost` on ink. `danger` does what cannot be undone, `danger-quiet` leads there. */
export type ButtonLook = {
  variant?: "primary" | "secondary" | "signal" | "ghost" | "danger" | "danger-quiet";
  size?: "md" | "sm";
  /** As wide as its parent; keeps its width while the label changes. */
  block?: boolean;
};

const variants = {
  primary:
    "border-transparent bg-pine-600 text-paper-0 shadow-primary hover:bg-pine-700 active:bg-pine-800",
  secondary:
    "border-edge bg-paper-0 text-fg hover:border-control hover:bg-paper-50 active:bg-paper-100",
  signal:
    "border-transparent bg-lime-300 text-ink-900 shadow-signal hover:bg-lime-200 active:bg-lime-300",
  ghost:
    "border-paper-0/22 text-on-dark hover:border-paper-0/40 hover:bg-paper-0/6 active:bg-paper-0/10",
  danger:
    "border-transparent bg-danger text-paper-0 shadow-primary hover:bg-danger/90 active:bg-danger",
  "danger-quiet": "border-edge bg-paper-0 text-danger hover:border-danger hover:bg-danger-tint",
};

const sizes = {
  md: "min-h-12 rounded-button px-5.5 py-2.5 text-ui",
  sm: "min-h-11 md:min-h-10 rounded-small px-4 py-1.5 text-small",
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
      className={buttonClass({ variant, size, block, className })}
      {...rest}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}

/** A link that looks like a button. `external` opens a new tab, marked with an icon. */
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
      className={buttonClass({ variant, size, block, className })}
      {...(external ? { target: "_blank", rel: "noopener" } : {})}
      {...rest}
    >
      {children}
      {external ? (
        <Icon name="arrow-up-right" className="size-4" label="(opens in a new tab)" />
      ) : null}
    </a>
  );
}

type Maybe<T> = { [K in keyof T]?: T[K] | undefined };

function buttonClass({
  variant = "primary",
  size = "md",
  block = false,
  className = "",
}: Maybe<ButtonLook & { className: string }>): string {
  return [
    "inline-flex items-center justify-center gap-2 border text-center font-semibold eased",
    "disabled:cursor-not-allowed disabled:opacity-90 aria-busy:cursor-progress",
    variants[variant],
    sizes[size],
    block ? "w-full" : "",
    className,
  ]
    .filter(Boolean)
    .join(" ");
}

/** A 16 px ring in the colour of the text. Say what is going on in words beside it. */
export function Spinner({ className = "size-4" }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent ${className}`}
    />
  );
}
