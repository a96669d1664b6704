import type { LegalDocument } from "~/components/sections/clauses";
import { type BotProviderLabels, names } from "~/config/names";
import * as facts from "~/config/facts";
import { amount } from "~/lib/text/amount";

const { company, contactEmail, notetakerName, meetingService, joinAddress } = names;
const { schedulingProvider, paymentProvider } = names;
const retention = amount(facts.retentionDays, "day");
const countsKept = amount(facts.countsKeptDays, "day");

const pixelCookies = [
  [
    "Cookies “_fbp” and “_fbc”",
    "Set by Meta's pixel, if it loads",
    amount(facts.pixelCookieDays, "day"),
  ],
  [
    "Cookie “__Host-consent”",
    "Keeps your choice about the pixel. It isn't set before you choose",
    amount(facts.consentDays, "day"),
  ],
] as const;

/** `hasPixel`: an ad pixel is configured; it sets cookies and asks for consent. */
export const privacy = (bots: BotProviderLabels, hasPixel: boolean): LegalDocument => ({
  title: "Privacy",
  description: `What ${company} stores about visitors, clients and people in recorded meetings, why, for how long, who processes it, and how to have it deleted.`,
  heading: "Privacy",
  subject: "What we store, why, for how long, and what you can do about it",
  back: { label: "Back to website", to: { page: "home" } },
  updated: "Last updated November 25, 2026",
  indexTitle: "On this page",
  summary: {
    title: "In plain words",
    points: [
      hasPixel
        ? "You can read this whole site without telling us who you are. Our only cookie keeps what you chose about ads, never who you are."
        : "You can read this whole site without telling us who you are. This site sets no cookies and stores nothing in your browser.",
      "We store what you type into a form, and only for what the form is for.",
      `Recordings of the ${notetakerName} are deleted ${retention} after the meeting.`,
      "We don't sell your data, and none of it is used to train models.",
      `Email ${contactEmail} to see, correct or delete what we have about you.`,
    ],
  },
  contact: "Questions about your data?",
  clauses: [
    {
      id: "who",
      title: "Who is responsible",
      paragraphs: [
        `${company} (“we”) decides what happens to the data described here. Email ${contactEmail} with any questions. A real person answers.`,
      ],
    },
    {
      id: "visits",
      title: "When you visit the site",
      paragraphs: [
        "We need your IP address to send you the pages and to protect the site from abuse. Our logs contain IDs of requests and errors, never a name, an email address or a meeting link.",
        "If you send a form about guides or offers, or book a call, we store with it the campaign details in the address of that page (campaign name, click ID) and the name of the site that led you to it, and send them to our customer database, so we can learn which ads pay off. We store neither if your browser sends the Global Privacy Control signal.",
      ],
    },
    {
      id: "ads",
      title: "Ads and measurement",
      paragraphs: ["Each of these may be in use, under its own conditions:"],
      points: [
        "*Automation tool.* If we have connected one, your browser tells it that the automation pricing page was opened, when, and with which type of browser. The message doesn't say who you are. Like any server, the tool sees your IP address.",
        "*Meta's pixel.* If we run ads, pages about automation can load it to count a visit. It waits until the page is idle and doesn't load if your browser sends the Global Privacy Control signal. In the European Economic Area, the United Kingdom and Switzerland it loads only after you agree. While it is in use, you can change your choice with the button on this page.",
        "*What Meta receives.* Your IP address, the address of the page, which site and which ad you came from, the time and your type of browser. Nothing you type reaches it. Meta decides what it does with that data, and its own privacy notice applies.",
        "*Page speed.* On a sample of visits, the name of the page and a few timings go to our server, without a cookie and without your IP address. Visits from the European Economic Area, the United Kingdom and Switzerland are measured only after you agree to the pixel, and visits with the Global Privacy Control signal never are.",
      ],
    },
    {
      id: "forms",
      title: "When you send a form",
      paragraphs: [
        "With each email that a form triggers, we keep a code made from your IP address, so that no one sender can delay everyone else's emails. We delete it once the email is sent, and at the latest with what you entered. Neither that code nor any other code named on this page can be turned back into an address.",
        `If you unsubscribe, we keep a code of your mailbox, and filling in a form doesn't undo it. If your address is entered for a guide or the free workspace again, we ask you by email first, at most once every ${amount(facts.askAgainDays, "day")}, and you only hear from us again if you click yes. The members' offer is sent to anyone who asks for it. If you get an email you didn't ask for, its “This wasn't me” link ends the request and stops our emails to your mailbox. For that, too, we keep only a code.`,
        "We store what the form asks for, and the time:",
      ],
      points: [
        "*guides and free workspace:* your email address and what you asked for, to send you exactly that;",
        "*members' offer:* your name and email address, to send you the framework and related emails;",
        "*free notetaker:* see the next section.",
      ],
    },
    {
      id: "notetaker",
      title: "When you use the free notetaker",
      paragraphs: [
        `You send the form or invite ${joinAddress} to a calendar event, and the bot joins your ${meetingService.name} meeting. It records the audio, the video and the chat, the names shown, when each person joins, leaves and speaks, and the meeting's title. A transcript is made from the recording.`,
        "The email and the status page begin with what was decided. An AI model reads the transcript of a meeting once it is over, with the names of the speakers, and writes these notes. We drop every line whose words weren't said, and under each remaining line we show the words that were. The model is used only if the person who sent the bot has confirmed their address. What it writes is stored and deleted together with the transcript.",
        `All of it, and what you entered, is deleted ${retention} after the meeting, at our provider and on our own systems. The link in our emails opens a page with a button that deletes it right away. Another button makes a link to share: anyone with that link can see and download the recording, the notes, the transcript and the chat log, and sees your first name. You can end that link at any time, and it ends with the deletion. We keep only an anonymous record that a meeting took place, and when, plus a code of each link we sent, so that an old link can explain why it no longer works. Backups that our host makes of its databases expire within 30 days.`,
        `Canceling a calendar event ends the storing of its invite. Deleting the notes of one meeting doesn't. If nothing shows that an invite really came from the address it names, we ask that address once and, if there's no answer, delete the invite after ${retention}.`,
        "To prevent abuse, we count requests and forms per mailbox, network, sender's domain and meeting. The counts and the other codes we keep don't reveal any of them.",
      ],
    },
    {
      id: "in-the-meeting",
      title: "When you're in a recorded meeting",
      paragraphs: [
        "Did someone else send the notetaker? The bot posts a link in the meeting chat. It removes all of our bots from the meeting and deletes what they recorded, for everyone, without asking who you are.",
        "The bot's name in the lobby shows the address of the person who sent it, shortened to its first and last letter (the first alone, if it is very short) and the domain; its message in the chat also shows their first name. Everyone in the meeting sees that. Only the person who sent it gets the notes. They can share them by link, and end that link again. When they delete the notes, the link stops working.",
      ],
    },
    {
      id: "booking",
      title: "When you book a call",
      paragraphs: [
        `${schedulingProvider.name} runs the calendars on this site. It receives your name, your address, the time and your answers, and passes them to the person you're meeting. Its script loads on pages with a calendar and on the home page. If you open the calendar after requesting a notetaker, we pass it your name and address so you don't have to type them again. Its own privacy notice applies. We record that a call was booked, on which page, and its booking IDs, which only ${schedulingProvider.name} can link to you.`,
      ],
    },
    {
      id: "orders",
      title: "When you buy something",
      paragraphs: [
        `${paymentProvider.name} takes your payment on its own checkout page, so we never see your card. We store the payment ID, the amount and your email address, to deliver what you bought and because tax law requires us to keep sales records.`,
      ],
    },
    {
      id: "why",
      title: "Our legal basis",
      paragraphs: ["Where the law requires a legal basis, this is ours:"],
      points: [
        "*a contract or your request:* the notetaker, bookings, orders, guides you ask for;",
        "*your consent:* emails about news, and the ad pixel where consent is needed. You can withdraw it at any time;",
        "*our legitimate interest:* keeping the site safe and working, and knowing how visitors find us;",
        "*a legal obligation:* sales records.",
      ],
    },
    {
      id: "how-long",
      title: "How long we keep it",
      paragraphs: [
        "No longer than we need it. After we've sent an email, we keep only its type and time, without its text or address.",
      ],
      table: {
        caption: "Everything we keep",
        columns: ["What", "Why", "Kept for"],
        groups: [
          {
            title: "Free notetaker",
            rows: [
              [
                "Your name, email address, meeting link and time; what the bot recorded, with its transcript and notes",
                "To send the bot, and to send you its notes",
                `${retention} after the meeting, or until you delete it`,
              ],
              [
                "The same details from a calendar invite",
                "So the bot can follow the event when it moves",
                `${retention} after its last meeting or change; for a series, at most ${amount(facts.seriesYears, "year")} after its last message`,
              ],
              [
                `An email to ${joinAddress} without an invite`,
                "So that we answer it only once",
                retention,
              ],
              [
                "Counts, as codes",
                "To prevent abuse",
                `Up to ${countsKept}, even if the rest is deleted sooner`,
              ],
              [
                "That a meeting is closed to our bots, as a code",
                "Someone in it objected",
                amount(facts.closedAfterObjectionHours, "hour"),
              ],
              [
                "A code of a mailbox, with the time its owner first pressed a button in our email or sent an invite, and the time we last asked them to confirm",
                "To tell its owner from someone who only typed the address",
                "As long as we offer the notetaker, or until you ask us to delete it",
              ],
            ],
          },
          {
            title: "Forms and orders",
            rows: [
              [
                "Addresses for guides, offers and news",
                "To email you what you asked for, until you unsubscribe",
                "Until you ask us to delete them",
              ],
              [
                "That a mailbox has unsubscribed, or said “This wasn't me”, as a code",
                "So we don't email it",
                "Until you undo it",
              ],
              ["Orders", "To deliver them, and for tax law", "As long as tax law requires"],
            ],
          },
          {
            title: "This site",
            rows: [
              ...(hasPixel ? pixelCookies : []),
              [
                "Logs without names",
                "To find errors",
                "As long as our host keeps them for troubleshooting",
              ],
            ],
          },
        ],
      },
    },
    {
      id: "processors",
      title: "Who processes it for us",
      paragraphs: [
        "These companies act on our instructions. Some are in the USA. Where the law requires it, the transfer relies on their certification or on standard contractual clauses.",
      ],
      points: [
        "*Cloudflare:* this website, its database and our email.",
        `*${bots.processor}:* the notetaker's bot, its recordings and transcripts.`,
        "*The AI model:* transcripts of meetings, to write notes of them. It runs at Cloudflare, at a provider that works for us under contract, or on our own machines, and may not be trained on them.",
        `*${schedulingProvider.name}:* calendars and bookings.`,
        `*${paymentProvider.name}:* payments.`,
        "*Our customer database or automation tool, if one is connected:* what you send us with the forms about guides and offers, that you booked a call, and how you found us.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      paragraphs: [
        "You can ask what we have about you, get a copy, have it corrected or deleted, restrict its use or object to it. You can withdraw consent without giving a reason. Wherever you live, we treat your request the same way.",
        `Email ${contactEmail} from the address your request is about. Every email about news has an unsubscribe link and a “This wasn't me” link. You can also file a complaint with the data protection authority where you live.`,
      ],
    },
    {
      id: "changes",
      title: "Changes",
      paragraphs: [
        "When we change this notice, we update the date at the top. If a change affects data we already have in a way you wouldn't expect, we email you first.",
      ],
    },
  ],
});
