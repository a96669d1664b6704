import type { CSSProperties, ReactNode } from "react";
import { Icon } from "../../app/components/ui/icon";
import type { IconName } from "../../app/components/ui/icon-names";

/** The whole picture, on the site's ink. */
export function Picture({ children }: { children: ReactNode }) {
  return (
    <div className="on-ink hero-glow relative h-screen w-screen overflow-hidden text-small">
      {children}
    </div>
  );
}

/** One part of a scene over the whole picture; not drawn while it cannot be seen. */
export function Shot({
  shown,
  className = "",
  style,
  children,
}: {
  shown: number;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}) {
  if (shown === 0) return null;
  return (
    <div className={`absolute inset-0 ${className}`} style={{ opacity: shown, ...style }}>
      {children}
    </div>
  );
}

/** Lime means that something runs, or has run. */
export function Sign({ icon, size = "size-14" }: { icon: IconName; size?: string }) {
  return (
    <span
      className={`grid ${size} shrink-0 place-items-center rounded-tile bg-lime-300 text-ink-900`}
    >
      <Icon name={icon} className="size-1/2" />
    </span>
  );
}
