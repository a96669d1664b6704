import type { ReactNode } from "react";

/** In a file of its own: the home page's script would fetch the rest of `proof.tsx` as well. */
export function Cell({
  figure,
  text,
  method,
  children,
}: {
  figure: ReactNode;
  text: string;
  method: string;
  children?: ReactNode;
}) {
  return (
    <div className="cell max-md:grid max-md:grid-cols-[7.25rem_1fr] max-md:gap-x-4 max-md:py-4 md:py-7">
      <p className="font-display text-[1.5rem] leading-none font-semibold md:text-[2.5rem]">
        {figure}
      </p>
      <div className="text-small md:mt-2.5 md:text-body">
        <p>{text}</p>
        <p className="mt-1 text-fine text-subtle">
          {method} {children}
        </p>
      </div>
    </div>
  );
}
