import type { LegalDocument } from "~/components/sections/clauses";
import { names } from "~/config/names";
import { retentionDays } from "~/notetaker/status";

const { company, contactEmail, notetakerName, meetingService, joinAddress } = names;
const { botProvider, schedulingProvider, paymentProvider } = names;

export const privacy: LegalDocument = {
  title: "Privacy",
  description: `What ${company} stores about visitors, clients and people in recorded meetings, why, for how long, who processes it, and how to have it deleted.`,
  heading: "Privacy",
  subject: "What we store, why, for how long, and what you can do about it",
  back: { label: "Back to website", page: "home" },
  updated: "Last updated November 22, 2026",
  indexTitle: "On this page",
  summary: {
    title: "In plain words",
    points: [
      "You can read this whole site without telling us who you are. Its own cookies remember how you found us and what you chose about ads, never who you are.",
      "We store what you type into a form, and only for what the form is for.",
      `Recordings of the ${notetakerName} are deleted ${retentionDays} days after the meeting.`,
      "We do not sell your data, and nothing of it trains a model.",
      `One mail to ${contactEmail} is enough to see, correct or delete what we hold.`,
    ],
  },
  sections: [
    {
      id: "who",
      title: "Who is responsible",
      paragraphs: [
        `${company} (“we”) decides what happens with the data described here. Write to ${contactEmail} with any question about it; a person answers.`,
      ],
    },
    {
      id: "visits",
      title: "When you visit the site",
      paragraphs: [
        "Your network address is needed to send you the pages and to hold off floods of requests. Our logs contain numbers of requests and errors, never a name, an email address or a meeting link.",
        "If another site or an ad leads you here, a cookie named “visit” remembers for 90 days what the link said of itself (campaign name, click number), the address of the site it stood on and the page you opened, for the first and for the last time. No script can read it. If you then send a form about guides or offers, or book a call, we store it with that, and it goes to the customer database named below, so that we learn which ads are worth their money. Browsers that send the Global Privacy Control signal, and visitors from the European Economic Area, the United Kingdom and Switzerland, get no such cookie. A form or booking then brings along only the campaign that the address of its own page names, and nothing at all where the browser sends that signal.",
        "Where we have connected an automation tool, your browser tells it that the automation pricing page was opened, at what time and with which kind of browser. The message says nothing about who you are; like any server, the tool sees your network address.",
        "If we run ads, pages about automation can load Meta's pixel, which counts that a visit happened. It waits until the page is idle, stays away when your browser sends the Global Privacy Control signal, and in the European Economic Area, the United Kingdom and Switzerland it loads only after you agree. Meta receives your network address, the address of the page, which site and which ad you came from, the time and your kind of browser, and the pixel sets the cookies _fbp and _fbc for 90 days; nothing you type reaches it. What Meta does with that is its own decision, and its own privacy notice applies. While the pixel is in use, this page has the button that changes your mind.",
        "The cookie “__Host-consent” keeps your choice about the pixel for 180 days; there is none before you choose.",
      ],
    },
    {
      id: "forms",
      title: "When you send a form",
      paragraphs: [
        "What you type into a form is kept in your browser's tab until it is sent or you close the tab, so that a reload or a broken connection does not take it from you. Nobody else can read it there.",
        "Until the emails that follow from a form are sent, and no longer than the rest of what you entered, we keep a code made from your network address beside them, so that no one sender can delay everyone else's mail. Neither that code nor any other named on this page can be turned back into an address.",
        "If you unsubscribe, we keep a code of your mailbox, and filling in a form does not undo it: should your address be entered for a guide or the free workspace again, one email asks you, once a week at most, and only a click in it brings our mail back. The members' offer is sent to whoever asks for it. If a mail reaches you that you did not ask for, its link “This wasn't me” ends what was asked for and keeps our mail from your mailbox. For that, too, we keep only a code.",
        "We store what the form asks for, and the time:",
      ],
      points: [
        "guides and free workspace: your email address and what you asked for, to send you exactly that;",
        "members' offer: your name and email address, to send you the framework and what belongs to it;",
        "free notetaker: see the next point.",
      ],
    },
    {
      id: "notetaker",
      title: "When you use the free notetaker",
      paragraphs: [
        `We store your name, your email address, the link of your ${meetingService.name} meeting and the time you chose. If you invite ${joinAddress} to a calendar event, we store the same from the invite, and keep it until ${retentionDays} days after its last meeting or its last change, for a series for a year at most, so that we can follow the event when it moves. Canceling the event ends that; deleting the notes of one meeting does not. An email to that address without an invite is kept for ${retentionDays} days, so that we answer it once. If nothing shows that an invite really came from the address it names, we ask that address once and, without an answer, delete it after ${retentionDays} days. During the meeting the bot records audio, video, chat, the names shown, who joins, leaves and speaks when, and the meeting's title; a transcript is made from it.`,
        `What the meeting brought and what you entered is deleted ${retentionDays} days after the meeting, at our provider and here. The link in our emails opens a page with a button that deletes it at once. What remains is a record without personal data: that a meeting was served, and when; and a code of each link that we sent, so that an old link can explain why it no longer works. Copies that our host makes of its databases expire within 30 days.`,
        "The bot's name in the lobby shows your address, shortened to its first and last letter (the first alone, if it is very short) and the domain; its message in the chat shows your first name as well, and names whoever you let in during the meeting the same way. Everybody in the meeting sees that, and so does whoever asks for a bot at the same meeting. Nobody but you gets the notes unless you share them, and what you delete is deleted for all.",
        "To keep the service free of abuse we count requests and forms for each mailbox, network, sender's domain and meeting, in a form from which none of them can be read. These counts are kept for up to three days, also when the rest is deleted before; that you were told no, or left, until three days after the meeting. A meeting in which somebody objected is closed for a day, and one whose host turned our bots away for an hour, under such a code as well; it is deleted when the meeting is open again. Of a mailbox we note, as a code, when somebody first pressed a button in our email to it or sent an invite from it, and when we last asked it whether requests are its own, so that we can tell its owner from someone who merely typed the address.",
        "Were you in a meeting that somebody else recorded? The bot writes a link into the meeting's chat. It removes the bot and deletes everything for everybody, without asking who you are.",
      ],
    },
    {
      id: "booking",
      title: "When you book a call",
      paragraphs: [
        `Calendars on this site belong to ${schedulingProvider.name}. It receives your name, your address, the time and your answers, and passes them to the person you meet. Its script loads on pages with a calendar and on the home page; if you open the calendar after asking for a notetaker, it is handed your name and address so that you need not type them again. Its own privacy notice applies to that. We note that a call was booked, on which page, and the numbers of the booking there, which only ${schedulingProvider.name} can tell whose they are.`,
      ],
    },
    {
      id: "orders",
      title: "When you buy something",
      paragraphs: [
        `You pay on a page of ${paymentProvider.name}; we never see your card. We store the number of the payment, the amount and your email address, to deliver what you bought and because tax law makes us keep records of sales.`,
      ],
    },
    {
      id: "why",
      title: "Why we may do this",
      paragraphs: ["Where the law asks for a legal basis, it is this:"],
      points: [
        "a contract or your request: the notetaker, bookings, orders, guides you ask for;",
        "your consent: mails about news, and the ad pixel where consent is needed. You can take it back at any time;",
        "our legitimate interest: keeping the site safe and working, and knowing what leads visitors here;",
        "a legal duty: records of sales.",
      ],
    },
    {
      id: "how-long",
      title: "How long we keep it",
      paragraphs: ["No longer than the purpose lasts:"],
      points: [
        `notetaker: ${retentionDays} days after the meeting, or less if you delete it yourself;`,
        `calendar invites: ${retentionDays} days after their last meeting or change, a series for a year at most;`,
        "addresses for guides, offers and news: until you ask us to delete them; we write to them until you unsubscribe;",
        "that a mailbox has unsubscribed, or said “This wasn't me”: as a code, until you take it back;",
        "that a mailbox has answered us, and when we last asked it: as a code, as long as we offer the notetaker, or until you ask us to delete it;",
        "that a meeting is closed to our bots: as a code, until it is open again;",
        "counts against abuse: up to three days, as codes; that you were told no or left a meeting: until three days after it;",
        "that an email of ours was sent: its kind and its time, without its words and its address;",
        "orders: as long as tax law demands;",
        "logs without names: as long as our host keeps them for finding errors.",
      ],
    },
    {
      id: "processors",
      title: "Who processes it for us",
      paragraphs: [
        "These companies work on our instructions. Some are in the USA; where the law asks for it, the transfer rests on their certification or on standard contractual clauses.",
      ],
      points: [
        "Cloudflare: this website, its database and our email.",
        `${botProvider.name}: the notetaker's bot, its recordings and transcripts.`,
        `${schedulingProvider.name}: calendars and bookings.`,
        `${paymentProvider.name}: payments.`,
        "Our customer database or automation tool, if one is connected: what you send us with the forms about guides and offers, that you booked a call, and how you found us.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      paragraphs: [
        "You can ask what we hold about you, get a copy, have it corrected or deleted, have its use restricted, or object to it. You can take a consent back without giving a reason. Wherever you live, we treat your request the same way.",
        `Write to ${contactEmail} from the address it is about. Every mail about news has a link that unsubscribes you, and one that says “This wasn't me”. You can also complain to the data protection authority of the place where you live.`,
      ],
    },
    {
      id: "changes",
      title: "Changes",
      paragraphs: [
        "When something here changes, the date at the top changes with it. If it concerns data we already hold in a way you would not expect, we write to you first.",
      ],
    },
  ],
};
