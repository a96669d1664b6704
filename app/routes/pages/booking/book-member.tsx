import { useLoaderData } from "@remix-run/react";
import { MemberBooking } from "~/booking/member";
import { type loader, MemberIntro, MemberProof, MemberWork } from "~/booking/member.server";
import { Still } from "~/components/ui/still";
import type { RouteHandle } from "~/lib/render/handle";

export { loader, meta } from "~/booking/member.server";

/** Serves the booking page of each team member; `?tab=` chooses the session. Its calendar is alive. */
export const handle: RouteHandle = { hydrate: true };

export default function BookMember() {
  const { page, path, sessions, session, reportTo } = useLoaderData<typeof loader>();
  const intro = (
    <Still id="intro">
      <MemberIntro page={page} />
    </Still>
  );
  const below = (
    <Still id="below">
      <MemberProof page={page} />
    </Still>
  );
  return (
    <>
      <MemberBooking {...{ intro, below, page, path, sessions, session, reportTo }} />
      <Still id="work">
        <MemberWork page={page} />
      </Still>
    </>
  );
}
