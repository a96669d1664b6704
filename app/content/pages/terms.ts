import type { LegalDocument } from "~/components/sections/clauses";
import { names } from "~/config/names";

const { company, notetakerName, meetingService, botProvider, contactEmail, joinAddress } = names;

export const terms: LegalDocument = {
  title: "Terms of Use for the Free AI Notetaker",
  description: `What ${notetakerName} records, who processes it, how consent works, and how everything is deleted 7 days after the meeting.`,
  heading: "Terms of Use",
  subject: "for the Free AI Notetaker",
  back: { label: "Back to the Free AI Notetaker", page: "notetaker" },
  updated: "Last updated April 2, 2025",
  indexTitle: "On this page",
  summary: {
    title: "In plain words",
    points: [
      `You ask for a bot, ${notetakerName}. It joins your ${meetingService.name} call once the host lets it in, and says in the chat that it records.`,
      "You tell everyone in the meeting beforehand, and you do not use it where somebody objects.",
      "You get the recording, the transcript and the chat log by email. Nobody else does, unless you share them.",
      "7 days after the meeting everything is deleted. You can delete it earlier.",
      "It is free, and comes without a guarantee that every meeting is captured.",
    ],
  },
  sections: [
    {
      id: "service",
      title: "What the service does",
      paragraphs: [
        `The Free AI Notetaker is offered by ${company} (“we”). You give us your name, your email address and the link of a ${meetingService.name} meeting. A bot named ${notetakerName} then joins that meeting, at once or at the time you chose, and sends what it recorded to your address.`,
        `The host of the meeting must let the bot in. If nobody does, or the link is wrong, we write to you and record nothing. By sending the form, or a calendar invite to ${joinAddress}, you accept these terms. As long as your address has never answered us, our email has links to the notes instead of the words themselves.`,
      ],
    },
    {
      id: "sharing",
      title: "Whose notes they are",
      paragraphs: [
        "Whoever sends the bot owns its notes, and nobody else receives them. If somebody else asks for a bot at the same meeting, we tell both: they can ask you to share the notes, which only you can grant, with one click, or send a bot of their own. Without your answer nothing is shared.",
        `So that everybody knows whose bot it is, its name in the lobby ends with your address, shortened to its first and last letter and the domain. The chat message says your first name and the same shortened address, and names whoever you let in while the meeting is on. To those who ask for the same meeting we show just that, and to you just that of them.`,
        "Anything you do with your bot applies to everyone: if you move it, call it off, stop it or delete everything, everybody who was to get the notes is told. If you move it many times in a day, they get the last state in one email. Anyone who asked about the old time has to ask again. Whoever you share with can stop receiving them at any time.",
      ],
    },
    {
      id: "recorded",
      title: "What is recorded",
      paragraphs: ["While the bot is in the meeting, it records:"],
      points: [
        "the audio and video of the meeting, including screens that are shared;",
        "the chat messages that everyone in the meeting can read;",
        "the names that participants show, and who joins, leaves and speaks when;",
        "the meeting's title, where the service gives it;",
        "a transcript made by software from the audio. It can contain mistakes; check it before you rely on it.",
      ],
    },
    {
      id: "consent",
      title: "Consent of everyone in the meeting",
      paragraphs: [
        "You decide that the bot comes, so you are responsible for being allowed to record. Tell all participants before the meeting, say what is recorded and why, and ask for their agreement.",
        "In many places, among them several states of the USA and countries of the European Union, a conversation may only be recorded when every person in it agrees; elsewhere your employer or profession may forbid it. Find out which law applies to the people in your meeting. This page is not legal advice.",
        "The bot announces itself in the chat with the first name and the shortened address of whoever sent it, and with a link. Anybody in the meeting can use that link: it removes the bot and deletes everything it recorded, for everybody. Used during the meeting or within 24 hours after it, it also keeps bots of ours away: for 24 hours no further one comes, and whoever booked one is told. A bot that somebody else has sent and that is inside already has a link of its own. If the host turns our bots away twice, we accept no new requests for that meeting for an hour. You can also remove it from the call like any participant: it stops recording at that moment.",
        "Do not use it for meetings with children, for patients’ data or for anything that you are bound to keep secret.",
      ],
    },
    {
      id: "retention",
      title: "How long it is kept",
      paragraphs: [
        "The recording, the transcript and the chat log are retained for 7 days after the meeting and then deleted, at our provider and at ours. The links in your email stop working on that day, so download what you want to keep.",
        "Your name, your address and the meeting link are deleted together with them; a calendar invite follows 7 days after its last date. What remains is a record without personal data that a meeting was served.",
      ],
    },
    {
      id: "processors",
      title: "Who processes it",
      paragraphs: [
        "We use your data to provide the service and for nothing else. It is not sold, not used for advertising and not used to train models. These companies process it for us:",
      ],
      points: [
        `${botProvider.name} runs the bot, and stores and transcribes the recording.`,
        "Cloudflare runs this website, its database and our email.",
        `${meetingService.name} is the service your meeting takes place on; its own terms apply to it.`,
      ],
    },
    {
      id: "deletion",
      title: "How to delete it earlier",
      paragraphs: [
        `The emails about a bot of yours that is booked, in the meeting or has brought something back have a link to its page. There, “Delete everything” removes the recording and your data at once, at our provider and at ours, for everybody who had the notes, and a receipt follows. You can also write to ${contactEmail} from the address you gave us, ask what we hold about you, have it corrected, or object to its use.`,
        "A participant who did not send the bot can use the link in the meeting’s chat, or write to us: name the meeting and its time. If somebody used your address without asking you, choose “This wasn’t me” in our email: that request ends, and we won’t write to you again.",
      ],
    },
    {
      id: "fair-use",
      title: "Fair use",
      paragraphs: [
        "The service is free and shared. Do not send the bot to meetings you have no right to record, do not use it to harm or deceive anyone, and do not try to break or overload it. We may refuse requests that do.",
        "Requests beyond these limits are kept until the owner of the address says which of them are theirs, or are refused with the reason. When most bots of a day are taken, yours is kept and goes out as soon as there is room; meetings that begin soon go first. So that nobody is flooded:",
      ],
      points: [
        "a meeting can have three bots at a time, and six within a day;",
        "an address can have 20 bots booked under one link;",
        "an address can send 20 requests a day with the form, and 20 more with invites, links in our emails and moves; 3 of each as long as it has never answered us;",
        "somebody who asks you to share is brought to you by email at most five times a day.",
      ],
    },
    {
      id: "liability",
      title: "Liability",
      paragraphs: [
        "The service is provided as it is. A meeting may not be captured at all, or only in part, and we do not promise that it will. To the extent the law allows, we are not liable for damage that comes from a missing, late or incorrect recording or transcript, or from recording without the consent of those present.",
        "Nothing here limits liability that cannot be limited by law, or rights you have as a consumer.",
      ],
    },
    {
      id: "changes",
      title: "Changes and contact",
      paragraphs: [
        "We may change these terms. The terms that apply to a meeting are those that stood here when you asked for the bot.",
        `Questions: ${contactEmail}.`,
      ],
    },
  ],
};
