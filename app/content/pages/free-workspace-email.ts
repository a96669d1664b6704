import type { Action } from "~/components/sections/section";
import { names } from "~/config/names";
import { marketingMailNotes } from "~/content/shared/mail-notes";
import { usd } from "~/lib/text/usd";
import { prices } from "../shared/prices";
import { voices } from "../shared/clients";
import { leadFormWords } from "../words/lead-forms";

const { launchOffer } = names;
const tool = names.workspaceTool.name;

/** The labels of the form, its messages and the title of `success` are word for word from the specification. */
export const freeWorkspaceEmail = {
  title: `Your free ${tool} workspace by email`,
  description: `Enter your email and we'll send what's included in your free ${tool} workspace, who qualifies and how to start.`,
  heading: `2 months of ${tool} free with ${launchOffer.name}`,
  lede: `Launch with ${launchOffer.name}, our paid 30-day setup, and we cover the first two months. One short email explains how.`,
  points: [
    `2 free months, up to ${usd(prices.freeMonths)} value`,
    `For teams new to ${tool}, or on a lower plan`,
    "The first step is a free 30-minute call",
  ],
  preview: {
    id: "preview-title",
    title: "What lands in your inbox",
    lede: "The three steps, what is free, and a button for the call. One email. No follow-ups.",
    /** The email in an inbox; phones show the email alone. */
    picture: "/media/artefacts/offer-inbox.svg",
    phonePicture: "/media/artefacts/offer-mail.svg",
  },

  voice: voices.oneEmail,

  form: {
    title: "Get the details by email",
    email: "Email Address",
    submit: "Email me the details",
    busy: "Sending...",
    privacy: "We'll only email you about this offer. Unsubscribe any time.",
    failed: { title: "Something went wrong", text: "Please try again later." },
    invalid: leadFormWords.workspaceEmail,
  },

  success: {
    offer: { label: "See the whole offer", to: { page: "free-workspace" } } satisfies Action,
    title: "Thanks! Check Your Email",
    inboxes: [
      { label: "Open Gmail", to: { url: "https://mail.google.com/" } },
      { label: "Open Outlook", to: { url: "https://outlook.live.com/mail/" } },
    ],
    notes: marketingMailNotes,
  },
} as const;
