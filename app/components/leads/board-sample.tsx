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
        className="on-paper overflow-hidden rounded-card bg-paper-0 text-small shadow-dark"
      >
        <Board {...sample} />
      </div>
    </figure>
  );
}
