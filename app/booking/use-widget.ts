import { useEffect, useState, type RefObject } from "react";
import type { Appointment } from "./frame-message";
import { runWidget, type Widget } from "./run-widget";
import { atFirst, type WidgetStatus } from "./status";

/** Runs one calendar in `host` for as long as the component is there; a new address starts it anew. */
export function useWidget(
  host: RefObject<HTMLElement>,
  { url, guest, title }: Widget,
  onScheduled: (appointment: Appointment) => void,
): WidgetStatus {
  const [status, setStatus] = useState<WidgetStatus>(atFirst);
  const { name, email } = guest ?? { name: "", email: "" };

  useEffect(() => {
    if (!host.current) return;
    setStatus(atFirst);
    const known = email ? { name, email } : null;
    const report = { moved: setStatus, scheduled: onScheduled };
    return runWidget(host.current, { url, guest: known, title }, report);
  }, [host, url, name, email, title, onScheduled]);

  return status;
}
