import type { LegalDocument } from "~/components/sections/clauses";
import { hostedVideo } from "~/components/sections/hosted-video";
import type { PageContent } from "~/components/sections/section";
import { type BotProviderLabels, botProviders, type ProviderName } from "~/config/names";
import type { PageId } from "~/config/pages";
import { automate } from "./automate";
import { automateNow } from "./automate-now";
import { automate90 } from "./automate90";
import { automatedRoofer } from "./automated-roofer";
import { automationBlueprint } from "./automation-blueprint";
import { blueprint } from "./blueprint";
import { book, bookAutomate90, launchDiscovery } from "./booking";
import { caseStudies } from "./case-studies";
import { freeWorkspace } from "./free-workspace";
import { launch } from "./launch";
import { launchMyBusiness } from "./launch-my-business";
import { moveTheNeedle } from "./move-the-needle";
import { privacy } from "./privacy";
import { privateNotetaker } from "./private-notetaker";
import { siteByTonight } from "./site-by-tonight";
import { terms } from "./terms";
import { tutorial } from "./tutorial";
import { workspacePricing } from "./workspace-pricing";

/** A function if the words name the meeting-bot provider. */
type PageSource = PageContent | ((bots: BotProviderLabels) => PageContent);

/** Pages made of sections. `routes/pages/page.tsx` serves those that load no script. */
const sectionPages: Partial<Record<PageId, PageSource>> = {
  "automation-blueprint": automationBlueprint,
  blueprint,
  "case-studies": caseStudies,
  automate90,
  "site-by-tonight": siteByTonight,
  "move-the-needle": moveTheNeedle,
  "automate-now": automateNow,
  "automated-roofer": automatedRoofer,
  "launch-my-business": launchMyBusiness,
  "workspace-pricing": workspacePricing,
  automate,
  book,
  "book-automate90": bookAutomate90,
  "free-workspace": freeWorkspace,
  launch,
  "launch-discovery": launchDiscovery,
  "private-notetaker": privateNotetaker,
  tutorial,
};

export const sectionPageIds = Object.keys(sectionPages) as PageId[];

export function sectionPageOf(
  page: PageId,
  provider: ProviderName = "recall",
): PageContent | undefined {
  const content = sectionPages[page];
  return typeof content === "function" ? content(botProviders[provider]) : content;
}

/**
 * Finds the calendar of a page: the section with index `calendarAt`. The sections from `mainStart` up to
 * `mainEnd` are below the hero and above the closing section. Returns undefined for a page without a calendar.
 */
export function bookingPageOf(page: PageId) {
  const content = sectionPageOf(page);
  const { sections = [] } = content ?? {};
  const calendarAt = sections.findIndex(({ kind }) => kind === "booking");
  const booking = sections[calendarAt];
  if (!content || booking?.kind !== "booking") return undefined;

  // The main sections have a sticky bar with the page's button, which a hero above the calendar has itself.
  const mainStart = calendarAt === 0 ? 0 : 1;
  const mainEnd = sections.length - (sections.at(-1)?.kind === "closing" ? 1 : 0);
  return { content, booking, calendarAt, mainStart, mainEnd };
}

/** Origins of video players that the page may frame; none if its videos are our own files. */
export function videoOriginsOf(pageId: string | undefined): readonly string[] {
  const page = sectionPageIds.find((id) => id === pageId);
  const sections = page ? (sectionPageOf(page)?.sections ?? []) : [];
  return sections
    .map((section) => ("video" in section ? section.video?.provider : undefined))
    .filter((provider) => provider !== undefined)
    .map((provider) => hostedVideo(provider).origin);
}

export const legalDocuments: Partial<
  Record<PageId, (bots: BotProviderLabels, hasPixel: boolean) => LegalDocument>
> = {
  "terms-of-use": terms,
  privacy,
};
