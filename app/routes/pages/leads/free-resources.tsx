import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Container } from "~/components/ui/container";
import { Still } from "~/components/ui/still";
import { Toaster } from "~/components/ui/toaster";
import { guidesForm } from "~/content/pages/free-resources-form";
import { leadForms } from "~/leads/forms.server";
import { leadPage, postLeadPage } from "~/leads/page.server";
import { GuidesForm } from "~/leads/views/guides-form";
import { GuideCards, GuidesDone, GuidesHero, ReadyNow } from "~/leads/views/guides-still.server";
import { untouched } from "~/leads/views/returned";

export { leadHeaders as headers, guidesMeta as meta } from "~/leads/page.server";

export const handle = { hydrate: true };

export function loader({ request, context }: LoaderFunctionArgs) {
  return leadPage("free-resources", request, context);
}

export function action(args: ActionFunctionArgs) {
  return postLeadPage(args, leadForms.guides);
}

export default function FreeResources() {
  const { sent, action: path, formToken } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>() ?? untouched;
  const { label, close } = guidesForm.toasts;

  return (
    <>
      <Still id="hero">
        <GuidesHero />
      </Still>
      <section className="py-12 lg:py-16">
        <Container>
          {sent === null ? (
            <GuidesForm
              action={path}
              token={formToken}
              returned={returned}
              cards={<GuideCards />}
            />
          ) : (
            <Still id="done">
              <GuidesDone {...sent} />
            </Still>
          )}
        </Container>
      </section>
      <Still id="more">
        <ReadyNow />
      </Still>
      <Toaster label={label} closeLabel={close} />
    </>
  );
}
