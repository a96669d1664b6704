import { useEffect, useRef, useState } from "react";
import { controlClass } from "~/components/forms/fields";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { shortClock } from "../../results/transcript";
import { statusWords } from "../status-words";
import { momentId } from "./looks";

const words = statusWords.watch;

/** A link to where the recording stands. It holds the personal token, and says so. */
export function CopyMoment({ time }: { time: number }) {
  const link = () => {
    const url = new URL(window.location.href);
    url.hash = momentId(time);
    // What was done or searched for on the way here is nobody's business.
    url.search = new URLSearchParams({ token: url.searchParams.get("token") ?? "" }).toString();
    return url.href;
  };
  return (
    <CopyButton
      label={words.copyMoment}
      text={link}
      copied={words.momentCopied(shortClock(time))}
      note={statusWords.results.note}
    />
  );
}

/** Copies a text, or shows it for copying by hand where the browser keeps the clipboard to itself. */
export function CopyButton({
  label,
  text,
  copied,
  note,
}: {
  label: string;
  text: () => string;
  /** What it says once it is done. */
  copied: string;
  /** What stands below that. */
  note?: string;
}) {
  const [said, setSaid] = useState<string | null>(null);
  const [byHand, setByHand] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), [byHand]);

  const copy = async () => {
    const wanted = text();
    try {
      await navigator.clipboard.writeText(wanted);
      setByHand(null);
      setSaid(copied);
    } catch {
      setSaid(words.copyByHand);
      setByHand(wanted);
    }
  };
  return (
    <div className="no-script:hidden">
      <Button variant="secondary" size="sm" onClick={copy}>
        <Icon name="copy" className="size-4" />
        {label}
      </Button>
      <div role="status" className="max-w-column text-fine text-muted">
        {said === null ? null : <p className="mt-2 font-medium text-pine-700">{said}</p>}
        {said === null || note === undefined ? null : <p className="mt-1">{note}</p>}
      </div>
      {byHand === null ? null : (
        <textarea
          ref={field}
          readOnly
          rows={3}
          value={byHand}
          aria-label={label}
          className={`${controlClass} mt-2 text-fine`}
        />
      )}
    </div>
  );
}
