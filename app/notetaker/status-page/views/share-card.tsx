import { useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { statusWords } from "../status-words";
import { ActionForm } from "./actions";

const { share: words, actions } = statusWords;

export function ShareCard({ shareUrl }: { shareUrl: string | null }) {
  const action = shareUrl === null ? "share" : "stop_sharing";
  const { title, text } = actions[action];
  return (
    <Card>
      <section aria-labelledby="share">
        <h2 id="share" className="scroll-mt-6 text-h3">
          {title}
        </h2>
        <p className="mt-3 text-small text-muted">{text}</p>
        {shareUrl === null ? null : <ShareLink url={shareUrl} />}
        <div className="mt-4">
          <ActionForm action={action} />
        </div>
      </section>
    </Card>
  );
}

export function ShareLink({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome(words.copied);
    } catch {
      field.current?.select();
      setOutcome(words.byHand);
    }
  };
  return (
    <>
      <p className="mt-3 hidden text-small font-medium break-all no-script:block">{url}</p>
      <div className="mt-3 no-script:hidden">
        <div className="flex gap-2">
          <input
            ref={field}
            readOnly
            value={url}
            aria-label={words.field}
            onFocus={(event) => event.currentTarget.select()}
            className="block min-h-11 w-full min-w-0 rounded-small border border-control bg-paper-0 px-3.5 text-small text-fg"
          />
          <Button variant="secondary" size="sm" onClick={() => void copy()} className="shrink-0">
            <Icon name="copy" className="size-4" />
            {words.copy}
          </Button>
        </div>
        <p role="status" className="mt-1.5 text-fine text-muted">
          {outcome}
        </p>
      </div>
    </>
  );
}
