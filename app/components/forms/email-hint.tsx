import { type ReactNode, useEffect, useState } from "react";

/**
 * Asks beside a field, once it was left, whether another address was meant; one press takes it. The
 * address stays as it was typed otherwise, and is never refused for it.
 */
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
    // The form's script may have come after the field was left.
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
