import { useEffect, useState } from "react";
import { Icon } from "~/components/ui/icon";

export type PromoWords = { promo: string; copy: string; copied: string };

/** How long the button says that it copied (spec 9). */
const copiedMs = 2_000;

export function PromoCode({ code, promo, copy, copied }: PromoWords & { code: string }) {
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
    <p className="flex items-center gap-2 text-small text-on-dark-muted">
      {promo} <strong className="font-semibold text-on-dark">{code}</strong>
      <button
        type="button"
        onClick={onCopy}
        aria-label={justCopied ? copied : `${copy} ${code}`}
        className="grid size-11 place-items-center rounded-small hover:bg-paper-0/10 no-script:hidden"
      >
        <Icon name={justCopied ? "check" : "copy"} className="size-4" />
      </button>
    </p>
  );
}
