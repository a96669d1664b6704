import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MemberBooking } from "~/components/sections/member-booking";
import { memberOf, type Member } from "~/content/shared/team";
import { chosenTab } from "~/lib/chosen-tab";
import { href } from "~/lib/href";
import { pageOf } from "~/lib/page-of";
import { pageMeta } from "~/lib/seo";

/** Serves the booking page of each team member; `?tab=` chooses the session. It ships no script. */
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? pageMeta({
        page: data.page,
        title: data.member.heading,
        description: data.member.description,
        siteUrl: data.siteUrl,
      })
    : [];

export function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const page = pageOf(url.pathname);
  const member: Member | undefined = page && memberOf(page);
  if (!page || !member) throw new Response(null, { status: 404 });
  const session = chosenTab(member.sessions, url.searchParams);
  return { page, member, session, siteUrl: context.env.siteUrl };
}

export default function BookMember() {
  const { page, member, session } = useLoaderData<typeof loader>();
  return <MemberBooking member={member} session={session} path={href(page)} />;
}
