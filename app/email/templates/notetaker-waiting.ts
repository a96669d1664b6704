import { admitWords, commonMailWords as common } from "../../content/mails/common.ts";
import { waitingMailWords as words } from "../../content/mails/waiting.ts";
import type { RenderedMail } from "../mail.ts";
import {
  greeting,
  heading,
  meetingFact,
  paragraph,
  statusBlocks,
  type BookingProps,
} from "./blocks.ts";
import { letter } from "./letter.ts";

/** The bot is in the lobby: what to press, and how long there is. */
export function notetakerWaitingMail(props: Omit<BookingProps, "when">): RenderedMail {
  const mail = letter({
    subject: words.subject,
    title: words.title,
    preview: words.preview,
    blocks: [
      greeting(props.name),
      paragraph(words.intro(props.botName)),
      heading(words.stepsHeading),
      { kind: "steps", items: admitWords.stepsFor(props.botName) },
      { kind: "strong", text: words.patience },
      { kind: "facts", facts: [meetingFact(props.meeting)] },
      ...statusBlocks(props.statusUrl, words.statusButton),
    ],
    footer: common.footer,
    notMe: props.notMeUrl,
  });
  return { ...mail, headers: { Importance: "high" } };
}
