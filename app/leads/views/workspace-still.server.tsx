import { Board } from "~/components/artefacts/boards";
import { ActionLink } from "~/components/sections/action";
import { CheckList } from "~/components/ui/check-list";
import { Section } from "~/components/ui/section";
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
  const { title, lede, action } = freeWorkspaceEmail.preview;
  return (
    <Section title={title} lede={lede} split>
      <BoardSample />
      <ActionLink
        action={action}
        variant="secondary"
        className="mt-8 max-phone:w-full lg:col-start-2 lg:justify-self-start"
      />
    </Section>
  );
}

const { sample } = freeWorkspaceEmail;

/** A workspace in small. Not `Mockup`: its drawings and words of all kinds would be part of the page's script. */
function BoardSample() {
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
