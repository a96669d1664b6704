import { names } from "./names.ts";

const { workspaceTool: tool, members, launchOffer, tutorialPath } = names;
const { architect, strategist, engineer, onboarding } = members;

export type Paths = readonly [string, ...string[]];

type Row = {
  /** Case-sensitive; the first is canonical. */
  readonly paths: Paths;
  /** File in `routes/pages/`; `page.tsx`, which draws sections, if absent. */
  readonly route?: string;
  /** Seconds in the page cache; if absent, Infinity: until the isolate ends. "never" if the page differs by visitor. */
  readonly cached?: number | "never";
  /** Query keys that change the page: with one, it is not cached. All other keys are ignored. */
  readonly reads?: readonly string[];
  readonly indexed?: false;
  readonly calendar?: "on the page" | "in a dialog";
  readonly withoutCallButton?: true;
  /** Line of service that the page sells; gives the page its tint. */
  readonly service?: "workspace" | "automation" | "agents" | "social" | "community";
  /** The ad pixel counts views of the page. */
  readonly pixel?: true;
  /** Opening the page calls the automation webhook. */
  readonly webhook?: true;
};

const booking = {
  route: "booking/booking-page.tsx",
  reads: ["seats", "about"],
  calendar: "on the page",
  withoutCallButton: true,
} as const;
const member = {
  ...booking,
  route: "booking/book-member.tsx",
  reads: ["tab", ...booking.reads],
} as const;
const leadForm = { route: "leads/lead-page.tsx", reads: ["sent"] } as const;
const mediaKit = { route: "media-kit/media-kit.tsx", reads: ["tab"] } as const;
const personal = { cached: "never", indexed: false } as const;

/** Every page of the site. How to add one: `app/README.md`. */
export const pageRows = {
  home: { paths: ["/"], route: "home/home.tsx", cached: 15 },
  "case-studies": { service: "community", paths: ["/case-studies"] },
  book: { paths: ["/book", "/Book"], ...booking },
  "book-automate90": { service: "automation", paths: ["/book-automate90"], ...booking },
  "book-architect": { paths: bookPaths(architect.slug), ...member },
  "book-strategist": { paths: bookPaths(strategist.slug), ...member },
  "book-engineer": { paths: [...bookPaths(engineer.slug), `/book${engineer.slug}`], ...member },
  "book-onboarding": {
    paths: [...bookPaths(onboarding.slug), `/book${onboarding.slug}`],
    ...member,
  },
  "kit-architect": { paths: kitPaths(architect.slug), ...mediaKit },
  "kit-strategist": { paths: kitPaths(strategist.slug), ...mediaKit },
  notetaker: {
    paths: ["/freenotetaker", "/notetaker"],
    route: "notetaker/notetaker.tsx",
    cached: 60,
    reads: ["sent"],
    calendar: "in a dialog",
  },
  "notetaker-status": {
    paths: ["/notetaker-status"],
    route: "notetaker/notetaker-status.tsx",
    ...personal,
  },
  "notetaker-shared": {
    paths: ["/notetaker-shared"],
    route: "notetaker/notetaker-shared.tsx",
    ...personal,
    withoutCallButton: true,
  },
  "notetaker-sample": {
    paths: ["/notetaker-sample"],
    route: "notetaker/notetaker-sample.tsx",
    indexed: false,
  },
  "notetaker-opt-out": {
    paths: ["/notetaker-opt-out"],
    route: "notetaker/notetaker-opt-out.tsx",
    ...personal,
  },
  "terms-of-use": { paths: ["/terms-of-use"], route: "legal.tsx" },
  tutorial: { service: "workspace", paths: [`/${tutorialPath}`] },
  launch: { service: "workspace", paths: [`/${launchOffer.slug}-launch`] },
  "launch-discovery": {
    service: "workspace",
    paths: [`/${launchOffer.slug}-discovery`],
    ...booking,
  },
  "free-workspace": { service: "workspace", paths: [`/free${tool.slug}`] },
  "free-workspace-email": { service: "workspace", paths: [`/getfree${tool.slug}`], ...leadForm },
  "free-resources": { service: "community", paths: ["/free-resources", "/FREE"], ...leadForm },
  ai4b: { service: "agents", paths: ["/AI4B"], ...leadForm },
  "ai4b-framework": {
    paths: ["/ai4b-framework"],
    route: "leads/ai4b-framework.tsx",
    indexed: false,
  },
  "automation-blueprint": { service: "automation", paths: ["/automation-blueprint"], pixel: true },
  blueprint: { service: "automation", paths: ["/blueprint"] },
  automate90: {
    service: "automation",
    paths: ["/automate90", "/Automate90"],
    route: "booking/booking-page.tsx",
    reads: booking.reads,
    calendar: "on the page",
    pixel: true,
  },
  "site-by-tonight": { service: "community", paths: ["/SiteByTonight"] },
  "move-the-needle": { service: "agents", paths: ["/movetheneedle", "/MoveTheNeedle"] },
  "automate-now": { service: "agents", paths: ["/automatenow", "/AutomateNow"], pixel: true },
  "automated-roofer": {
    service: "agents",
    paths: ["/automatedroofer", "/AutomatedRoofer"],
    pixel: true,
  },
  "launch-my-business": { service: "community", paths: ["/launchmybusiness", "/LaunchMyBusiness"] },
  "workspace-pricing": { service: "workspace", paths: toolPaths(tool) },
  automate: {
    service: "automation",
    paths: ["/automate", "/Automate"],
    reads: ["hours", "rate"],
    pixel: true,
    webhook: true,
  },
  social: {
    service: "social",
    paths: ["/social", "/Social"],
    route: "shop/social.tsx",
    reads: ["version"],
  },
  "template-success": {
    paths: ["/template-success"],
    route: "shop/template-success.tsx",
    ...personal,
    withoutCallButton: true,
  },
  "private-notetaker": {
    service: "community",
    paths: ["/private-notetaker"],
    route: "notetaker/private-notetaker.tsx",
    calendar: "in a dialog",
  },
  booking: { paths: ["/booking"], route: "booking/booking-redirect.ts", ...personal },
  unsubscribe: { paths: ["/unsubscribe"], route: "mailbox/mailing.tsx", ...personal },
  resubscribe: { paths: ["/resubscribe"], route: "mailbox/mailing.tsx", ...personal },
  "not-me": { paths: ["/not-me"], route: "mailbox/not-me.tsx", ...personal },
  privacy: { paths: ["/privacy"], route: "legal.tsx" },
} as const satisfies Readonly<Record<string, Row>>;

