/** A webhook body with its Standard Webhooks headers, signed as the provider signs. */
export async function signedWebhook(
  secret: string,
  message: { id: string; at: number; body: string },
): Promise<{ headers: Headers; body: string }> {
  const timestamp = String(Math.floor(message.at / 1000));
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, "")), (c) => c.charCodeAt(0));
  const key = await crypto.subtle.importKey(
    "raw",
    bytes,
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const content = new TextEncoder().encode(`${message.id}.${timestamp}.${message.body}`);
  const mac = new Uint8Array(await crypto.subtle.sign("HMAC", key, content));
  const headers = new Headers({
    "Content-Type": "application/json",
    "webhook-id": message.id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${btoa(String.fromCharCode(...mac))}`,
  });
  return { headers, body: message.body };
}

export function botEvent(
  event: string,
  { id, notetakerId, revision = 0 }: { id: string; notetakerId: string; revision?: number },
): string {
  const bot = { id, metadata: { job_id: notetakerId, revision } };
  return JSON.stringify({ event, data: { data: { code: event.split(".")[1] }, bot } });
}
