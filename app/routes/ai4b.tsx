import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, type MetaFunction } from "@remix-run/react";
import { FrameworkSample } from "~/components/leads/framework-sample";
import { MembersCard } from "~/components/leads/members-form";
import { untouched } from "~/components/leads/returned";
import { Badge } from "~/components/ui/badge";
import { CheckList } from "~/components/ui/check-list";
import { Container } from "~/components/ui/container";
import { Section } from "~/components/ui/section";
import { ai4b } from "~/content/pages/ai4b";
import { leadForms } from "~/leads/forms.server";
import { leadMeta } from "./lead-meta";
import { leadPage, postLeadPage } from "./lead-page.server";

export const handle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => leadMeta("ai4b", ai4b, data);

/** `Retry-After` of a refused post. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader({ request, context }: LoaderFunctionArgs) {
  return leadPage(request, context);
}

export function action(args: ActionFunctionArgs) {
  return postLeadPage(args, leadForms.membersOffer);
}

export default function MembersOffer() {
  const { formToken, sent } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>() ?? untouched;
  const { badge, heading, lede, learnTitle, learn, preview } = ai4b;

  return (
    <>
      <section className="on-ink hero-glow">
        <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 pb-16 pt-8 lg:grid-cols-[1fr_480px] lg:grid-rows-[auto_1fr] lg:pb-24 lg:pt-14">
          <div>
            <Badge tone="signal">{badge}</Badge>
            <h1 className="mt-4 text-h1">{heading}</h1>
            <p className="mt-4 max-w-[46ch] text-lede text-on-dark-muted">{lede}</p>
          </div>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <MembersCard token={formToken} returned={returned} wasSent={sent !== null} />
          </div>
          <div>
            <h2 className="text-h3">{learnTitle}</h2>
            <CheckList items={learn} dark className="mt-4" />
          </div>
        </Container>
      </section>
      <Section title={preview.title} lede={preview.lede} split>
        <FrameworkSample />
      </Section>
    </>
  );
}
