import { type ReactNode, useEffect, useState } from "react";

/** Asks after the field was left whether another address was meant. The typed address is never refused. */
export function EmailHint({ inputId }: { inputId: string }) {
  const [hint, setHint] = useState<ReactNode>(null);

  useEffect(() => {
    const input = document.getElementById(inputId) as HTMLInputElement;
    const look = () => {
      void import("./email-typo.client").then(
        ({ hintFor }) => setHint(hintFor(input)),
        () => undefined,
      );
    };
    const clear = () => setHint(null);
    // The field may have been left before this script ran.
    if (input.value !== "" && document.activeElement !== input) look();
    input.addEventListener("blur", look);
    input.addEventListener("input", clear);
    return () => {
      input.removeEventListener("blur", look);
      input.removeEventListener("input", clear);
    };
  }, [inputId]);

  return <div role="status">{hint}</div>;
}
