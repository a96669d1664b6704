import { names } from "./names.ts";

const { workspaceTool: tool, members, launchOffer, tutorialHash } = names;
const { alex, blair, casey, devon } = members;

/**
 * The addresses of the pages. Paths are case-sensitive; the first is canonical, the others show the
 * same page. Apart from `route-table.ts`, which says how they are served, because scripts link too.
 */
export const pagePaths = {
  home: ["/"],
  "case-studies": ["/case-studies"],
  book: ["/book", "/Book"],
  "book-automate90": ["/book-automate90"],
  "book-alex": [`/book-${alex.slug}`, `/Book${alex.name}`],
  "book-blair": [`/book-${blair.slug}`, `/Book${blair.name}`],
  "book-casey": [`/book-${casey.slug}`, `/book${casey.slug}`, `/Book${casey.name}`],
  "book-devon": [`/book-${devon.slug}`, `/book${devon.slug}`, `/Book${devon.name}`],
  "kit-alex": [`/${alex.slug}-kit`, `/${alex.slug}Kit`, `/${alex.slug}kit`],
  "kit-blair": [`/${blair.slug}-kit`, `/${blair.slug}Kit`, `/${blair.slug}kit`],
  notetaker: ["/freenotetaker", "/notetaker"],
  "notetaker-status": ["/notetaker-status"],
  "notetaker-opt-out": ["/notetaker-opt-out"],
  "terms-of-use": ["/terms-of-use"],
  tutorial: [`/${tutorialHash}`],
  launch: [`/${launchOffer.slug}-launch`],
  "launch-discovery": [`/${launchOffer.slug}-discovery`],
  "free-workspace": [`/free${tool.slug}`],
  "free-workspace-email": [`/getfree${tool.slug}`],
  "free-resources": ["/free-resources", "/FREE"],
  ai4b: ["/AI4B"],
  "automation-blueprint": ["/automation-blueprint"],
  blueprint: ["/blueprint"],
  automate90: ["/automate90", "/Automate90"],
  "site-by-tonight": ["/SiteByTonight"],
  "move-the-needle": ["/movetheneedle", "/MoveTheNeedle"],
  "automate-now": ["/automatenow", "/AutomateNow"],
  "automated-roofer": ["/automatedroofer", "/AutomatedRoofer"],
  "launch-my-business": ["/launchmybusiness", "/LaunchMyBusiness"],
  "workspace-pricing": distinct(`/${tool.slug}`, `/${tool.name}`, `/${capitalised(tool.slug)}`),
  automate: ["/automate", "/Automate"],
  social: ["/social", "/Social"],
  "template-success": ["/template-success"],
  "private-notetaker": ["/private-notetaker"],
  booking: ["/booking"],
  unsubscribe: ["/unsubscribe"],
  resubscribe: ["/resubscribe"],
  "not-me": ["/not-me"],
  privacy: ["/privacy"],
} as const satisfies Record<string, Paths>;

/** The addresses that answer with something other than a page. */
export const resourcePaths = {
  "task-counter": "/api/task-counter",
  "note-taker-registration": "/api/note-taker-registration",
  "lead-magnet": "/api/lead-magnet",
  "ai4b-submission": "/api/ai4b-submission",
  "booking-scheduled": "/api/booking-scheduled",
  "bot-webhook": "/api/bot-webhook",
  "payment-success": "/api/payment-success",
  "stripe-webhook": "/api/stripe-webhook",
  "result-video": "/api/notetaker/video",
  "result-transcript-txt": "/api/notetaker/transcript.txt",
  "result-transcript-vtt": "/api/notetaker/transcript.vtt",
  "result-transcript-srt": "/api/notetaker/transcript.srt",
  "result-transcript-markdown": "/api/notetaker/transcript.md",
  "result-transcript-json": "/api/notetaker/transcript.json",
  "result-chat": "/api/notetaker/chat.txt",
  consent: "/api/consent",
  healthz: "/healthz",
  sitemap: "/sitemap.xml",
  "llms-txt": "/llms.txt",
  manifest: "/site.webmanifest",
  robots: "/robots.txt",
  "security-txt": "/.well-known/security.txt",
  gpc: "/.well-known/gpc.json",
  "speculation-rules": "/speculation-rules.json",
} as const;

export type PageId = keyof typeof pagePaths;
export type ResourceId = keyof typeof resourcePaths;
export type Paths = readonly [string, ...string[]];

function capitalised(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1);
}

/** The letter cases of a name may coincide; a path is listed once. */
function distinct(first: string, ...others: string[]): Paths {
  const rest = new Set(others);
  rest.delete(first);
  return [first, ...rest];
}
