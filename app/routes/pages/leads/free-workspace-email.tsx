import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lateForm } from "~/components/forms/late-form";
import { Container } from "~/components/ui/container";
import { Still } from "~/components/ui/still";
import { leadAction, leadHeaders, leadLoader, leadMeta, workspaceForm } from "~/leads/forms.server";
import {
  WorkspaceIntro,
  WorkspacePoints,
  WorkspacePreview,
  WorkspaceVoice,
  WorkspaceDone,
  WorkspaceForm as Rendered,
} from "./free-workspace-email-parts.server";

export const handle = { hydrate: true };
export const headers = leadHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => leadMeta(workspaceForm, data);
export const loader = (args: LoaderFunctionArgs) => leadLoader(workspaceForm, args);
export const action = (args: ActionFunctionArgs) => leadAction(workspaceForm, args);

const WorkspaceForm = lateForm(
  Rendered,
  async () => (await import("~/leads/workspace-form")).WorkspaceForm,
);

export default function FreeWorkspaceEmail() {
  const { sent, token } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const form =
    sent === null ? (
      <WorkspaceForm token={token} returned={returned} />
    ) : (
      <Still id="done">
        <WorkspaceDone {...sent} />
      </Still>
    );

  return (
    <>
      <section className="on-ink overflow-clip">
        <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 pb-16 pt-8 lg:grid-cols-[1fr_440px] lg:grid-rows-[auto_1fr_auto] lg:pb-48 lg:pt-14">
          <Still id="intro">
            <WorkspaceIntro />
          </Still>
          <div id="get" className="scroll-mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {form}
            <Still id="voice">
              <WorkspaceVoice />
            </Still>
          </div>
          <Still id="points">
            <WorkspacePoints />
          </Still>
        </Container>
      </section>
      <Still id="preview">
        <WorkspacePreview />
      </Still>
    </>
  );
}
