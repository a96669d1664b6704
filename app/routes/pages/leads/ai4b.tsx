import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Container } from "~/components/ui/container";
import { Still } from "~/components/ui/still";
import { leadForms } from "~/leads/forms.server";
import { leadPage, postLeadPage } from "~/leads/page.server";
import { MembersForm } from "~/leads/views/members-form";
import {
  MembersDone,
  MembersIntro,
  MembersPoints,
  MembersPreview,
} from "~/leads/views/members-still.server";
import { untouched } from "~/leads/views/returned";

export { leadHeaders as headers, membersMeta as meta } from "~/leads/page.server";

export const handle = { hydrate: true };

export function loader({ request, context }: LoaderFunctionArgs) {
  return leadPage("ai4b", request, context);
}

export function action(args: ActionFunctionArgs) {
  return postLeadPage(args, leadForms.membersOffer);
}

export default function MembersOffer() {
  const { sent, action: path, formToken } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>() ?? untouched;

  return (
    <>
      <section className="on-ink hero-glow">
        <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 pb-16 pt-8 lg:grid-cols-[1fr_480px] lg:grid-rows-[auto_1fr] lg:pb-24 lg:pt-14">
          <Still id="intro">
            <MembersIntro />
          </Still>
          <div id="get" className="scroll-mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {sent === null ? (
              <MembersForm action={path} token={formToken} returned={returned} />
            ) : (
              <Still id="done">
                <MembersDone {...sent} />
              </Still>
            )}
          </div>
          <Still id="points">
            <MembersPoints />
          </Still>
        </Container>
      </section>
      <Still id="preview">
        <MembersPreview />
      </Still>
    </>
  );
}
