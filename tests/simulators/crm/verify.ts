import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

type Expected = {
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly toleranceSeconds: number;
};

/** Returns a Standard Webhooks message's id; null if its signature is not the secret's, or its time is off. */
export function verifiedId(
  headers: IncomingHttpHeaders,
  rawBody: string,
  { secret, now, toleranceSeconds }: Expected,
): string | null {
  const id = headers["webhook-id"]?.toString();
  const timestamp = headers["webhook-timestamp"]?.toString() ?? "";
  const signatures = headers["webhook-signature"]?.toString();
  if (!id || !/^\d+$/.test(timestamp) || !signatures) return null;
  if (Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) return null;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(rawBody).digest();
  const isSigned = signatures.split(" ").some((part) => {
    const signature = Buffer.from(part.replace(/^v1,/, ""), "base64");
    return (
      part.startsWith("v1,") && signature.length === 32 && timingSafeEqual(signature, expected)
    );
  });
  return isSigned ? id : null;
}
