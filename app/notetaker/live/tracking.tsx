import { type ComponentType, useEffect, useState } from "react";
import { TrackLink } from "./track-link";

type PanelProps = { readonly token: string; readonly botName: string | null };

/** A link to where the notetaker is; once its script has come, that is told here as well. */
export function Tracking(props: PanelProps) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  useEffect(() => {
    // Without it the link leads to the same.
    import("./panel").then(
      ({ LivePanel }) => setPanel(() => LivePanel),
      () => undefined,
    );
  }, []);
  return Panel ? <Panel {...props} /> : <TrackLink token={props.token} />;
}
