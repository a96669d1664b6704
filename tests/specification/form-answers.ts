import type { Demands } from "./demand.ts";
import { names } from "../../app/config/names.ts";

const { automationTool, workspaceTool: tool } = names;

type Form = {
  readonly to: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly shows: Demands;
};

/** `json: null` is a GET. */
type Call = { readonly to: string; readonly json: unknown; readonly answers: Demands };

const email = "ada@example.test";
const member = { firstName: "Ada", lastName: "Lovelace", email };
const notetaker = { name: "Ada Lovelace", email, meetingLink: "abc-defg-hij" };
const later = { isScheduled: "on", scheduledTime: "3:30 PM", timezone: "US/Eastern" };
const now = { isScheduled: false, scheduledTime: null, isoScheduledTime: null, epochTimeMs: null };
const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

/** A form that is sent without script, and what its sender is shown. */
export const forms: readonly Form[] = [
  {
    to: "/free-resources",
    fields: { email, "clickup-mistakes": "on" },
    shows: {
      "2.3": [
        "Thank You!",
        "You're on the list! We'll notify you as soon as our expert guides are available.",
        "Notification Request Confirmed",
        "Want Personalized Help?",
        { link: "Book A Free Call", to: "/#contact" },
        { link: "Return to Home", to: "/" },
      ],
    },
  },
  {
    to: "/free-resources",
    fields: { email: "", "clickup-mistakes": "on" },
    shows: { "5": ["Please enter a valid email address"] },
  },
  {
    to: "/free-resources",
    fields: { email },
    shows: { "5": ["No guides selected", "Please select at least one guide to download."] },
  },

  {
    to: "/freenotetaker",
    fields: notetaker,
    shows: {
      "2.6": ["Notetaker Sent!", "Send Notetaker to Another Meeting"],
      "9": ["arrives within 60 seconds"],
    },
  },
  {
    to: "/freenotetaker",
    fields: { ...notetaker, ...later, scheduledDate: nextWeek },
    shows: {
      "2.6": [
        "Notetaker Scheduled!",
        /Date \w{3}, \w+ \d+, \d{4} Time 3:30 PM Timezone US\/Eastern/,
        "Schedule Another Notetaker",
      ],
    },
  },
  {
    to: "/freenotetaker",
    fields: { isScheduled: "on" },
    shows: {
      "5": [
        "Please enter a valid email address",
        "Meeting link is required",
        "Please enter your name",
        "Please select a time",
        "Please select a date",
        "Please select a timezone",
      ],
    },
  },
  {
    to: "/freenotetaker",
    fields: { ...notetaker, ...later, scheduledDate: "2025-01-02", name: "A" },
    shows: {
      "5": ["That day has passed. Please select today or a later date"],
      "9": ["Please enter your name"],
    },
  },
  {
    to: "/freenotetaker",
    fields: { ...notetaker, meetingLink: "https://zoom.us/j/123456789" },
    shows: { "1": ["Only Google Meet is supported"] },
  },

  {
    to: `/getfree${tool.slug}`,
    fields: { email },
    shows: { "2.11": ["Thanks! Check Your Email"], "4": [email, "spam"] },
  },
  {
    to: `/getfree${tool.slug}`,
    fields: { email: "" },
    shows: { "5": ["Invalid email", "Please enter a valid email address."] },
  },
  {
    to: `/getfree${tool.slug}`,
    fields: { email: "ada.example.test" },
    shows: { "5": ["Invalid email. Please enter a valid email address."] },
  },

  {
    to: "/AI4B",
    fields: member,
    shows: {
      "2.14": [
        "Thank You! Please check your email for next steps.",
        { count: 0, of: "lead form", at: 'input[name="firstName"]' },
      ],
    },
  },
];

/** A call of a page, and its answer: the status, a space, the body. */
export const calls: readonly Call[] = [
  { to: "/api/task-counter", json: null, answers: { "7": [/^200 \{"count":\d{7,}\}$/] } },
  {
    to: "/api/lead-magnet",
    json: { email, guideName: `7 MUST Have Automations in ${automationTool.name}` },
    answers: { "7": [/^200 /] },
  },
  {
    to: "/api/note-taker-registration",
    json: { ...notetaker, ...now, timezone: null, agreeToTerms: true },
    answers: { "7": [/^200 \{"ok":true,/] },
  },
  { to: "/api/ai4b-submission", json: member, answers: { "7": [/^200 /] } },
  { to: "/api/ai4b-submission", json: {}, answers: { "7": [/^422 \{"message":"\w/] } },
  {
    to: "/api/payment-success",
    json: { payment_intent_id: "pi_paid" },
    answers: { "3": [/^200 \{"success":true,"customer":\{"email":"[^"]+"\}/] },
  },
];
