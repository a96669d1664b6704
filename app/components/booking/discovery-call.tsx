import { useEffect, useState } from "react";
import type { Guest } from "~/booking/provider-script";
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
      const opener = openerOf(event);
      if (!opener) return;
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

/** The link of a plain click; one that asks for a new tab or window gets it. */
function openerOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  if (!(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>('a[data-opens="discovery-call"]');
}
