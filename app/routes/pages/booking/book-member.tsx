import { useLoaderData } from "@remix-run/react";
import { MemberBooking } from "~/booking/member-booking";
import { type loader, MemberIntro, MemberProof } from "~/booking/member-page.server";
import { HelpLine } from "~/booking/booking-section";
import { Still } from "~/components/ui/still";
import type { RouteHandle } from "~/lib/render/handle";

export { loader, meta } from "~/booking/member-page.server";

/** `?tab=` selects the session. Only the calendar needs a script. */
export const handle: RouteHandle = { hydrate: true };

export default function BookMember() {
  const { page, path, sessions, session, reportTo } = useLoaderData<typeof loader>();
  const intro = (
    <Still id="intro">
      <MemberIntro page={page} />
    </Still>
  );
  const beside = (
    <Still id="beside">
      <MemberProof page={page} />
    </Still>
  );
  return (
    <>
      <MemberBooking {...{ intro, beside, page, path, sessions, session, reportTo }} />
      <Still id="help">
        <HelpLine text={null} />
      </Still>
    </>
  );
}
