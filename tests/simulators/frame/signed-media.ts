import { createHmac, timingSafeEqual } from "node:crypto";
import type { SimClock } from "./clock.ts";

type Signer = { readonly url: string; readonly apiKey: string; readonly clock: SimClock };

/** Returns a presigned address, like those of S3, which works for `seconds`. */
export function signedUrl(signer: Signer, path: string, seconds: number): string {
  const expires = String(Math.floor(signer.clock.now() / 1000) + seconds);
  const signature = sign(signer, path, expires);
  return `${signer.url}${path}?X-Expires=${expires}&X-Signature=${signature}`;
}

/** Returns the code of S3's error; null if the address may be opened. */
export function refusalOfUrl(signer: Signer, { pathname, searchParams }: URL): string | null {
  const expires = searchParams.get("X-Expires") ?? "";
  const signature = Buffer.from(searchParams.get("X-Signature") ?? "");
  const expected = Buffer.from(sign(signer, pathname, expires));
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
    return "SignatureDoesNotMatch";
  }
  return Number(expires) * 1000 < signer.clock.now() ? "AccessDenied" : null;
}

function sign({ apiKey }: Signer, path: string, expires: string): string {
  return createHmac("sha256", apiKey).update(`${path}\n${expires}`).digest("hex");
}
