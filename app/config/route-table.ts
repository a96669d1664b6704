import { names } from "./names.ts";

/**
 * The one list of addresses. `remix.config.js`, `href`, canonical links, the sitemap and the tests
 * read it. Paths are case-sensitive; the first of a row is canonical, the others show the same page.
 *
 * `memo` says how long an isolate may keep the rendered HTML of a GET without a query: for as long
 * as the build lives, for a number of seconds, or never.
 */
export type PageRow = {
  readonly id: string;
  readonly file: string;
  readonly paths: readonly [string, ...string[]];
  readonly memo: "build" | number | "never";
  readonly indexed: boolean;
};

export type ResourceRow = {
  readonly id: string;
  readonly file: string;
  readonly path: string;
};

const { workspaceTool: tool, members } = names;

export const pages = [
  { id: "home", file: "routes/home.tsx", paths: ["/"], memo: 15, indexed: true },
  sectionPage("case-studies", "/case-studies"),
  bookingPage("book", "/book", "/Book"),
  bookingPage("book-automate90", "/book-automate90"),
  ownPage("book-alex", "book-member", `/book-${members.alex.slug}`, `/Book${members.alex.name}`),
  ownPage("book-blair", "book-member", `/book-${members.blair.slug}`, `/Book${members.blair.name}`),
  ownPage(
    "book-casey",
    "book-member",
    `/book-${members.casey.slug}`,
    `/book${members.casey.slug}`,
    `/Book${members.casey.name}`,
  ),
  ownPage(
    "book-devon",
    "book-member",
    `/book-${members.devon.slug}`,
    `/book${members.devon.slug}`,
    `/Book${members.devon.name}`,
  ),
  ownPage(
    "kit-alex",
    "media-kit",
    `/${members.alex.slug}-kit`,
    `/${members.alex.slug}Kit`,
    `/${members.alex.slug}kit`,
  ),
  ownPage(
    "kit-blair",
    "media-kit",
    `/${members.blair.slug}-kit`,
    `/${members.blair.slug}Kit`,
    `/${members.blair.slug}kit`,
  ),
  {
    id: "notetaker",
    file: "routes/notetaker.tsx",
    paths: ["/freenotetaker", "/notetaker"],
    memo: 60,
    indexed: true,
  },
  {
    id: "notetaker-status",
    file: "routes/notetaker-status.tsx",
    paths: ["/notetaker-status"],
    memo: "never",
    indexed: false,
  },
  {
    id: "notetaker-opt-out",
    file: "routes/notetaker-opt-out.tsx",
    paths: ["/notetaker-opt-out"],
    memo: "never",
    indexed: false,
  },
  ownPage("terms-of-use", "legal", "/terms-of-use"),
  sectionPage("tutorial", `/${names.tutorialHash}`),
  sectionPage("launch", `/${names.launchOffer.slug}-launch`),
  bookingPage("launch-discovery", `/${names.launchOffer.slug}-discovery`),
  sectionPage("free-workspace", `/free${tool.slug}`),
  ownPage("free-workspace-email", "free-workspace-email", `/getfree${tool.slug}`),
  ownPage("free-resources", "free-resources", "/free-resources", "/FREE"),
  ownPage("ai4b", "ai4b", "/AI4B"),
  sectionPage("automation-blueprint", "/automation-blueprint"),
  sectionPage("blueprint", "/blueprint"),
  bookingPage("automate90", "/automate90", "/Automate90"),
  sectionPage("site-by-tonight", "/SiteByTonight"),
  sectionPage("move-the-needle", "/movetheneedle", "/MoveTheNeedle"),
  sectionPage("automate-now", "/automatenow", "/AutomateNow"),
  sectionPage("automated-roofer", "/automatedroofer", "/AutomatedRoofer"),
  sectionPage("launch-my-business", "/launchmybusiness", "/LaunchMyBusiness"),
  sectionPage(
    "workspace-pricing",
    ...distinct(`/${tool.slug}`, `/${tool.name}`, `/${capitalised(tool.slug)}`),
  ),
  sectionPage("automate", "/automate", "/Automate"),
  ownPage("social", "social", "/social", "/Social"),
  {
    id: "template-success",
    file: "routes/template-success.tsx",
    paths: ["/template-success"],
    memo: "never",
    indexed: false,
  },
  ownPage("private-notetaker", "private-notetaker", "/private-notetaker"),
  {
    id: "booking",
    file: "routes/booking.ts",
    paths: ["/booking"],
    memo: "never",
    indexed: false,
  },
  {
    id: "unsubscribe",
    file: "routes/unsubscribe.tsx",
    paths: ["/unsubscribe"],
    memo: "never",
    indexed: false,
  },
  ownPage("privacy", "legal", "/privacy"),
] as const satisfies readonly PageRow[];

