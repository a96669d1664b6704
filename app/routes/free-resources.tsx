import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { GuidesForm } from "~/components/leads/guides-form";
import { GuideCards, GuidesDone, GuidesHero } from "~/components/leads/guides-still.server";
import { untouched } from "~/components/leads/returned";
import { Container } from "~/components/ui/container";
import { Still } from "~/components/ui/still";
import { Toaster } from "~/components/ui/toaster";
import { guidesForm } from "~/content/pages/free-resources-form";
import { leadForms } from "~/leads/forms.server";
import { leadPage, postLeadPage } from "./lead-page.server";

export { guidesMeta as meta } from "./lead-meta.server";

export const handle = { hydrate: true };

/** `Retry-After` of a refused post. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

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
              <GuidesDone />
            </Still>
          )}
        </Container>
      </section>
      <Toaster label={label} closeLabel={close} />
    </>
  );
}
