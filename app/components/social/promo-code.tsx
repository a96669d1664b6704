import { useEffect, useState } from "react";
import { Icon } from "~/components/ui/icon";
import { social } from "~/content/pages/social";

/** How long the button says that it copied (spec 9). */
const copiedMs = 2_000;

export function PromoCode({ code }: { code: string }) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = () => {
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };

  return (
    <p className="flex items-center gap-2 text-small text-on-dark-muted">
      {social.promo} <strong className="font-semibold text-on-dark">{code}</strong>
      <button
        type="button"
        onClick={copy}
        aria-label={copied ? social.copied : `${social.copy} ${code}`}
        className="grid size-11 place-items-center rounded-small hover:bg-paper-0/10 no-script:hidden"
      >
        <Icon name={copied ? "check" : "copy"} className="size-4" />
      </button>
    </p>
  );
}