export const resources = [
  { id: "task-counter", file: "routes/api/task-counter.ts", path: "/api/task-counter" },
  {
    id: "note-taker-registration",
    file: "routes/api/note-taker-registration.ts",
    path: "/api/note-taker-registration",
  },
  { id: "lead-magnet", file: "routes/api/lead-magnet.ts", path: "/api/lead-magnet" },
  { id: "ai4b-submission", file: "routes/api/ai4b-submission.ts", path: "/api/ai4b-submission" },
  {
    id: "booking-scheduled",
    file: "routes/api/booking-scheduled.ts",
    path: "/api/booking-scheduled",
  },
  { id: "bot-webhook", file: "routes/api/bot-webhook.ts", path: "/api/bot-webhook" },
  { id: "payment-success", file: "routes/api/payment-success.ts", path: "/api/payment-success" },
  { id: "stripe-webhook", file: "routes/api/stripe-webhook.ts", path: "/api/stripe-webhook" },
  {
    id: "result-video",
    file: "routes/api/notetaker-video.ts",
    path: "/api/notetaker/video",
  },
  {
    id: "result-transcript-txt",
    file: "routes/api/notetaker-transcript.ts",
    path: "/api/notetaker/transcript.txt",
  },
  {
    id: "result-transcript-vtt",
    file: "routes/api/notetaker-transcript.ts",
    path: "/api/notetaker/transcript.vtt",
  },
  {
    id: "result-transcript-srt",
    file: "routes/api/notetaker-transcript.ts",
    path: "/api/notetaker/transcript.srt",
  },
  {
    id: "result-transcript-markdown",
    file: "routes/api/notetaker-transcript.ts",
    path: "/api/notetaker/transcript.md",
  },
  {
    id: "result-transcript-json",
    file: "routes/api/notetaker-transcript.ts",
    path: "/api/notetaker/transcript.json",
  },
  {
    id: "result-chat",
    file: "routes/api/notetaker-chat.ts",
    path: "/api/notetaker/chat.txt",
  },
  { id: "consent", file: "routes/api/consent.ts", path: "/api/consent" },
  { id: "healthz", file: "routes/api/healthz.ts", path: "/healthz" },
  { id: "sitemap", file: "routes/seo/sitemap.ts", path: "/sitemap.xml" },
  { id: "llms-txt", file: "routes/seo/llms.ts", path: "/llms.txt" },
  { id: "manifest", file: "routes/seo/manifest.ts", path: "/site.webmanifest" },
  { id: "robots", file: "routes/seo/robots.ts", path: "/robots.txt" },
  {
    id: "security-txt",
    file: "routes/seo/security-txt.ts",
    path: "/.well-known/security.txt",
  },
  { id: "gpc", file: "routes/seo/gpc.ts", path: "/.well-known/gpc.json" },
  {
    id: "speculation-rules",
    file: "routes/seo/speculation-rules.ts",
    path: "/speculation-rules.json",
  },
] as const satisfies readonly ResourceRow[];

export type PageId = (typeof pages)[number]["id"];
export type ResourceId = (typeof resources)[number]["id"];

/** A row with a route of its own, the same for every visitor. */
function ownPage<const Id extends string>(id: Id, route: string, ...paths: [string, ...string[]]) {
  return { id, file: `routes/${route}.tsx`, paths, memo: "build", indexed: true } as const;
}

/** A row that is nothing but sections, the same for every visitor. */
function sectionPage<const Id extends string>(id: Id, ...paths: [string, ...string[]]) {
  return { id, file: "routes/page.tsx", paths, memo: "build", indexed: true } as const;
}

/** Sections as well, one of them a calendar. */
function bookingPage<const Id extends string>(id: Id, ...paths: [string, ...string[]]) {
  return { id, file: "routes/booking-page.tsx", paths, memo: "build", indexed: true } as const;
}

function capitalised(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1);
}

/** The letter cases of a name may coincide; a path is listed once. */
function distinct(first: string, ...others: string[]): [string, ...string[]] {
  const rest = new Set(others);
  rest.delete(first);
  return [first, ...rest];
}
