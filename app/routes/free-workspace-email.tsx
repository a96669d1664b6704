import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { BoardSample } from "~/components/leads/board-sample";
import { untouched } from "~/components/leads/returned";
import { WorkspaceCard } from "~/components/leads/workspace-form";
import { ActionLink } from "~/components/sections/action-link";
import { CheckList } from "~/components/ui/check-list";
import { Container } from "~/components/ui/container";
import { Section } from "~/components/ui/section";
import { Toaster } from "~/components/ui/toaster";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";
import { openDb } from "~/db/client.server";
import { leadForms } from "~/leads/forms.server";
import { readSentTo } from "~/leads/sent-to.server";
import { leadMeta } from "./lead-meta";
import { leadPage, postLeadPage } from "./lead-page.server";

export const handle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  leadMeta("free-workspace-email", freeWorkspaceEmail, data);

/** `Retry-After` of a refused post. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** `?sent=<lead id>` is where a post without script leads: the view names the address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { sent: leadId, ...page } = await leadPage(request, context);
  const { env, now } = context;
  const found = leadId === null ? null : await readSentTo(openDb(env.db), leadId, now);
  return { ...page, sent: found?.outcome === "found" ? { address: found.address } : null };
}

export function action(args: ActionFunctionArgs) {
  return postLeadPage(args, leadForms.workspace, ([leadId = ""]) => leadId);
}

export default function FreeWorkspaceEmail() {
  const { formToken, sent } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>() ?? untouched;
  const { heading, lede, points, preview, toasts } = freeWorkspaceEmail;

  return (
    <>
      <section className="on-ink hero-glow">
        <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 pb-16 pt-8 lg:grid-cols-[1fr_440px] lg:grid-rows-[auto_1fr] lg:pb-24 lg:pt-14">
          <div>
            <h1 className="text-h1">{heading}</h1>
            <p className="mt-4 max-w-[46ch] text-lede text-on-dark-muted">{lede}</p>
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <WorkspaceCard token={formToken} returned={returned} wasSent={sent} />
          </div>
          <CheckList items={points} dark className="content-start" />
        </Container>
      </section>
      <Section title={preview.title} lede={preview.lede} split>
        <BoardSample />
        <ActionLink
          action={preview.action}
          variant="secondary"
          className="mt-8 max-phone:w-full lg:col-start-2 lg:justify-self-start"
        />
      </Section>
      <Toaster label={toasts.label} closeLabel={toasts.close} />
    </>
  );
}
