import { ActionLink } from "~/components/sections/action-link";
import { CheckList } from "~/components/ui/check-list";
import { Section } from "~/components/ui/section";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";
import { BoardSample } from "./board-sample";

/** The parts of the free workspace's page that have no behaviour, each for a `Still`. */
export { WorkspaceDone } from "./workspace-done";

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
