import { names } from "../../app/config/names";

const { launchOffer, workspaceTool: tool } = names;
const { architect, strategist, engineer, onboarding } = names.members;
/** The specification's pages (2.1), each with its paths; the first is canonical. */
export const routes = {
  home: ["/"],
  "free-resources": ["/free-resources", "/FREE"],
  "case-studies": ["/case-studies"],
  book: ["/book", "/Book"],
  "book-architect": [`/book-${architect.slug}`, `/Book${capitalized(architect.slug)}`],
  "book-strategist": [`/book-${strategist.slug}`, `/Book${capitalized(strategist.slug)}`],
  "book-engineer": [
    `/book-${engineer.slug}`,
    `/Book${capitalized(engineer.slug)}`,
    `/book${engineer.slug}`,
  ],
  "book-onboarding": [
    `/book-${onboarding.slug}`,
    `/Book${capitalized(onboarding.slug)}`,
    `/book${onboarding.slug}`,
  ],
  "kit-architect": [`/${architect.slug}-kit`, `/${architect.slug}Kit`, `/${architect.slug}kit`],
  "kit-strategist": [`/${strategist.slug}-kit`, `/${strategist.slug}Kit`, `/${strategist.slug}kit`],
  notetaker: ["/freenotetaker", "/notetaker"],
  "terms-of-use": ["/terms-of-use"],
  tutorial: [`/${names.tutorialPath}`],
  "automation-blueprint": ["/automation-blueprint"],
  launch: [`/${launchOffer.slug}-launch`],
  "launch-discovery": [`/${launchOffer.slug}-discovery`],
  "free-workspace": [`/free${tool.slug}`],
  "free-workspace-email": [`/getfree${tool.slug}`],
  blueprint: ["/blueprint"],
  automate90: ["/automate90", "/Automate90"],
  "site-by-tonight": ["/SiteByTonight"],
  ai4b: ["/AI4B"],
  "move-the-needle": ["/movetheneedle", "/MoveTheNeedle"],
  "automate-now": ["/automatenow", "/AutomateNow"],
  "automated-roofer": ["/automatedroofer", "/AutomatedRoofer"],
  "launch-my-business": ["/launchmybusiness", "/LaunchMyBusiness"],
  // The set drops a name that is the slug with a capital; the filter drops a name that needs encoding.
  "workspace-pricing": [
    ...new Set([`/${tool.slug}`, `/${tool.name}`, `/${capitalized(tool.slug)}`]),
  ].filter((path) => path === encodeURI(path)),
  automate: ["/automate", "/Automate"],
  social: ["/social", "/Social"],
  "template-success": ["/template-success"],
} satisfies Record<string, readonly string[]>;

/** Pages that the specification's list of routes does not have. */
export const ours = {
  "private-notetaker": ["/private-notetaker"],
  "book-automate90": ["/book-automate90"],
  "ai4b-framework": ["/ai4b-framework"],
  booking: ["/booking"],
  "notetaker-status": ["/notetaker-status"],
  "notetaker-shared": ["/notetaker-shared"],
  "notetaker-sample": ["/notetaker-sample"],
  "notetaker-opt-out": ["/notetaker-opt-out"],
  privacy: ["/privacy"],
  unsubscribe: ["/unsubscribe"],
  resubscribe: ["/resubscribe"],
  "not-me": ["/not-me"],
} satisfies Record<string, readonly string[]>;

function capitalized(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1);
}
