import type { LegalDocument } from "~/components/sections/clauses";
import * as facts from "~/config/facts";
import { type BotProviderLabels, names } from "~/config/names";
import { amount } from "~/lib/text/amount";

const { company, notetakerName, meetingService, contactEmail, joinAddress } = names;
const retention = amount(facts.retentionDays, "day");
const closed = amount(facts.closedAfterObjectionHours, "hour");

export const terms = (bots: BotProviderLabels): LegalDocument => ({
  title: "Terms of Use for the Free AI Notetaker",
  description: `What the ${notetakerName} records, who processes it, how consent works, and how everything is deleted ${retention} after the meeting.`,
  heading: "Terms of Use",
  subject: "for the Free AI Notetaker",
  back: { label: "Back to the Free AI Notetaker", to: { page: "notetaker" } },
  updated: "Last updated April 2, 2025",
  indexTitle: "On this page",
  summary: {
    title: "In plain words",
    points: [
      `You request a bot, the ${notetakerName}. It joins your ${meetingService.name} call once the host admits it, and says in the chat that it's recording.`,
      "You tell everyone in the meeting beforehand, and you don't use it if anyone objects.",
      "You get the recording, the transcript and the chat log by email. No one else does unless you share the link we make for that.",
      `Everything is deleted ${retention} after the meeting. You can delete it sooner.`,
      "It's free, and we don't guarantee that every meeting is captured.",
    ],
  },
  contact: "Questions about these terms?",
  clauses: [
    {
      id: "service",
      title: "What the service does",
      paragraphs: [
        `The Free AI Notetaker is offered by ${company} (“we”). You give us your name, your email address and the link to a ${meetingService.name} meeting. A bot named ${notetakerName} then joins that meeting, right away or at the time you chose, and sends what it recorded to your address.`,
        `The host of the meeting must admit the bot. If no one does, or the link is wrong, we email you and record nothing. By sending the form, or a calendar invite to ${joinAddress}, you accept these terms. Until someone has confirmed your address by pressing a button in one of our emails, our emails contain links to the notes instead of the words themselves.`,
      ],
    },
    {
      id: "sharing",
      title: "Whose notes they are",
      paragraphs: [
        "Each request is a bot of its own, and its notes go only to the person who sent it. If someone else requests a bot for the same meeting, they get their own, which the host has to admit too. Neither of you sees the other's notes.",
        "Your bot's name in the lobby ends with your address, shortened to its first and last letter and the domain, so that everyone knows whose it is. Its message in the chat shows your first name and the same shortened address.",
        "You can pass your notes on with a link: “Share these notes” on your bot's page makes one. Anyone with that link can watch the recording, read the notes, the transcript and the chat log, and download them. They see your first name. They can't change or delete anything, and don't see your address. “Stop sharing” ends the link right away. Deleting the notes ends it too. Share only with people who may see what was said. Don't pass on the link in our emails: anyone with that one can delete everything.",
      ],
    },
    {
      id: "recorded",
      title: "What is recorded",
      paragraphs: ["While the bot is in the meeting, it records:"],
      points: [
        "the audio and video of the meeting, including shared screens;",
        "the chat messages that everyone in the meeting can read;",
        "the names participants show, and when each person joins, leaves and speaks;",
        "the meeting's title, if the service provides it;",
        "a transcript made from the audio by software. It can contain mistakes, so check it before you rely on it;",
        "notes of what was decided, written by an AI model from the transcript. Under every line are the words it rests on. Notes can be incomplete or wrong, so check them too.",
      ],
    },
    {
      id: "consent",
      title: "Consent of everyone in the meeting",
      paragraphs: [
        "You choose to send the bot, so you are responsible for having the right to record. Tell all participants before the meeting, say what is recorded and why, and ask for their consent.",
        "In many places, including several US states and countries of the European Union, a conversation may only be recorded if every person in it agrees. Elsewhere, your employer or profession may forbid it. Find out which laws apply to the people in your meeting. This page is not legal advice.",
        "The bot announces itself in the chat with the first name and the shortened address of the person who sent it, and with a link. Anyone in the meeting can use that link. It removes all of our bots from the meeting and deletes everything they recorded, for everyone.",
        `If that link is used during the meeting or within ${closed} afterward, none of our other bots joins that meeting for ${closed}, and anyone who booked one is told. You can also remove the bot from the call like any participant, and it stops recording at that moment.`,
        "Do not use it for meetings with children, for patient data or for anything you are required to keep confidential.",
      ],
    },
    {
      id: "retention",
      title: "How long we keep it",
      paragraphs: [
        `The recording, the transcript and the chat log are retained for ${retention} after the meeting and then deleted, both at our provider and on our own systems. The links in your email stop working that day, so download what you want to keep.`,
        `Your name, your address and the meeting link are deleted at the same time. A calendar invite is deleted ${retention} after its last date. We keep only an anonymous record that a meeting took place.`,
      ],
    },
    {
      id: "processors",
      title: "Who processes it",
      paragraphs: [
        "We use your data only to provide the service. We don't sell it, use it for advertising or use it to train models. These companies process it for us:",
      ],
      points: [
        `*${bots.processor}:* the bot, the recording and its transcript.`,
        "*Cloudflare* runs this website, its database and our email.",
        `*${meetingService.name}* is the service your meeting takes place on. Its own terms apply.`,
      ],
    },
    {
      id: "deletion",
      title: "How to delete it sooner",
      paragraphs: [
        `As long as your bot is booked, in the meeting or has notes for you, every email about it has a link to its page. There, “Delete everything” removes the recording and your data right away, at our provider and on our own systems. A link you shared stops working, and we send you a receipt. You can also write to ${contactEmail} from the address you gave us to ask what we have about you, have it corrected or object to its use.`,
        "A participant who did not send the bot can use the link in the meeting's chat, or write to us with the meeting and its time. If someone used your address without asking you, choose “This wasn't me” in our email. That ends the request, and we won't email you again.",
      ],
    },
    {
      id: "fair-use",
      title: "Fair use",
      paragraphs: [
        "The service is free and shared. Do not send the bot to meetings you have no right to record, do not use it to harm or deceive anyone, and do not try to break or overload it. We may refuse requests that break these rules.",
        "When most of a day's bots are taken, we hold yours and send it as soon as there's room. Meetings that start soon go first.",
        "The limits below protect everyone from spam. Requests beyond them are either held until the owner of the address confirms which are theirs, or refused with the reason:",
      ],
      points: [
        `a meeting can have ${amount(facts.notetakersPerMeeting, "bot")} at a time and ${facts.notetakersPerMeetingDay} in one day;`,
        `an address can send ${amount(facts.requestsUnverified, "request")} a day until it is confirmed and ${facts.requestsVerified} after that;`,
        `an address can send ${facts.requestsOwn} more a day with its own calendar invites and the links in our emails.`,
      ],
    },
    {
      id: "liability",
      title: "Liability",
      paragraphs: [
        "The service is provided as it is. A meeting may not be captured at all, or only in part, and we do not promise that it will. To the extent the law allows, we are not liable for damage caused by a missing, late or incorrect recording or transcript, or from recording without the consent of those present.",
        "Nothing here limits liability that cannot be limited by law, or rights you have as a consumer.",
      ],
    },
    {
      id: "changes",
      title: "Changes and contact",
      paragraphs: [
        "We may change these terms. The terms that apply to a meeting are the ones on this page when you requested the bot.",
        `Questions: ${contactEmail}.`,
      ],
    },
  ],
});
