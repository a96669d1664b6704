import { names } from "~/config/names";
import type { PageId } from "~/config/pages";
import type { Target } from "~/lib/render/href";

export type ErrorWords = {
  readonly heading: string;
  readonly text: string;
  /** The failed run, if more is known than `failedRun` says. */
  readonly run?: RunLog;
  /** Replaces the log of the failed run by one link. */
  readonly next?: { readonly label: string; readonly to: Target };
  /** Shows a check mark: the page confirms something, though its status is an error. */
  readonly isDone?: boolean;
};

/** Log of a run up to the failed step, as our automations would write it. */
export type RunLog = {
  readonly title: string;
  readonly steps: readonly {
    readonly text: string;
    readonly state: string;
    readonly ok: boolean;
  }[];
  readonly result: string;
};

/** Returns the words of a status, or the general ones for 4xx or 5xx. */
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
    // Word for word from the specification.
    text: "Did you forget to add the page to the router?",
    run: {
      title: "Find your page",
      steps: [
        { text: "Read the address", state: "0.1 s", ok: true },
        { text: "Look in every folder", state: "0.1 s", ok: true },
        { text: "Open the page", state: "Not found", ok: false },
      ],
      result: "Failed in 0.2 s · saved 0 min",
    },
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

export const failedRun: RunLog = {
  title: "Your request",
  steps: [
    { text: "It reached our server", state: "0.1 s", ok: true },
    { text: "The page came back", state: "Stopped here", ok: false },
  ],
  result: "Stopped at step 2 of 2",
};

export const errorHome = { page: "home", label: "Back to Home" } as const;

export const errorLinks = [
  {
    page: "workspace-pricing",
    label: `${names.workspaceTool.name} implementation`,
    text: "A workspace your whole team uses",
  },
  { page: "automate", label: "Automation packages", text: "What we automate, and what it costs" },
  { page: "notetaker", label: "Free AI Notetaker", text: "Notes from your next call, by email" },
] as const satisfies readonly { page: PageId; label: string; text: string }[];

export const errorHelp = {
  text: "Still stuck? Tell us what you were looking for:",
  email: names.contactEmail,
} as const;
