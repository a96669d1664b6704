import type { ReactNode } from "react";
import { QuoteBand, QuoteText } from "~/components/sections/quote";
import { TitleBadge } from "~/components/ui/badge";
import { CheckList } from "~/components/ui/check-list";
import { ai4b } from "~/content/pages/ai4b";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";
import { GuidesDone } from "~/leads/guides-form";
import type { DoneProps } from "~/leads/lead-form";
import { MembersDone } from "~/leads/members-form";
import type { LeadForm } from "~/leads/schema";
import { WorkspaceDone } from "~/leads/workspace-form";
import { FrameworkSample } from "../own/framework-sample";
import { GuidesHero, ReadyNow } from "./guides-parts";

/** Server build: eager imports. The browser loads a form on demand (`lateForm`). */
export { GuidesForm } from "~/leads/guides-form";
export { MembersForm } from "~/leads/members-form";
export { WorkspaceForm } from "~/leads/workspace-form";

type Page = LeadForm["page"];

const successViews = {
  "free-resources": GuidesDone,
  ai4b: MembersDone,
  "free-workspace-email": WorkspaceDone,
};

export function Done({ page, sent }: DoneProps & { page: Page }) {
  const View = successViews[page];
  return <View sent={sent} />;
}

export type PartName = "before" | "intro" | "voice" | "points" | "preview";

export function Part({ page, name }: { page: Page; name: PartName }) {
  return parts[page][name] ?? null;
}

const inbox = freeWorkspaceEmail.preview;

const parts: Readonly<Record<Page, Partial<Record<PartName, ReactNode>>>> = {
  "free-resources": {
    before: (
      <>
        <GuidesHero />
        <ReadyNow />
      </>
    ),
  },

  ai4b: {
    intro: <Intro {...ai4b} />,
    points: (
      <div>
        <h2 className="text-h3">{ai4b.learnTitle}</h2>
        <CheckList items={ai4b.learn} className="mt-4" />
      </div>
    ),
    preview: (
      <>
        <section aria-labelledby={ai4b.preview.id} className="section-pad">
          <div className="column">
            <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-baseline">
              <h2 id={ai4b.preview.id} className="text-h2">
                {ai4b.preview.title}
              </h2>
              <p className="max-w-[48ch] text-lede text-muted">{ai4b.preview.lede}</p>
            </div>
            <FrameworkSample />
          </div>
        </section>
        <QuoteBand {...ai4b.voice} />
      </>
    ),
  },

  "free-workspace-email": {
    intro: <Intro {...freeWorkspaceEmail} />,
    voice: (
      <div className="mt-8">
        <QuoteText {...freeWorkspaceEmail.voice} />
      </div>
    ),
    points: (
      <>
        <CheckList items={freeWorkspaceEmail.points} className="content-start" />
        <div className="grid gap-x-16 gap-y-3 pt-8 lg:col-span-2 lg:grid-cols-[1fr_440px] lg:pt-20">
          <h2 id={inbox.id} className="text-h2">
            {inbox.title}
          </h2>
          <p className="max-w-[48ch] text-muted">{inbox.lede}</p>
        </div>
      </>
    ),
    preview: (
      <section aria-labelledby={inbox.id} className="flow-root pb-12 lg:pb-24">
        <div className="column">
          <picture className="relative -mt-10 block overflow-hidden rounded-card border border-paper-200 bg-paper-0 lg:-mt-32">
            <source media="(min-width: 40rem)" srcSet={inbox.picture} width={1120} height={520} />
            <img src={inbox.phonePicture} alt="" width={440} height={596} className="w-full" />
          </picture>
        </div>
      </section>
    ),
  },
};

function Intro({ badge, heading, lede }: { badge?: string; heading: string; lede: string }) {
  return (
    <div>
      <TitleBadge text={badge} />
      <h1 className="text-h1">{heading}</h1>
      <p className="mt-4 max-w-[46ch] text-lede text-muted">{lede}</p>
    </div>
  );
}
