import { useEffect, useState } from "react";
import type { Guest } from "~/booking/provider-script";
import { linkOfPlainClick } from "~/lib/plain-click";
import type { DiscoveryDialog } from "./discovery-dialog";

type Opened = { readonly opener: HTMLElement; readonly Dialog: typeof DiscoveryDialog };

/**
 * Opens the discovery dialog over a page whose links say `opens: "discovery-call"`. Its code and the
 * provider's script come with the first click; a link whose dialog does not come leads on as ever.
 */
export function DiscoveryCall({
  service,
  guest = null,
}: {
  service?: string;
  guest?: Guest | null;
}) {
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const opener = linkOfPlainClick(event);
      if (opener?.dataset["opens"] !== "discovery-call") return;
      event.preventDefault();
      import("./discovery-dialog").then(
        ({ DiscoveryDialog: Dialog }) => setOpened((now) => now ?? { opener, Dialog }),
        () => window.location.assign(opener.href),
      );
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);

  if (!opened) return null;
  const { opener, Dialog } = opened;
  const onClosed = () => {
    setOpened(null);
    opener.focus();
  };
  return <Dialog service={service} guest={guest} onClosed={onClosed} />;
}
