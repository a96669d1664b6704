import type { ReactNode } from "react";
import { emailHintWords as words } from "~/content/words/lead-forms";
import { publicMailDomains as known } from "~/lib/text/public-mail";

/** Endings that do not exist, each one slip of a finger away from ".com". */
const slips = /\.(?:con|cmo|ocm|vom|xom|comm|cim|cpm|coom)$/;
/** Shorter names are too close to each other: one letter makes another company. */
const minNameLength = 5;

export function likelyAddress(typed: string): string | null {
  if (typed.length > 254) return null;
  const [, local = "", domain = ""] = /^\s*([^@\s]+)@([^@\s]+?)\.?\s*$/.exec(typed) ?? [];
  const lower = domain.toLowerCase();
  if (lower === "" || known.includes(lower)) return null;
  const mended = lower.replace(slips, ".com");
  const near = known.filter(
    (one) => one.indexOf(".") >= minNameLength && isOneSlipAway(mended, one),
  );
  const [only, ...others] = near;
  if (!known.includes(mended) && only && others.length === 0) return `${local}@${only}`;
  return mended === lower ? null : `${local}@${mended}`;
}

export function hintFor(input: HTMLInputElement): ReactNode {
  const meant = likelyAddress(input.value);
  if (meant === null) return null;
  const take = () => {
    input.value = meant;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.focus();
  };
  return (
    <p className="mt-1.5 text-fine">
      {words.question}{" "}
      <button
        type="button"
        onClick={take}
        className="min-h-6 cursor-pointer font-medium text-pine-700 underline underline-offset-3 wrap-anywhere"
      >
        {meant}
      </button>
      {words.after}
    </p>
  );
}

/** One letter too many, one missing, one changed, or two swapped. */
function isOneSlipAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [rest, wanted] = [typed.slice(at), meant.slice(at)];
  const isSwapped =
    rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2);
  return (
    isSwapped ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1)
  );
}
