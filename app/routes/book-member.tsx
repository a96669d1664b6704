import { useLoaderData } from "@remix-run/react";
import { MemberBooking } from "~/components/booking/member-booking";
import { MemberIntro } from "~/components/booking/member-intro.server";
import { Still } from "~/components/ui/still";
import type { RouteHandle } from "~/lib/handle";
import type { loader } from "./book-member.server";

export { loader, meta } from "./book-member.server";

/** Serves the booking page of each team member; `?tab=` chooses the session. Its calendar is alive. */
export const handle: RouteHandle = { hydrate: true };

export default function BookMember() {
  const { page, path, sessions, session, reportTo } = useLoaderData<typeof loader>();
  const intro = (
    <Still id="intro">
      <MemberIntro page={page} />
    </Still>
  );
  return <MemberBooking {...{ intro, page, path, sessions, session, reportTo }} />;
}
