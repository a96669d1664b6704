import { consentDays } from "~/config/facts";
import type { Env } from "~/config/env.server";
import { consent } from "~/content/words/consent";
import { sha256 } from "~/lib/crypto/secrets.server";

/** EU and EEA with territories, UK with dependencies, Switzerland (ISO 3166-1 alpha-2). */
const consentCountries = new Set(
  [
    "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK",
    "AX GF GP MF MQ RE YT",
    "IS LI NO",
    "GB GG GI IM JE",
    "CH",
  ].flatMap((codes) => codes.split(" ")),
);

/** Cloudflare's codes for an unknown country and for Tor. */
const unknownCountries = new Set(["XX", "T1"]);

function needsConsent(country: string | null): boolean {
  return country === null || unknownCountries.has(country) || consentCountries.has(country);
}

type Choice = "granted" | "refused";

type PixelState = "run" | "ask" | "off";

type Visitor = {
  readonly optedOut: boolean;
  readonly country: string | null;
  readonly cookies: string;
};

const cookieSeconds = consentDays * 86_400;

const pixelCookies = ["_fbp", "_fbc"];

export function visitorOf(request: Request): Visitor {
  const country = request.cf?.["country"];
  return {
    optedOut: request.headers.get("Sec-GPC") === "1",
    country: typeof country === "string" ? country : null,
    cookies: request.headers.get("Cookie") ?? "",
  };
}

export async function pixelStateOf(env: Env, visitor: Visitor): Promise<PixelState> {
  return env.pixelId === null ? "off" : stateFor(visitor);
}

export async function mayMeasure(visitor: Visitor): Promise<boolean> {
  return (await stateFor(visitor)) === "run";
}

/** Global Privacy Control overrides a grant. Where consent is needed, a choice about older wording is asked again. */
async function stateFor(visitor: Visitor): Promise<PixelState> {
  if (visitor.optedOut) return "off";

  // Such as "__Host-consent=granted.3q2-7wAbCdEfGhIj.1795132800".
  const pattern = /(?:^|;\s*)(?:__Host-)?consent=(granted|refused)\.([\w-]+)\./;
  const [, choice, version] = pattern.exec(visitor.cookies) ?? [];
  if (choice && version === (await wordsVersion())) return choice === "granted" ? "run" : "off";
  if (needsConsent(visitor.country)) return "ask";
  return choice === "refused" ? "off" : "run";
}

/** Returns the choice's cookie. A refusal also expires the pixel's cookies on each domain. */
export async function choiceCookies(choice: Choice, url: URL, now: number): Promise<string[]> {
  const value = `${choice}.${await wordsVersion()}.${Math.floor(now / 1000)}`;
  const attributes = `Path=/; SameSite=Lax; Max-Age=${cookieSeconds}`;
  const cookie =
    url.protocol === "https:"
      ? `__Host-consent=${value}; ${attributes}; Secure`
      : `consent=${value}; ${attributes}`;
  return choice === "granted" ? [cookie] : [cookie, ...expiredPixelCookies(url.hostname)];
}

function expiredPixelCookies(host: string): string[] {
  const labels = host.split(".");
  // Domains of "www.shop.example": itself and "shop.example".
  const domains = labels.slice(0, -1).map((_, nth) => labels.slice(nth).join("."));
  const attributes = ["", ...domains.map((domain) => `; Domain=${domain}`)];
  return attributes.flatMap((attribute) =>
    pixelCookies.map((name) => `${name}=; Path=/; Max-Age=0${attribute}`),
  );
}

let cachedVersion: string | null = null;

async function wordsVersion(): Promise<string> {
  cachedVersion ??= (await sha256(JSON.stringify(consent))).slice(0, 16);
  return cachedVersion;
}
