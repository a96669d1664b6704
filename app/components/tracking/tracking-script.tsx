import { useNonce } from "~/lib/document-assets";
import type { Tracking } from "~/tracking/tracked-pages";

/** The only script of a page that is not hydrated; it reads what to do from these attributes. */
export function TrackingScript({ pixelId, webhookUrl, state }: Tracking & { state: string }) {
  const nonce = useNonce();
  return (
    <script
      type="module"
      src="/tracking.js"
      nonce={nonce}
      data-webhook={webhookUrl}
      data-pixel={pixelId}
      data-state={pixelId === null ? null : state}
    />
  );
}
