import { ActionLink } from "~/components/sections/action";
import { Voice } from "~/components/sections/scenes";
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
  const { preview, voice } = freeWorkspaceEmail;
  const { id, title, lede, action, picture, phonePicture } = preview;
  return (
    <>
      <section aria-labelledby={id} className="flow-root bg-paper-50 pb-16 lg:pb-24">
        <Container>
          <picture className="relative -mt-10 block overflow-hidden rounded-card border border-paper-200 bg-paper-0 shadow-e3 lg:-mt-32">
            <source media="(min-width: 40rem)" srcSet={picture} width={1120} height={520} />
            <img src={phonePicture} alt="" width={440} height={596} className="w-full" />
          </picture>
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
      <Voice {...voice} tone="alternate" />
    </>
  );
}
