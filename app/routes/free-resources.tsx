import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { useState } from "react";
import { GuidesDone } from "~/components/leads/guides-done";
import { GuidesForm } from "~/components/leads/guides-form";
import { untouched } from "~/components/leads/returned";
import { BackLink } from "~/components/sections/back-link";
import { Container } from "~/components/ui/container";
import { Toaster } from "~/components/ui/toaster";
import { freeResources } from "~/content/pages/free-resources";
import { leadForms } from "~/leads/forms.server";
import { leadMeta } from "./lead-meta";
import { leadPage, postLeadPage } from "./lead-page.server";

export const handle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  leadMeta("free-resources", freeResources, data);

/** `Retry-After` of a refused post. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader({ request, context }: LoaderFunctionArgs) {
  return leadPage(request, context);
}

export function action(args: ActionFunctionArgs) {
  return postLeadPage(args, leadForms.guides);
}

export default function FreeResources() {
  const loaded = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>() ?? untouched;
  const [sent, setSent] = useState(loaded.sent !== null);
  const { back, heading, lede, toasts } = freeResources;

  return (
    <>
      <section className="on-ink hero-glow">
        <Container className="pb-14 pt-6">
          <BackLink action={back} dark />
          <h1 className="mt-4 text-h1 lg:mt-8">{heading}</h1>
          <p className="mt-5 max-w-[52ch] text-lede text-on-dark-muted">{lede}</p>
        </Container>
      </section>
      <section className="py-12 lg:py-16">
        <Container>
          {sent ? (
            <GuidesDone />
          ) : (
            <GuidesForm token={loaded.formToken} returned={returned} onSent={() => setSent(true)} />
          )}
        </Container>
      </section>
      <Toaster label={toasts.label} closeLabel={toasts.close} />
    </>
  );
}
