import { names } from "~/config/names";
import type { PageId } from "~/config/pages";

/** Words of the pages that stand in for the one asked for. */
export type ErrorWords = { readonly heading: string; readonly text: string };

/** The words for a status; one without words of its own is spoken of as unreadable (4xx) or crashed. */
export function errorWords(status: number): ErrorWords {
  return words[status] ?? (status >= 400 && status < 500 ? unreadable : crashed);
}

const crashed: ErrorWords = {
  heading: "Something went wrong on our side",
  text: "We've logged the error and will look into it. Please try again in a moment.",
};

const unreadable: ErrorWords = {
  heading: "We couldn't read that request",
  text: "Part of the address or the form is missing. Go back and try again.",
};

const words: Readonly<Record<number, ErrorWords>> = {
  403: {
    heading: "This form was sent from another site",
    text: "To protect you, we only accept forms filled in on our own pages. Open the page here and send it again.",
  },
  404: {
    heading: "404 Page Not Found",
    text: "Did you forget to add the page to the router?",
  },
  405: {
    heading: "This page can't do that",
    text: "The address exists, but it doesn't accept this kind of request.",
  },
  410: {
    heading: "This link has expired",
    text: "The recording, transcript and chat log behind it have been deleted, as promised.",
  },
  413: {
    heading: "That's too large to send",
    text: "You've entered more than the form accepts. Shorten it and send it again.",
  },
  429: {
    heading: "Too many requests from your network",
    text: "Wait a minute, then try again. Nothing you entered was lost on our side.",
  },
  503: {
    heading: "We're temporarily unavailable",
    text: "Please try again in a minute.",
  },
};

/** A run of two steps, as the site's own automations would log it. */
export const failedRun = {
  done: "Open the address you asked for",
  took: "0.1 s",
  failed: "Show what is there",
  state: "Stopped here",
} as const;

/** Where to go from an error page. */
export const errorLinks = [
  { page: "home", label: "Home" },
  { page: "workspace-pricing", label: `${names.workspaceTool.name} implementation` },
  { page: "automate", label: "Automation packages" },
  { page: "social", label: "Social media planner" },
] as const satisfies readonly { page: PageId; label: string }[];
