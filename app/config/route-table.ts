import { pagePaths, resourcePaths, type PageId, type Paths, type ResourceId } from "./addresses.ts";

/**
 * How each address is served. `remix.config.js`, the page cache, the sitemap and the tests read it.
 *
 * `memo` says how long an isolate may keep the rendered HTML of a GET without a query: for as long
 * as the build lives, for a number of seconds, or never.
 */
export type PageRow = {
  readonly id: PageId;
  readonly file: string;
  readonly paths: Paths;
  readonly memo: "build" | number | "never";
  readonly indexed: boolean;
};

export type ResourceRow = {
  readonly id: ResourceId;
  readonly file: string;
  readonly path: string;
};

/** The same for every visitor but for the number of seconds given, or personal. */
const servedBy: Record<PageId, Pick<PageRow, "file" | "memo" | "indexed">> = {
  home: fresh("home", 15),
  "case-studies": sections(),
  book: booking(),
  "book-automate90": booking(),
  "book-alex": page("book-member"),
  "book-blair": page("book-member"),
  "book-casey": page("book-member"),
  "book-devon": page("book-member"),
  "kit-alex": page("media-kit"),
  "kit-blair": page("media-kit"),
  notetaker: fresh("notetaker", 60),
  "notetaker-status": personal("notetaker-status.tsx"),
  "notetaker-opt-out": personal("notetaker-opt-out.tsx"),
  "terms-of-use": page("legal"),
  tutorial: sections(),
  launch: sections(),
  "launch-discovery": booking(),
  "free-workspace": sections(),
  "free-workspace-email": page("free-workspace-email"),
  "free-resources": page("free-resources"),
  ai4b: page("ai4b"),
  "automation-blueprint": sections(),
  blueprint: sections(),
  automate90: booking(),
  "site-by-tonight": sections(),
  "move-the-needle": sections(),
  "automate-now": sections(),
  "automated-roofer": sections(),
  "launch-my-business": sections(),
  "workspace-pricing": sections(),
  automate: sections(),
  social: page("social"),
  "template-success": personal("template-success.tsx"),
  "private-notetaker": page("private-notetaker"),
  booking: personal("booking.ts"),
  unsubscribe: personal("unsubscribe.tsx"),
  resubscribe: personal("resubscribe.tsx"),
  "not-me": personal("not-me.tsx"),
  privacy: page("legal"),
};

const answeredBy: Record<ResourceId, string> = {
  "task-counter": "api/task-counter",
  "note-taker-registration": "api/note-taker-registration",
  "lead-magnet": "api/lead-magnet",
  "ai4b-submission": "api/ai4b-submission",
  "booking-scheduled": "api/booking-scheduled",
  "bot-webhook": "api/bot-webhook",
  "payment-success": "api/payment-success",
  "stripe-webhook": "api/stripe-webhook",
  "result-video": "api/notetaker-video",
  "result-transcript-txt": "api/notetaker-transcript",
  "result-transcript-vtt": "api/notetaker-transcript",
  "result-transcript-srt": "api/notetaker-transcript",
  "result-transcript-markdown": "api/notetaker-transcript",
  "result-transcript-json": "api/notetaker-transcript",
  "result-chat": "api/notetaker-chat",
  consent: "api/consent",
  healthz: "api/healthz",
  sitemap: "seo/sitemap",
  "llms-txt": "seo/llms",
  manifest: "seo/manifest",
  robots: "seo/robots",
  "security-txt": "seo/security-txt",
  gpc: "seo/gpc",
  "speculation-rules": "seo/speculation-rules",
};

export const pages: readonly PageRow[] = idsOf(pagePaths).map((id) => ({
  id,
  paths: pagePaths[id],
  ...servedBy[id],
}));

export const resources: readonly ResourceRow[] = idsOf(resourcePaths).map((id) => ({
  id,
  path: resourcePaths[id],
  file: `routes/${answeredBy[id]}.ts`,
}));

/** The id of a file's Remix route: "routes/api/consent.ts" is "api/consent". */
export function routeIdOf(file: string): string {
  return file.replace(/^routes\//, "").replace(/\.tsx?$/, "");
}

/** A route of its own, the same for every visitor. */
function page(route: string) {
  return { file: `routes/${route}.tsx`, memo: "build", indexed: true } as const;
}

/** Nothing but sections, the same for every visitor. */
function sections() {
  return page("page");
}

/** Sections as well, one of them a calendar. */
function booking() {
  return page("booking-page");
}

/** The same for every visitor for a number of seconds. */
function fresh(route: string, seconds: number) {
  return { ...page(route), memo: seconds };
}

/** Another one for each visitor, who has the link. */
function personal(file: string) {
  return { file: `routes/${file}`, memo: "never", indexed: false } as const;
}

function idsOf<Id extends string>(table: Readonly<Record<Id, unknown>>): Id[] {
  return Object.keys(table) as Id[];
}
