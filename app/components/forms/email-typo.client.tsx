import type { ReactNode } from "react";
import { emailHintWords as words } from "~/content/words/lead-forms";

/** Where most people have their mail; an address of one of these is never questioned. */
const known = [
  ...[
    "aol.com",
    "email.com",
    "fastmail.com",
    "free.fr",
    "gmail.com",
    "gmx.at",
    "gmx.ch",
    "gmx.com",
  ],
  ...[
    "gmx.de",
    "gmx.net",
    "googlemail.com",
    "hey.com",
    "hotmail.co.uk",
    "hotmail.com",
    "hotmail.de",
  ],
  ...[
    "hotmail.fr",
    "icloud.com",
    "libero.it",
    "live.com",
    "mac.com",
    "mail.com",
    "mail.ru",
    "me.com",
  ],
  ...["msn.com", "orange.fr", "outlook.com", "outlook.de", "outlook.fr", "pm.me", "proton.me"],
  ...["protonmail.com", "t-online.de", "tutanota.com", "web.de", "yahoo.co.uk", "yahoo.com"],
  ...["yahoo.de", "yahoo.fr", "yandex.com", "yandex.ru", "ymail.com", "zoho.com"],
];

/** Ends of a domain that do not exist, and are one slip of a finger away from the commonest. */
const slips = /\.(?:con|cmo|ocm|vom|xom|comm|cim|cpm|coom)$/;
/** Names shorter than this are too close to each other: one letter makes another firm of them. */
const shortestName = 5;

/** The address that was probably meant, or null where nothing looks like a slip. */
export function likelyAddress(typed: string): string | null {
  if (typed.length > 254) return null;
  const [, local = "", domain = ""] = /^\s*([^@\s]+)@([^@\s]+?)\.?\s*$/.exec(typed) ?? [];
  const lower = domain.toLowerCase();
  if (lower === "" || known.includes(lower)) return null;
  const mended = lower.replace(slips, ".com");
  const near = known.filter(
    (one) => one.indexOf(".") >= shortestName && isOneSlipAway(mended, one),
  );
  const [meant] = known.includes(mended) ? [mended] : near.length === 1 ? near : [];
  if (meant !== undefined) return `${local}@${meant}`;
  return mended === lower ? null : `${local}@${mended}`;
}

/** The question beside the field, with the address as a button that takes it; null if there is none to ask. */
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

/** One letter too many, too few, another one, or two changed over. */
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
