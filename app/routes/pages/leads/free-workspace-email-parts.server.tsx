import { CheckList } from "~/components/ui/check-list";
import { Container } from "~/components/ui/container";
import { Portrait } from "~/components/ui/portrait";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";

/** Server build: an eager import. The browser loads the form on demand (`lateForm`). */
export { WorkspaceDone, WorkspaceForm } from "~/leads/workspace-form";

export function WorkspaceIntro() {
  const { heading, lede } = freeWorkspaceEmail;
  return (
    <div>
      <h1 className="text-h1">{heading}</h1>
      <p className="mt-4 max-w-[46ch] text-lede text-muted">{lede}</p>
    </div>
  );
}

const { points, preview, voice } = freeWorkspaceEmail;

export function WorkspaceVoice() {
  const { quote, by } = voice;
  return (
    <figure className="mt-8 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
      <Portrait of={by} className="row-span-2 size-16 rounded-card" />
      <blockquote className="max-w-[46ch] text-fg">“{quote}”</blockquote>
      <figcaption className="text-small text-subtle">
        {by.name}, {by.role}, {by.company}
      </figcaption>
    </figure>
  );
}

export function WorkspacePoints() {
  return (
    <>
      <CheckList items={points} className="content-start" />
      <PreviewTitle {...preview} />
    </>
  );
}

function PreviewTitle({ id, title, lede }: typeof preview) {
  return (
    <div className="grid gap-x-16 gap-y-3 pt-8 lg:col-span-2 lg:grid-cols-[1fr_440px] lg:pt-20">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <p className="max-w-[48ch] text-muted">{lede}</p>
    </div>
  );
}

export function WorkspacePreview() {
  const { id, picture, phonePicture } = preview;
  return (
    <section aria-labelledby={id} className="flow-root pb-12 lg:pb-24">
      <Container>
        <picture className="relative -mt-10 block overflow-hidden rounded-card border border-paper-200 bg-paper-0 lg:-mt-32">
          <source media="(min-width: 40rem)" srcSet={picture} width={1120} height={520} />
          <img src={phonePicture} alt="" width={440} height={596} className="w-full" />
        </picture>
      </Container>
    </section>
  );
}
