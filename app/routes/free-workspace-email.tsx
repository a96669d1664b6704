import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { untouched } from "~/components/leads/returned";
import { WorkspaceForm } from "~/components/leads/workspace-form";
import {
  WorkspaceDone,
  WorkspaceIntro,
  WorkspacePoints,
  WorkspacePreview,
} from "~/components/leads/workspace-still.server";
import { Container } from "~/components/ui/container";
import { Still } from "~/components/ui/still";
import { Toaster } from "~/components/ui/toaster";
import { workspaceForm } from "~/content/pages/free-workspace-email-form";
import { leadForms } from "~/leads/forms.server";
import { leadPage, postLeadPage, sentTo } from "./lead-page.server";

export { workspaceMeta as meta } from "./lead-meta.server";

export const handle = { hydrate: true };

/** `Retry-After` of a refused post. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** `?sent=<lead id>` is where a post without script leads: the view names the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { sent: leadId, ...page } = await leadPage("free-workspace-email", request, context);
  return { ...page, sent: leadId === null ? null : await sentTo(leadId, context) };
}

export function action(args: ActionFunctionArgs) {
  return postLeadPage(args, leadForms.workspace, ([leadId = ""]) => leadId);
}

export default function FreeWorkspaceEmail() {
  const { sent, action: path, formToken } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>() ?? untouched;
  const { label, close } = workspaceForm.toasts;

  return (
    <>
      <section className="on-ink hero-glow">
        <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 pb-16 pt-8 lg:grid-cols-[1fr_440px] lg:grid-rows-[auto_1fr] lg:pb-24 lg:pt-14">
          <Still id="intro">
            <WorkspaceIntro />
          </Still>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {sent === null ? (
              <WorkspaceForm action={path} token={formToken} returned={returned} />
            ) : (
              <Still id="done">
                <WorkspaceDone {...sent} />
              </Still>
            )}
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
