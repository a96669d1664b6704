import {
  type Block,
  greeting,
  heading,
  letter,
  paragraph,
  quiet,
  type RenderedMail,
} from "../../../email/letter.ts";
import { type BookingProps, commonMailWords as common, meetingFact } from "../blocks.ts";
import {
  alreadyComingMailWords,
  anotherComingMailWords,
  askedMailWords,
  declinedMailWords,
  heldMailWords,
  unprovenMailWords,
  letInMailWords,
  questionOverMailWords,
  stoppedMailWords,
} from "./words.ts";

/** `who` is a first name and a masked address, or the masked address alone. */
export type SharingProps = BookingProps & { readonly who: string };

/** To somebody who asked for a notetaker where another's is expected. */
export function notetakerAlreadyComingMail(props: SharingProps): RenderedMail {
  const words = alreadyComingMailWords;
  return sharingLetter(words, props, [
    paragraph(words.intro(props.who)),
    meetingFacts(props),
    paragraph(words.asked),
    paragraph(words.own),
    { kind: "button", label: words.button, url: props.statusUrl },
    quiet(words.stranger),
  ]);
}

/** To the owner: somebody wants the notes. `again` once the meeting is over. */
export function notetakerAskedMail(
  props: SharingProps & { readonly again: boolean },
): RenderedMail {
  const words = askedMailWords;
  const { subject, title, intro } = props.again ? words.again : words;
  return sharingLetter({ ...words, subject, title }, props, [
    paragraph(intro(props.who)),
    meetingFacts(props),
    { kind: "button", label: words.button, url: props.statusUrl },
    quiet(words.unverified),
  ]);
}

/** To whoever asked: yes. */
export function notetakerLetInMail(props: SharingProps): RenderedMail {
  const words = letInMailWords;
  return sharingLetter(words, props, [
    paragraph(words.intro(props.who)),
    meetingFacts(props),
    paragraph(words.afterwards),
    { kind: "button", label: words.button, url: props.statusUrl },
  ]);
}

/** To whoever asked: no. */
export function notetakerDeclinedMail(props: SharingProps): RenderedMail {
  const words = declinedMailWords;
  return sharingLetter(words, props, [
    paragraph(words.intro(props.who)),
    meetingFacts(props),
    paragraph(words.own),
    { kind: "button", label: words.button, url: props.statusUrl },
  ]);
}

export type QuestionOverProps = Omit<SharingProps, "statusUrl" | "meeting"> & {
  /** null once it is deleted. */
  readonly meeting: string | null;
  readonly reason: keyof typeof questionOverMailWords.reasons;
  /** Where a notetaker of their own is sent from. */
  readonly ownUrl: string;
};

/** To whoever asked: there is nothing to wait for any more. */
export function notetakerQuestionOverMail(props: QuestionOverProps): RenderedMail {
  const words = questionOverMailWords;
  return sharingLetter(words, props, [
    paragraph(words.reasons[props.reason](props.who)),
    meetingFacts(props),
    paragraph(words.own),
    { kind: "button", label: words.button, url: props.ownUrl },
  ]);
}

/** To who was let in, or has asked: the owner has sent the notetaker away before the end. */
export function notetakerStoppedMail(
  props: SharingProps & { readonly to: "recipient" | "asker" },
): RenderedMail {
  const words = stoppedMailWords;
  const { afterwards, button } = words[props.to];
  return sharingLetter(words, props, [
    paragraph(words.intro(props.who)),
    meetingFacts(props),
    paragraph(afterwards),
    { kind: "button", label: button, url: props.statusUrl },
  ]);
}

export type AnotherComingProps = SharingProps & {
  /** What the lobby shows of the other notetaker (null: not to be said), and of this person's own. */
  readonly theirs: string | null;
  readonly yours: string;
};

/** To the owner of a notetaker: another one comes to the same meeting. */
export function notetakerAnotherComingMail(props: AnotherComingProps): RenderedMail {
  const words = anotherComingMailWords;
  return sharingLetter(words, props, [
    paragraph(words.intro(props.who)),
    meetingFacts(props),
    paragraph(words.tellApart(props.theirs, props.yours)),
    heading(words.todoHeading),
    { kind: "list", items: words.todo },
    { kind: "button", label: words.button, url: props.statusUrl },
  ]);
}

/** To a mailbox that has never answered: were these requests made by its owner? */
export function notetakerHeldMail(props: BookingProps): RenderedMail {
  const words = heldMailWords;
  return sharingLetter(words, { ...props, name: "" }, [
    paragraph(words.intro),
    { kind: "button", label: words.button, url: props.statusUrl },
    quiet(words.ignore),
  ]);
}

/** To the address in From of an invite that nobody vouches for: was it you? Nothing in it is the sender's. */
export function notetakerUnprovenMail(props: BookingProps): RenderedMail {
  const words = unprovenMailWords;
  return sharingLetter(words, { ...props, name: "" }, [
    paragraph(words.intro),
    meetingFacts(props),
    paragraph(words.question),
    { kind: "button", label: words.button, url: props.statusUrl },
    paragraph(words.later),
    quiet(words.ignore),
  ]);
}

/** Greets whom it goes to, and ends for whoever says that it wasn't them. */
function sharingLetter(
  { subject, title, preview }: Record<"subject" | "title" | "preview", string>,
  { name, notMeUrl }: Pick<SharingProps, "name" | "notMeUrl">,
  blocks: readonly Block[],
): RenderedMail {
  return letter({
    ...{ subject, title, preview },
    blocks: [greeting(name), ...blocks],
    footer: common.footer,
    notMe: notMeUrl,
  });
}

function meetingFacts({ when, meeting }: Pick<QuestionOverProps, "when" | "meeting">): Block {
  const place = meeting === null ? [] : [meetingFact(meeting)];
  return { kind: "facts", facts: [[common.facts.when, when], ...place] };
}
