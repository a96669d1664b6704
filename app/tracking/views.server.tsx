import { Button } from "~/components/ui/button";
import { consent } from "~/content/words/consent";
import { useNonce } from "~/lib/render/document-assets";
import { href } from "~/lib/render/href";
import type { TrackingConfig } from "./tracked-pages";

/** Attributes configure `public/tracking.js`, so that no page is hydrated for it. */
export function Tracking({ pixelId, webhookUrl, state }: TrackingConfig & { state: string }) {
  const nonce = useNonce();
  return (
    <>
      {pixelId ? <ConsentStrip state={state} /> : null}
      <script
        type="module"
        src="/tracking.js"
        nonce={nonce}
        data-webhook={webhookUrl}
        data-pixel={pixelId}
        data-state={pixelId === null ? null : state}
      />
    </>
  );
}

export function ConsentForm({ state }: { state: string }) {
  const { title, text, signal, state: states } = consent.form;
  return (
    <section
      id="pixel"
      aria-labelledby="pixel-title"
      data-pixel-state={state}
      className="group no-print mb-14 max-w-[56rem] scroll-mt-8 rounded-card border border-paper-200 bg-paper-0 p-6 sm:p-8"
    >
      <h2 id="pixel-title" className="text-h3">
        {title}
      </h2>
      <p className="mt-3 max-w-measure text-muted">{text}</p>
      <p className="mb-5 mt-3 max-w-measure font-semibold">
        <span className="group-not-data-[pixel-state=run]:hidden">{states.run}</span>
        <span className="group-not-data-[pixel-state=ask]:hidden">{states.ask}</span>
        <span className="group-not-data-[pixel-state=off]:hidden">{states.off}</span>
      </p>
      <ConsentButtons />
      <p className="mt-5 max-w-measure text-small text-subtle">{signal}</p>
    </section>
  );
}

/** Every visitor's HTML has the strip, but only the state `ask` shows it. It stands above the page and covers nothing. */
function ConsentStrip({ state }: { state: string }) {
  return (
    <aside
      aria-label={consent.label}
      data-pixel-state={state}
      className="on-ink no-print border-b py-4 not-data-[pixel-state=ask]:hidden"
    >
      <div className="column flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="max-w-[72ch] text-small text-muted">
          <p>
            <strong className="font-semibold text-fg">{consent.question}</strong> {consent.text}{" "}
            <a
              href={href("privacy", { hash: "pixel" })}
              className="text-fg underline underline-offset-4 hover:text-lime-200"
            >
              {consent.more}
            </a>
          </p>
        </div>
        <ConsentButtons />
      </div>
    </aside>
  );
}

/** Both answers look the same: refusing is as easy as agreeing. */
function ConsentButtons() {
  return (
    <form method="post" action={href("consent")} className="flex flex-wrap gap-3 max-phone:w-full">
      {(["refused", "granted"] as const).map((choice) => (
        <Button
          key={choice}
          type="submit"
          name="choice"
          value={choice}
          variant="secondary"
          className="grow"
        >
          {choice === "granted" ? consent.accept : consent.refuse}
        </Button>
      ))}
    </form>
  );
}
