import { names } from "~/config/names";
import type { ErrorWords } from "./errors";

const { contactEmail } = names;

const heading = "This link isn't valid";
const why = "It may be incomplete, or it may have expired.";
const copyIt = `${why} Open it again from your email, or copy the full link.`;
const emailUs = { label: "Email us", to: { mail: contactEmail } } as const;
const sendNotetaker = { label: "Send a notetaker", to: { page: "notetaker" } } as const;

/** The same words for a foreign, incomplete, altered or expired link, with a link to go on. */
export const invalidLinks = {
  unsubscribe: {
    heading,
    text: `${why} Nothing was changed. To stop our emails, reply to any of them, or write to ${contactEmail} from the address they come to.`,
    next: emailUs,
  },
  resubscribe: {
    heading,
    text: `${why} Nothing was changed. To hear from us again, open it again from your email, or write to ${contactEmail}.`,
    next: emailUs,
  },
  notMe: {
    heading,
    text: `${copyIt} Nothing was changed. Still stuck? Write to ${contactEmail}, and we'll stop it.`,
    next: emailUs,
  },
  status: {
    heading,
    text: `${copyIt} Lost the email? Send a new notetaker, or write to ${contactEmail}.`,
    next: sendNotetaker,
  },
  /** For downloads by a personal or a share link. */
  result: {
    heading,
    text: `${why} Open it again from your email. If someone shared it with you, ask them for a new link.`,
    next: sendNotetaker,
  },
  shared: {
    heading,
    text: "It may be incomplete, or the notes are no longer shared or have been deleted. Ask the person who sent it to you for a new link.",
    next: sendNotetaker,
  },
  optOut: {
    heading,
    text: `${why} Copy all of it from the meeting's chat and paste it here.`,
  },
  notetakerSent: {
    heading,
    text: "It may be incomplete, or more than an hour old. If you sent a notetaker, its own link is in our email.",
    next: { label: "Back to the form", to: { page: "notetaker" } },
  },
} satisfies Readonly<Record<string, ErrorWords>>;

export function invalidSent(page: "ai4b" | "free-resources" | "free-workspace-email"): ErrorWords {
  return {
    heading,
    text: "It may be incomplete, or more than an hour old. If you filled in the form, what you asked for comes by email.",
    next: { label: "Back to the form", to: { page } },
  };
}
