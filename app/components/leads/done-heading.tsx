import { useEffect, useRef } from "react";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-names";

/** The title of what stands where a form stood; it takes the focus that the form had. */
export function DoneHeading({ icon, title }: { icon: IconName; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <span className="grid size-12 place-items-center rounded-tile bg-pine-100 text-pine-700">
        <Icon name={icon} className="size-6" />
      </span>
      <h2
        ref={heading}
        tabIndex={-1}
        className="mt-5 text-[1.75rem] leading-[1.2] tracking-[-0.015em] outline-none"
      >
        {title}
      </h2>
    </>
  );
}
