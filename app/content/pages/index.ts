import type { PageId } from "~/config/route-table";
import type { PageContent } from "~/content/section";
import { automate } from "./automate";
import { automate90 } from "./automate90";
import { automateNow } from "./automate-now";
import { automatedRoofer } from "./automated-roofer";
import { automationBlueprint } from "./automation-blueprint";
import { blueprint } from "./blueprint";
import { book } from "./book";
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

/** Pages that are nothing but sections; `routes/page.tsx` serves each of them. */
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
  "free-workspace": freeWorkspace,
  launch,
  "launch-discovery": launchDiscovery,
  "private-notetaker": privateNotetaker,
  tutorial,
};
