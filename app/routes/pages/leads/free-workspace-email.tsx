import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Container } from "~/components/ui/container";
import { Still } from "~/components/ui/still";
import { Toaster } from "~/components/ui/toaster";
import { workspaceForm } from "~/content/pages/free-workspace-email-form";
import { leadForms } from "~/leads/forms.server";
import { leadPage, postLeadPage } from "~/leads/page.server";
import { untouched } from "~/leads/views/returned";
import { WorkspaceForm } from "~/leads/views/workspace-form";
import {
  WorkspaceDone,
  WorkspaceIntro,
  WorkspacePoints,
  WorkspacePreview,
  WorkspaceVoice,
} from "~/leads/views/workspace-still.server";

export { leadHeaders as headers, workspaceMeta as meta } from "~/leads/page.server";

export const handle = { hydrate: true };

export function loader({ request, context }: LoaderFunctionArgs) {
  return leadPage("free-workspace-email", request, context);
}

export function action(args: ActionFunctionArgs) {
  return postLeadPage(args, leadForms.workspace);
}

export default function FreeWorkspaceEmail() {
  const { sent, action: path, formToken } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>() ?? untouched;
  const { label, close } = workspaceForm.toasts;

  return (
    <>
      <section className="on-ink hero-glow">
        <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 pb-16 pt-8 lg:grid-cols-[1fr_440px] lg:grid-rows-[auto_1fr_auto] lg:pb-48 lg:pt-14">
          <Still id="intro">
            <WorkspaceIntro />
          </Still>
          <div id="get" className="scroll-mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {sent === null ? (
              <WorkspaceForm action={path} token={formToken} returned={returned} />
            ) : (
              <Still id="done">
                <WorkspaceDone {...sent} />
              </Still>
            )}
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
      <Toaster label={label} closeLabel={close} />
    </>
  );
}
