import type { ReactNode } from "react";

/** Separate for the browser bundle: the home page's script does not load `proof.tsx`. */
export function ProofCell({
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
