import { Board } from "~/components/artefacts/board";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";

const { sample } = freeWorkspaceEmail;

/** A workspace in small. Not `Mockup`: its drawings and words of all kinds would be part of the page's script. */
export function BoardSample() {
  return (
    <figure>
      <figcaption className="sr-only">{sample.caption}</figcaption>
      <div
        aria-hidden="true"
        className="overflow-hidden rounded-card border border-paper-200 bg-paper-0 text-small shadow-e3"
      >
        <Board {...sample} />
      </div>
    </figure>
  );
}
