import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { BookingSection } from "~/components/booking/booking-section";
import { StillSections } from "~/components/sections/still-sections.server";
import { Tracking } from "~/components/tracking/tracking.server";
import { Still } from "~/components/ui/still";
import { sectionPages } from "~/content/pages";
import type { RouteHandle } from "~/lib/handle";
import { pageOf } from "~/lib/page-of";
import { calendarMeta, pageMeta } from "~/lib/seo.server";
import { aboutSections } from "~/lib/structured-data.server";
import { trackingOf } from "~/tracking/tracked-pages";

/** Serves the pages of sections that hold a calendar, their one part with behaviour. */
export const handle: RouteHandle = { hydrate: true };

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [...pageMeta(data), ...calendarMeta()] : [];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = pageOf(new URL(request.url).pathname);
  const content = page ? sectionPages[page] : undefined;
  const nth = content?.sections.findIndex(({ kind }) => kind === "booking") ?? -1;
  const booking = content?.sections[nth];
  if (!page || !content || booking?.kind !== "booking") throw new Response(null, { status: 404 });
  const { title, description, sections, sticky } = content;
  const end = sections.at(-1)?.kind === "closing" ? sections.length - 1 : sections.length;
  const { env } = context;
  const { siteUrl } = env;
  return {
    ...{ page, title, description, siteUrl, ...aboutSections({ page, content, siteUrl }) },
    ...{ booking, nth, end, sticky, tracking: trackingOf(page, env) },
    pixelState: await context.pixelState(),
  };
}

/** The bar of `sticky` sticks while any of what surrounds it is on screen, as in `Sections`. */
export default function BookingPage() {
  const { page, booking, nth, end, sticky, tracking, pixelState } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const first = Math.min(1, nth);
  return (
    <>
      {tracking ? (
        <Still id="tracking">
          <Tracking {...tracking} state={pixelState} />
        </Still>
      ) : null}
      <Still id="first">
        <StillSections page={page} to={first} />
      </Still>
      <div>
        <Still id="before">
          <StillSections page={page} from={first} to={nth} />
        </Still>
        <BookingSection {...booking} query={query} />
        <Still id="after">
          <StillSections page={page} from={nth + 1} to={end} sticky={sticky} />
        </Still>
      </div>
      <Still id="last">
        <StillSections page={page} from={end} />
      </Still>
    </>
  );
}
