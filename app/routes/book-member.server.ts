import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { bookingUrl } from "~/booking/booking-url";
import { memberOf, type Member, type Session } from "~/content/shared/team";
import { chosenTab } from "~/lib/chosen-tab";
import { href } from "~/lib/href";
import { pageOf } from "~/lib/page-of";
import { calendarMeta, pageMeta } from "~/lib/seo.server";
import { person } from "~/lib/structured-data.server";

/** The server's half of the route, apart from what a browser fetches. */

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const member = data && memberOf(data.page);
  if (!member) return [];
  const { page, siteUrl } = data;
  const { heading: title, description } = member;
  const about = [person(member, page, siteUrl)];
  return [...pageMeta({ page, title, description, about, siteUrl }), ...calendarMeta()];
};

export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const page = pageOf(pathname);
  const member = page && memberOf(page);
  if (!page || !member) throw new Response(null, { status: 404 });
  const addressed = (one: Session) => ({ ...one, url: bookingUrl(one.url, searchParams) });
  const [first, ...others] = member.sessions;
  const sessions: Member["sessions"] = [addressed(first), ...others.map(addressed)];
  const session = chosenTab(sessions, searchParams);
  const reportTo = href("booking-scheduled");
  return { page, path: href(page), sessions, session, reportTo, siteUrl: context.env.siteUrl };
}
