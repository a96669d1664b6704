import { useEffect, useState } from "react";
import { Icon } from "~/components/ui/icon";

/** How long the button says that it copied, as specified. */
const copiedMs = 2_000;

export function CopyCode({ code, copy, copied }: { code: string; copy: string; copied: string }) {
  const [justCopied, setJustCopied] = useState(false);

  useEffect(() => {
    if (!justCopied) return;
    const timer = setTimeout(() => setJustCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [justCopied]);

  const onCopy = () => {
    navigator.clipboard.writeText(code).then(
      () => setJustCopied(true),
      () => setJustCopied(false),
    );
  };

  return (
    <button
      type="button"
      onClick={onCopy}
      aria-label={justCopied ? copied : `${copy} ${code}`}
      className="grid size-11 place-items-center rounded-small hover:bg-paper-0/60 no-script:hidden"
    >
      <Icon name={justCopied ? "check" : "copy"} className="size-4" />
    </button>
  );
}
