import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lateForm } from "~/components/forms/late-form";
import { Container } from "~/components/ui/container";
import { Still } from "~/components/ui/still";
import { leadAction, leadHeaders, leadLoader, leadMeta, guidesForm } from "~/leads/forms.server";
import {
  GuidesHero,
  ReadyNow,
  GuidesDone,
  GuidesForm as Rendered,
} from "./free-resources-parts.server";

export const handle = { hydrate: true };
export const headers = leadHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => leadMeta(guidesForm, data);
export const loader = (args: LoaderFunctionArgs) => leadLoader(guidesForm, args);
export const action = (args: ActionFunctionArgs) => leadAction(guidesForm, args);

const GuidesForm = lateForm(
  Rendered,
  async () => (await import("~/leads/guides-form")).GuidesForm,
  { eager: true },
);

export default function FreeResources() {
  const { sent, token } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const form =
    sent === null ? (
      <GuidesForm token={token} returned={returned} />
    ) : (
      <Still id="done">
        <GuidesDone {...sent} />
      </Still>
    );

  return (
    <>
      <Still id="hero">
        <GuidesHero />
      </Still>
      <section className="py-12 lg:py-16">
        <Container>{form}</Container>
      </section>
      <Still id="more">
        <ReadyNow />
      </Still>
    </>
  );
}
