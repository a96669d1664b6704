import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { aboutSections } from "~/components/sections/structured-data.server";
import { pageAt } from "~/config/pages";
import { bookingPageOf } from "~/content/pages/index";
import { href } from "~/lib/render/href";
import { calendarMeta, pageMeta } from "~/lib/seo/seo.server";
import { trackingOf } from "~/tracking/tracked-pages";
import { bookingUrl, subjectOf } from "./booking-url";

/** What the pages with a calendar do on the server alone, apart from what a browser fetches. */

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const content = data && bookingPageOf(data.page)?.content;
  if (!content) return [];
  const { page, siteUrl } = data;
  const { title, description } = content;
  const about = aboutSections({ page, content, siteUrl });
  return [...pageMeta({ page, title, description, ...about, siteUrl }), ...calendarMeta()];
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const page = pageAt(pathname)?.id;
  const booking = page && bookingPageOf(page)?.booking;
  if (!page || !booking) throw new Response(null, { status: 404 });
  const { id, calendar, back } = booking;
  const { env } = context;
  return {
    ...{ page, id, whole: back !== undefined, siteUrl: env.siteUrl },
    calendar: { ...calendar, url: bookingUrl(calendar.url, searchParams, context.campaign()) },
    subject: subjectOf(searchParams),
    reportTo: href("booking-scheduled"),
    tracking: trackingOf(page, env),
    pixelState: await context.pixelState(),
  };
}