export type PageId = keyof typeof pageRows;

export type Page = ReturnType<typeof everyPage>[number];

// Pure, so the bundler can drop it from scripts that don't use it.
export const pages: readonly Page[] = /* @__PURE__ */ everyPage();

function everyPage() {
  return Object.entries<Row>(pageRows).map(([id, row]) => ({
    cached: Infinity,
    reads: [],
    indexed: true,
    ...row,
    id: id as PageId,
    file: `routes/pages/${row.route ?? "page.tsx"}`,
  }));
}

const pageByPath = /* @__PURE__ */ new Map(
  /* @__PURE__ */ pages.flatMap((page) => page.paths.map((path) => [path, page] as const)),
);

export function pageAt(path: string): Page | undefined {
  return pageByPath.get(path);
}

export function routeIdOf(id: PageId, pathIndex: number): string {
  return pathIndex === 0 ? id : `${id}~${pathIndex}`;
}

function bookPaths(slug: string): Paths {
  return [`/book-${slug}`, `/Book${capitalized(slug)}`];
}

function kitPaths(slug: string): Paths {
  return [`/${slug}-kit`, `/${slug}Kit`, `/${slug}kit`];
}

function capitalized(slug: string): string {
  return slug.charAt(0).toUpperCase() + slug.slice(1);
}

/** Such as `/clickup`, `/ClickUp` and `/Clickup`. A name that browsers would encode adds no path. */
function toolPaths({ name, slug }: typeof tool): Paths {
  const nameInAddress = /^[A-Za-z\d.-]+$/.test(name) ? name : slug;
  const others = new Set([`/${nameInAddress}`, `/${capitalized(slug)}`]);
  others.delete(`/${slug}`);
  return [`/${slug}`, ...others];
}
