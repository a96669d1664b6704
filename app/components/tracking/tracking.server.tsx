import type { Tracking as Wanted } from "~/tracking/tracked-pages";
import { ConsentStrip } from "./consent-strip";
import { TrackingScript } from "./tracking-script";

/** Above a tracked page: the question where there is one, and the script. `state` is this visitor's. */
export function Tracking({ state, ...wanted }: Wanted & { state: string }) {
  return (
    <>
      {wanted.pixelId ? <ConsentStrip state={state} /> : null}
      <TrackingScript {...wanted} state={state} />
    </>
  );
}
