import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { person } from "~/components/sections/structured-data.server";
import { pageAt } from "~/config/pages";
import { memberOf, type Member, type Session } from "~/content/shared/team";
import { chosenIn } from "~/lib/browser/url-choice";
import { href } from "~/lib/render/href";
import { calendarMeta, pageMeta } from "~/lib/seo/seo.server";
import { bookingUrl } from "./booking-url";

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
  const page = pageAt(pathname)?.id;
  const member = page && memberOf(page);
  if (!page || !member) throw new Response(null, { status: 404 });
  const campaign = context.campaign();
  const addressed = (one: Session) => ({
    ...one,
    url: bookingUrl(one.url, searchParams, campaign),
  });
  const [first, ...others] = member.sessions;
  const sessions: Member["sessions"] = [addressed(first), ...others.map(addressed)];
  const session = chosenIn(sessions, "tab", searchParams);
  const reportTo = href("booking-scheduled");
  return { page, path: href(page), sessions, session, reportTo, siteUrl: context.env.siteUrl };
}
