import { Board } from "~/components/artefacts/boards";
import { ActionLink } from "~/components/sections/action";
import { CheckList } from "~/components/ui/check-list";
import { Container } from "~/components/ui/container";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";

/** The parts of the free workspace's page that have no behaviour, each for a `Still`. */
export { WorkspaceDone } from "./workspace-later";

export function WorkspaceIntro() {
  const { heading, lede } = freeWorkspaceEmail;
  return (
    <div>
      <h1 className="text-h1">{heading}</h1>
      <p className="mt-4 max-w-[46ch] text-lede text-on-dark-muted">{lede}</p>
    </div>
  );
}

export function WorkspacePoints() {
  return <CheckList items={freeWorkspaceEmail.points} dark className="content-start" />;
}

export function WorkspacePreview() {
  const { id, title, lede, action } = freeWorkspaceEmail.preview;
  return (
    <section aria-labelledby={id} className="flow-root bg-paper-50 pb-16 lg:pb-24">
      <Container>
        <BoardSample />
        <div className="mt-10 grid gap-x-16 gap-y-4 lg:grid-cols-2">
          <h2 id={id} className="text-h2">
            {title}
          </h2>
          <div>
            <p className="max-w-[48ch] text-lede text-muted">{lede}</p>
            <ActionLink action={action} variant="secondary" className="mt-6 max-phone:w-full" />
          </div>
        </div>
      </Container>
    </section>
  );
}

const { sample } = freeWorkspaceEmail;

/**
 * A workspace in small; it lies across the edge of the hero. Not `Mockup`: its drawings and words of all
 * kinds would be part of the page's script.
 */
function BoardSample() {
  return (
    <figure className="relative -mt-10 lg:-mt-32">
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
