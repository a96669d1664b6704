import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { MemberBooking } from "~/components/booking/member-booking";
import { memberOf, type Member } from "~/content/shared/team";
import { chosenTab } from "~/lib/chosen-tab";
import type { RouteHandle } from "~/lib/handle";
import { href } from "~/lib/href";
import { pageOf } from "~/lib/page-of";
import { calendarMeta, pageMeta } from "~/lib/seo.server";
import { person } from "~/lib/structured-data.server";

/** Serves the booking page of each team member; `?tab=` chooses the session. Its calendar is alive. */
export const handle: RouteHandle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        ...pageMeta({
          page: data.page,
          title: data.member.heading,
          description: data.member.description,
          about: [person(data.member, data.page, data.siteUrl)],
          siteUrl: data.siteUrl,
        }),
        ...calendarMeta(),
      ]
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
  const [query] = useSearchParams();
  return <MemberBooking member={member} session={session} path={href(page)} query={query} />;
}
