import {
  type Block,
  button,
  type Fact,
  facts,
  greeting,
  heading,
  letter,
  link,
  paragraph,
  quiet,
  type RenderedMail,
  steps,
  strong,
} from "../../email/letter.ts";
import { unlinked } from "../../lib/text/trim.ts";
import type { Booking } from "../booking-report.ts";
import type { NewLead } from "../decide.ts";
import {
  freeWorkspaceMailWords,
  guideReadyMailWords,
  leadMailWords as common,
  leadOperatorMailWords,
  leadQuestionMailWords,
  marketingMailWords,
  membersOfferMailWords,
} from "./lead-mail-words.ts";

export function freeWorkspaceMail(props: {
  readonly bookUrl: string;
  readonly unsubscribeUrl: string;
  readonly notMe: string;
}): RenderedMail {
  const words = freeWorkspaceMailWords;
  return marketing(props, words, [
    paragraph(words.intro),
    steps(words.steps),
    button(words.button, props.bookUrl),
  ]);
}

export function guideReadyMail(props: {
  readonly guide: string;
  readonly url: string;
  readonly unsubscribeUrl: string;
  readonly notMe: string;
}): RenderedMail {
  const words = guideReadyMailWords;
  return marketing(props, { ...words, subject: words.subject(props.guide) }, [
    paragraph(words.intro),
    strong(props.guide),
    button(words.button, props.url),
  ]);
}

export function membersOfferMail(props: {
  readonly firstName: string;
  readonly sheetUrl: string;
  readonly bookUrl: string;
  readonly notMe: string;
}): RenderedMail {
  const { subject, title, preview, ...words } = membersOfferMailWords;
  return letter({
    ...{ subject, title, preview, footer: common.footer, notMe: props.notMe },
    blocks: [
      greeting(props.firstName),
      paragraph(words.intro),
      steps(words.steps),
      button(words.sheet, props.sheetUrl),
      paragraph(words.outro),
      paragraph(common.book),
      link(common.bookButton, props.bookUrl),
    ],
  });
}

/** Asks a person who unsubscribed whether to email them again. Only the link in it lifts that. */
export function leadQuestionMail(props: {
  /** Names what was requested with their address. */
  readonly what: string;
  readonly againUrl: string;
  readonly notMe: string;
}): RenderedMail {
  const { subject, title, preview, footer, ...words } = leadQuestionMailWords;
  return letter({
    ...{ subject, title, preview, footer, notMe: props.notMe },
    blocks: [
      greeting(""),
      paragraph(words.intro),
      strong(props.what),
      paragraph(words.nothingSent),
      button(words.button, props.againUrl),
      quiet(words.otherwise),
      quiet(marketingMailWords.postal.address),
    ],
  });
}

/** One click in the mailbox unsubscribes (RFC 8058); the page behind the link asks first. */
function marketing(
  { unsubscribeUrl, notMe }: { readonly unsubscribeUrl: string; readonly notMe: string },
  { subject, title, preview }: Readonly<Record<"subject" | "title" | "preview", string>>,
  blocks: readonly Block[],
): RenderedMail {
  const mail = letter({
    ...{ subject, title, preview, footer: common.footer, notMe },
    blocks: [
      greeting(""),
      ...blocks,
      link(marketingMailWords.unsubscribe, unsubscribeUrl),
      quiet(marketingMailWords.postal.address),
    ],
  });
  const headers = {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return { ...mail, headers };
}

/** For the operator. A visitor typed these texts, so none of them becomes a link. */
export function leadOperatorMail({
  isBlocked,
  hasUnsubscribed,
  ...lead
}: Pick<NewLead, "id" | "kind" | "firstName" | "lastName" | "email"> & {
  readonly guide: string | null;
  readonly booking: Booking | null;
  readonly isBlocked: boolean;
  readonly hasUnsubscribed: boolean;
  readonly at: string;
  /** Campaign and referrer by name; empty if nothing is known. */
  readonly cameFrom: Readonly<Record<string, string>>;
}): RenderedMail {
  const words = leadOperatorMailWords;
  const heads = isBlocked ? words.notTheirs : words;
  const known = knownFacts([
    [words.facts.what, words.kinds[lead.kind]],
    [words.facts.guide, lead.guide],
    [words.facts.firstName, lead.firstName && unlinked(lead.firstName)],
    [words.facts.lastName, lead.lastName && unlinked(lead.lastName)],
    [words.facts.email, lead.email],
    [words.facts.page, lead.booking?.page],
    [words.facts.service, lead.booking?.service && unlinked(lead.booking.service)],
    [words.facts.event, lead.booking?.event],
    [words.facts.invitee, lead.booking?.invitee],
    [words.facts.at, lead.at],
    [words.facts.id, lead.id],
  ]);
  const origin = Object.entries(lead.cameFrom);
  return letter({
    subject: words.subject(words.kinds[lead.kind]),
    ...{ title: heads.title, preview: heads.preview, footer: words.footer },
    blocks: [
      ...(isBlocked ? [paragraph(words.notTheirs.text)] : []),
      ...(hasUnsubscribed && !isBlocked ? [paragraph(words.unsubscribed)] : []),
      facts(...known),
      heading(words.cameFrom),
      origin.length > 0 ? facts(...origin) : paragraph(words.direct),
    ],
  });
}

function knownFacts(rows: readonly (readonly [string, string | null | undefined])[]): Fact[] {
  return rows.flatMap(([term, value]): Fact[] =>
    typeof value === "string" ? [[term, value]] : [],
  );
}
