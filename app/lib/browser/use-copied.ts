import { useEffect, useState } from "react";

/** How long a button says that it has copied, milliseconds, as specified. */
const shownMs = 2_000;

/** `copy` resolves to false if the browser refuses. */
export function useCopied() {
  const [justCopied, setJustCopied] = useState(false);

  useEffect(() => {
    if (!justCopied) return;
    const timer = setTimeout(() => setJustCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [justCopied]);

  const copy = async (text: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    setJustCopied(true);
    return true;
  };
  return { justCopied, copy };
}
