import type { PageId } from "~/config/addresses";
import type { PageContent } from "~/content/section";
import { automate } from "./automate";
import { automate90 } from "./automate90";
import { automateNow } from "./automate-now";
import { automatedRoofer } from "./automated-roofer";
import { automationBlueprint } from "./automation-blueprint";
import { blueprint } from "./blueprint";
import { book } from "./book";
import { bookAutomate90 } from "./book-automate90";
import { caseStudies } from "./case-studies";
import { launchMyBusiness } from "./launch-my-business";
import { moveTheNeedle } from "./move-the-needle";
import { siteByTonight } from "./site-by-tonight";
import { workspacePricing } from "./workspace-pricing";
import { freeWorkspace } from "./free-workspace";
import { launch } from "./launch";
import { launchDiscovery } from "./launch-discovery";
import { privateNotetaker } from "./private-notetaker";
import { tutorial } from "./tutorial";

/** Pages made of sections. `routes/page.tsx` serves those without behaviour. */
export const sectionPages: Partial<Record<PageId, PageContent>> = {
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
