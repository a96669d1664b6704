import { useEffect, useRef, useState } from "react";
import { linkOfPlainClick } from "~/lib/browser/plain-click";
import { useOpened } from "~/lib/browser/use-opened";
import type { DiscoveryDialog } from "./discovery-dialog";
import type { Guest } from "./provider-script";

const dialogName = "discovery-call";

/**
 * Opens the discovery dialog over a page whose links say `opens: "discovery-call"`. The first click loads the
 * dialog's code and the provider's script; the link is followed if they do not load.
 */
export function DiscoveryCall({
  service,
  guest = null,
}: {
  service?: string;
  guest?: Guest | null;
}) {
  const [Dialog, setDialog] = useState<typeof DiscoveryDialog | null>(null);
  const { opened, open, close } = useOpened();
  const opener = useRef<HTMLElement | null>(null);
  const isOpen = opened === dialogName;

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOfPlainClick(event);
      if (link?.dataset["opens"] !== dialogName) return;
      event.preventDefault();
      opener.current = link;
      import("./discovery-dialog").then(
        () => open(dialogName),
        () => window.location.assign(link.href),
      );
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [open]);

  useEffect(() => {
    if (!isOpen) return;
    // Back, Forward and a reload open the dialog too, without a click that loaded its code.
    import("./discovery-dialog").then(
      ({ DiscoveryDialog: Loaded }) => setDialog(() => Loaded),
      close,
    );
    return () => opener.current?.focus();
  }, [isOpen, close]);

  return Dialog && isOpen ? <Dialog service={service} guest={guest} onClosed={close} /> : null;
}
