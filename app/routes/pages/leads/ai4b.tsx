import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { lateForm } from "~/components/forms/late-form";
import { Container } from "~/components/ui/container";
import { Still } from "~/components/ui/still";
import { leadAction, leadHeaders, leadLoader, leadMeta, membersForm } from "~/leads/forms.server";
import {
  MembersIntro,
  MembersPoints,
  MembersPreview,
  MembersDone,
  MembersForm as Rendered,
} from "./ai4b-parts.server";

export const handle = { hydrate: true };
export const headers = leadHeaders;
export const meta: MetaFunction<typeof loader> = ({ data }) => leadMeta(membersForm, data);
export const loader = (args: LoaderFunctionArgs) => leadLoader(membersForm, args);
export const action = (args: ActionFunctionArgs) => leadAction(membersForm, args);

const MembersForm = lateForm(
  Rendered,
  async () => (await import("~/leads/members-form")).MembersForm,
  { nativeRules: true },
);

export default function MembersOffer() {
  const { sent, token } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const form =
    sent === null ? (
      <MembersForm token={token} returned={returned} />
    ) : (
      <Still id="done">
        <MembersDone {...sent} />
      </Still>
    );

  return (
    <>
      <section className="on-ink overflow-clip">
        <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 pb-16 pt-8 lg:grid-cols-[1fr_480px] lg:grid-rows-[auto_1fr] lg:pb-24 lg:pt-14">
          <Still id="intro">
            <MembersIntro />
          </Still>
          <div id="get" className="scroll-mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {form}
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
