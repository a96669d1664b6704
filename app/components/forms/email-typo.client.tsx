import type { ReactNode } from "react";
import { emailHintWords as words } from "~/content/words/lead-forms";
import { publicMailDomains } from "~/lib/text/public-mail";

/** Endings that do not exist, each one slip of a finger away from ".com". */
const slips = /\.(?:con|cmo|ocm|vom|xom|comm|cim|cpm|coom)$/;
/** Shorter domain names are too close to each other: one letter makes another company. */
const minNameLength = 5;

export function likelyAddress(typed: string): string | null {
  if (typed.length > 254) return null;
  // Leaves out spaces around the address and a final dot, as in " Ada@gmial.com. ".
  const [, local = "", typedDomain = ""] = /^\s*([^@\s]+)@([^@\s]+?)\.?\s*$/.exec(typed) ?? [];
  const domain = typedDomain.toLowerCase();
  if (domain === "" || publicMailDomains.includes(domain)) return null;
  const corrected = domain.replace(slips, ".com");
  const withCorrectedEnding = corrected === domain ? null : `${local}@${corrected}`;
  if (publicMailDomains.includes(corrected)) return withCorrectedEnding;
  const [nearest, ...others] = publicMailDomains.filter(
    (name) => name.indexOf(".") >= minNameLength && isOneSlipAway(corrected, name),
  );
  return nearest && others.length === 0 ? `${local}@${nearest}` : withCorrectedEnding;
}

export function hintFor(input: HTMLInputElement): ReactNode {
  const meant = likelyAddress(input.value);
  if (meant === null) return null;
  const accept = () => {
    input.value = meant;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  };
  return (
    <p className="mt-1.5 text-fine">
      {words.question}{" "}
      <button
        type="button"
        onClick={accept}
        className="min-h-6 cursor-pointer font-medium text-pine-700 underline underline-offset-3 wrap-anywhere"
      >
        {meant}
      </button>
      {words.after}
    </p>
  );
}

/** Returns true if one letter is too many, missing or changed, or two are swapped. */
function isOneSlipAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let sameUntil = 0;
  while (sameUntil < typed.length && typed[sameUntil] === meant[sameUntil]) sameUntil += 1;
  const a = typed.slice(sameUntil);
  const b = meant.slice(sameUntil);
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  const isExtra = a.slice(1) === b;
  const isMissing = a === b.slice(1);
  const isChanged = a.slice(1) === b.slice(1);
  return isSwapped || isExtra || isMissing || isChanged;
}
