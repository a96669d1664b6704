/**
 * Where a pixel needs consent first (decisions 3.14): the European Union with those of its territories
 * that have a code of their own, the rest of the European Economic Area, the United Kingdom with its
 * dependencies, and Switzerland. ISO 3166-1 alpha-2.
 */
const withConsent = new Set(
  [
    "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK",
    "AX GF GP MF MQ RE YT",
    "IS LI NO",
    "GB GG GI IM JE",
    "CH",
  ].flatMap((codes) => codes.split(" ")),
);

/** Cloudflare's codes for an address of no known country, and for Tor. */
const unknown = new Set(["XX", "T1"]);

/** A country that is not known counts as one with consent. */
export function needsConsent(country: string | null): boolean {
  return country === null || unknown.has(country) || withConsent.has(country);
}
