import { type ComponentType, useEffect, useState } from "react";

type PanelProps = { readonly token: string; readonly botName: string | null };

/** Follows the notetaker on the success view; the script for it is loaded after the form is sent. */
export function Tracking(props: PanelProps) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  useEffect(() => {
    import("./panel").then(
      ({ LivePanel }) => setPanel(() => LivePanel),
      () => undefined,
    );
  }, []);
  return Panel ? <Panel {...props} /> : null;
}
