import { consent } from "~/content/words/consent";
import { useNonce } from "~/lib/render/document-assets";
import { ConsentButtons, ConsentStrip } from "./consent-strip";
import type { Tracking as Wanted } from "./tracked-pages";

/** Reads what to do from these attributes; no page is hydrated for it. */
function TrackingScript({ pixelId, webhookUrl, state }: Wanted & { state: string }) {
  const nonce = useNonce();
  return (
    <script
      type="module"
      src="/tracking.js"
      nonce={nonce}
      data-webhook={webhookUrl}
      data-pixel={pixelId}
      data-state={pixelId === null ? null : state}
    />
  );
}

/** Above a tracked page: the question where there is one, and the script. `state` is this visitor's. */
export function Tracking({ state, ...wanted }: Wanted & { state: string }) {
  return (
    <>
      {wanted.pixelId ? <ConsentStrip state={state} /> : null}
      <TrackingScript {...wanted} state={state} />
    </>
  );
}

/** The choice itself, to be made and taken back at any time. `state` is this visitor's. */
export function ConsentForm({ state }: { state: string }) {
  const { title, text, signal, state: states } = consent.form;
  return (
    <section
      id="pixel"
      aria-labelledby="pixel-title"
      data-pixel={state}
      className="group no-print mb-14 max-w-[56rem] scroll-mt-8 rounded-card border border-paper-200 bg-paper-0 p-6 sm:p-8"
    >
      <h2 id="pixel-title" className="text-h3">
        {title}
      </h2>
      <p className="mt-3 max-w-measure text-muted">{text}</p>
      <p className="mb-5 mt-3 max-w-measure font-semibold">
        <span className="group-not-data-[pixel=run]:hidden">{states.run}</span>
        <span className="group-not-data-[pixel=ask]:hidden">{states.ask}</span>
        <span className="group-not-data-[pixel=off]:hidden">{states.off}</span>
      </p>
      <ConsentButtons variant="secondary" />
      <p className="mt-5 max-w-measure text-small text-subtle">{signal}</p>
    </section>
  );
}
