import { useActionData, useLoaderData } from "@remix-run/react";
import { lateForm } from "~/components/forms/late-form";
import { Still } from "~/components/ui/still";
import type { leadAction, leadLoader } from "~/leads/forms.server";
import {
  Done,
  GuidesForm,
  Intro,
  MembersForm,
  Points,
  Preview,
  WorkspaceForm,
  WorkspaceVoice,
} from "./lead-parts.server";

export {
  leadAction as action,
  leadHeaders as headers,
  leadLoader as loader,
  leadMeta as meta,
} from "~/leads/forms.server";
export const handle = { hydrate: true };

const forms = {
  "free-resources": lateForm(
    GuidesForm,
    async () => (await import("~/leads/guides-form")).GuidesForm,
    { eager: true },
  ),
  ai4b: lateForm(MembersForm, async () => (await import("~/leads/members-form")).MembersForm, {
    nativeRules: true,
  }),
  "free-workspace-email": lateForm(
    WorkspaceForm,
    async () => (await import("~/leads/workspace-form")).WorkspaceForm,
  ),
};

const columns = {
  ai4b: "lg:grid-cols-[1fr_480px] lg:grid-rows-[auto_1fr] lg:pb-24",
  "free-workspace-email": "lg:grid-cols-[1fr_440px] lg:grid-rows-[auto_1fr_auto] lg:pb-48",
};

export default function LeadPage() {
  const { page, sent, token } = useLoaderData<typeof leadLoader>();
  const returned = useActionData<typeof leadAction>();
  const Form = forms[page];
  const form = sent ? (
    <Still id="done">
      <Done page={page} sent={sent} />
    </Still>
  ) : (
    <Form token={token} returned={returned} />
  );
  const intro = (
    <Still id="intro">
      <Intro page={page} />
    </Still>
  );

  return (
    <>
      {page === "free-resources" ? (
        <>
          {intro}
          <section className="section-tight border-t">
            <div className="column">{form}</div>
          </section>
        </>
      ) : (
        <section className="on-tint overflow-clip">
          <div
            className={`column grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 pb-16 pt-8 lg:pt-14 ${columns[page]}`}
          >
            {intro}
            <div id="get" className="scroll-mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
              {form}
              {page === "ai4b" ? null : (
                <Still id="voice">
                  <WorkspaceVoice />
                </Still>
              )}
            </div>
            <Still id="points">
              <Points page={page} />
            </Still>
          </div>
        </section>
      )}
      <Still id="preview">
        <Preview page={page} />
      </Still>
    </>
  );
}
