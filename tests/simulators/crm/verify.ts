import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

export type Signed =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly why: "missing_header" | "stale" | "bad_signature" };

/** Verifies a Standard Webhooks message. `now` in epoch ms. */
export function verify(
  headers: IncomingHttpHeaders,
  rawBody: string,
  { secret, now, toleranceSeconds }: Expected,
): Signed {
  const id = headers["webhook-id"]?.toString();
  const timestamp = headers["webhook-timestamp"]?.toString() ?? "";
  const signatures = headers["webhook-signature"]?.toString();
  if (!id || !/^\d+$/.test(timestamp) || !signatures) return { ok: false, why: "missing_header" };
  if (Math.abs(now / 1000 - Number(timestamp)) > toleranceSeconds) {
    return { ok: false, why: "stale" };
  }
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.`).update(rawBody).digest();
  const isOurs = signatures.split(" ").some((part) => {
    const signature = Buffer.from(part.replace(/^v1,/, ""), "base64");
    return (
      part.startsWith("v1,") && signature.length === 32 && timingSafeEqual(signature, expected)
    );
  });
  return isOurs ? { ok: true, id } : { ok: false, why: "bad_signature" };
}

type Expected = {
  readonly secret: string;
  readonly now: number;
  readonly toleranceSeconds: number;
};
