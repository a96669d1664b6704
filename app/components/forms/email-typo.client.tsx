import type { ReactNode } from "react";
import { emailHintWords as words } from "~/content/words/lead-forms";
import { publicMailDomains } from "~/lib/text/public-mail";

/** Endings that do not exist, each one slip of a finger away from ".com". */
const slips = /\.(?:con|cmo|ocm|vom|xom|comm|cim|cpm|coom)$/;
/** Shorter domain names are too close to each other: one letter makes another company. */
const minNameLength = 5;

export function likelyAddress(typed: string): string | null {
  if (typed.length > 254) return null;
  const [, local = "", domain = ""] = /^\s*([^@\s]+)@([^@\s]+?)\.?\s*$/.exec(typed) ?? [];
  const lower = domain.toLowerCase();
  if (lower === "" || publicMailDomains.includes(lower)) return null;
  const mended = lower.replace(slips, ".com");
  const withMendedEnding = mended === lower ? null : `${local}@${mended}`;
  if (publicMailDomains.includes(mended)) return withMendedEnding;
  const [nearest, ...others] = publicMailDomains.filter(
    (known) => known.indexOf(".") >= minNameLength && isOneSlipAway(mended, known),
  );
  return nearest && others.length === 0 ? `${local}@${nearest}` : withMendedEnding;
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
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [a, b] = [typed.slice(at), meant.slice(at)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  const isExtra = a.slice(1) === b;
  const isMissing = a === b.slice(1);
  const isChanged = a.slice(1) === b.slice(1);
  return isSwapped || isExtra || isMissing || isChanged;
}
