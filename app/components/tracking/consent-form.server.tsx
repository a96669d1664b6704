import { consent } from "~/content/consent";
import { ConsentButtons } from "./consent-buttons";

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
