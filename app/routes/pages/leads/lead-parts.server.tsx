import { QuoteBand, QuoteText } from "~/components/sections/quote";
import { Badge } from "~/components/ui/badge";
import { CheckList } from "~/components/ui/check-list";
import { ai4b } from "~/content/pages/ai4b";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";
import { GuidesDone } from "~/leads/guides-form";
import type { DoneProps } from "~/leads/lead-form";
import { MembersDone } from "~/leads/members-form";
import type { LeadForm } from "~/leads/schema";
import { WorkspaceDone } from "~/leads/workspace-form";
import { FrameworkSample } from "./framework-sample";
import { GuidesHero, ReadyNow } from "./guides-parts";

/** Server build: eager imports. The browser loads a form on demand (`lateForm`). */
export { GuidesForm } from "~/leads/guides-form";
export { MembersForm } from "~/leads/members-form";
export { WorkspaceForm } from "~/leads/workspace-form";

type PageProps = { page: LeadForm["page"] };

export function Intro({ page }: PageProps) {
  if (page === "free-resources") {
    return (
      <>
        <GuidesHero />
        <ReadyNow />
      </>
    );
  }
  const { heading, lede } = page === "ai4b" ? ai4b : freeWorkspaceEmail;
  return (
    <div>
      {page === "ai4b" ? (
        <p className="mb-4">
          <Badge tone="serviceLine">{ai4b.badge}</Badge>
        </p>
      ) : null}
      <h1 className="text-h1">{heading}</h1>
      <p className="mt-4 max-w-[46ch] text-lede text-muted">{lede}</p>
    </div>
  );
}

export function Points({ page }: PageProps) {
  if (page === "ai4b") {
    return (
      <div>
        <h2 className="text-h3">{ai4b.learnTitle}</h2>
        <CheckList items={ai4b.learn} className="mt-4" />
      </div>
    );
  }
  const { points, preview } = freeWorkspaceEmail;
  return (
    <>
      <CheckList items={points} className="content-start" />
      <div className="grid gap-x-16 gap-y-3 pt-8 lg:col-span-2 lg:grid-cols-[1fr_440px] lg:pt-20">
        <h2 id={preview.id} className="text-h2">
          {preview.title}
        </h2>
        <p className="max-w-[48ch] text-muted">{preview.lede}</p>
      </div>
    </>
  );
}

export function WorkspaceVoice() {
  return (
    <div className="mt-8">
      <QuoteText {...freeWorkspaceEmail.voice} />
    </div>
  );
}

export function Preview({ page }: PageProps) {
  if (page === "free-resources") return null;
  if (page === "ai4b") {
    const { id, title, lede } = ai4b.preview;
    return (
      <>
        <section aria-labelledby={id} className="section-pad">
          <div className="column">
            <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-baseline">
              <h2 id={id} className="text-h2">
                {title}
              </h2>
              <p className="max-w-[48ch] text-lede text-muted">{lede}</p>
            </div>
            <FrameworkSample />
          </div>
        </section>
        <QuoteBand {...ai4b.voice} />
      </>
    );
  }
  const { id, picture, phonePicture } = freeWorkspaceEmail.preview;
  return (
    <section aria-labelledby={id} className="flow-root pb-12 lg:pb-24">
      <div className="column">
        <picture className="relative -mt-10 block overflow-hidden rounded-card border border-paper-200 bg-paper-0 lg:-mt-32">
          <source media="(min-width: 40rem)" srcSet={picture} width={1120} height={520} />
          <img src={phonePicture} alt="" width={440} height={596} className="w-full" />
        </picture>
      </div>
    </section>
  );
}

const views = {
  "free-resources": GuidesDone,
  ai4b: MembersDone,
  "free-workspace-email": WorkspaceDone,
};

export function Done({ page, sent }: PageProps & DoneProps) {
  const View = views[page];
  return <View sent={sent} />;
}
