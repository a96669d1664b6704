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
  {
    id: "book-alex",
    file: "routes/book-member.tsx",
    paths: [`/book-${members.alex.slug}`, `/Book${members.alex.name}`],
    memo: "build",
    indexed: true,
  },
  {
    id: "book-blair",
    file: "routes/book-member.tsx",
    paths: [`/book-${members.blair.slug}`, `/Book${members.blair.name}`],
    memo: "build",
    indexed: true,
  },
  {
    id: "book-casey",
    file: "routes/book-member.tsx",
    paths: [
      `/book-${members.casey.slug}`,
      `/book${members.casey.slug}`,
      `/Book${members.casey.name}`,
    ],
    memo: "build",
    indexed: true,
  },
  {
    id: "book-devon",
    file: "routes/book-member.tsx",
    paths: [
      `/book-${members.devon.slug}`,
      `/book${members.devon.slug}`,
      `/Book${members.devon.name}`,
    ],
    memo: "build",
    indexed: true,
  },
  {
    id: "kit-alex",
    file: "routes/media-kit.tsx",
    paths: [`/${members.alex.slug}-kit`, `/${members.alex.slug}Kit`, `/${members.alex.slug}kit`],
    memo: "build",
    indexed: true,
  },
  {
    id: "kit-blair",
    file: "routes/media-kit.tsx",
    paths: [`/${members.blair.slug}-kit`, `/${members.blair.slug}Kit`, `/${members.blair.slug}kit`],
    memo: "build",
    indexed: true,
  },
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
  {
    id: "terms-of-use",
    file: "routes/legal.tsx",
    paths: ["/terms-of-use"],
    memo: "build",
    indexed: true,
  },
  sectionPage("tutorial", `/${names.tutorialHash}`),
  sectionPage("launch", `/${names.launchOffer.slug}-launch`),
  bookingPage("launch-discovery", `/${names.launchOffer.slug}-discovery`),
  sectionPage("free-workspace", `/free${tool.slug}`),
  {
    id: "free-workspace-email",
    file: "routes/free-workspace-email.tsx",
    paths: [`/getfree${tool.slug}`],
    memo: "build",
    indexed: true,
  },
  {
    id: "free-resources",
    file: "routes/free-resources.tsx",
    paths: ["/free-resources", "/FREE"],
    memo: "build",
    indexed: true,
  },
  { id: "ai4b", file: "routes/ai4b.tsx", paths: ["/AI4B"], memo: "build", indexed: true },
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
  {
    id: "social",
    file: "routes/social.tsx",
    paths: ["/social", "/Social"],
    memo: "build",
    indexed: true,
  },
  {
    id: "template-success",
    file: "routes/template-success.tsx",
    paths: ["/template-success"],
    memo: "never",
    indexed: false,
  },
  {
    id: "private-notetaker",
    file: "routes/private-notetaker.tsx",
    paths: ["/private-notetaker"],
    memo: "build",
    indexed: true,
  },
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
  {
    id: "privacy",
    file: "routes/legal.tsx",
    paths: ["/privacy"],
    memo: "build",
    indexed: true,
  },
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
