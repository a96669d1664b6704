import { browser, everyPage, routed, type Sections, shownAt, unit, worker } from "../promise.ts";

const home = shownAt("/");
const automate = shownAt("/automate");
const form = shownAt("/freenotetaker");
const lost = shownAt("/no-such-page", "body");
const routeTable = worker(
  "specification",
  "the route table has the promised pages with the promised paths, and no others",
);

/** What the product is, and where its pages are. */
export const claimsAndRoutes: Sections = {
  "1": [
    ["number", "a 30-day launch package", shownAt("/liftoff-launch").says("live in 30 days")],
    [
      "number",
      "a 90-day business automation program called Automate90",
      shownAt("/automate90").says("Automate90 Automate Your Business in 90 Days"),
    ],
    ["number", "A 24-hour website build", shownAt("/SiteByTonight").says("24-hour delivery")],
    ["words", "Both guides are marked COMING SOON", shownAt("/FREE").repeats(2, "COMING SOON")],
    [
      "rule",
      "and visitors can ask to be notified",
      shownAt("/FREE").says("NOTIFY ME WHEN AVAILABLE"),
    ],
    ["rule", "All use is anonymous", shownAt(everyPage, "body").has(0, 'input[type="password"]')],
    ["rule", "A visitor gives a name", form.has(1, 'input[name="name"]')],
    ["rule", "an email", form.has(1, 'input[name="email"]')],
    ["rule", "and a video-meeting link", form.has(1, 'input[name="meetingLink"]')],
    [
      "rule",
      "A bot joins the meeting immediately",
      worker(
        "notetaker-request",
        "what is stored > a request for now is stored and its bot is sent at once",
      ),
    ],
    [
      "rule",
      "or at a scheduled time",
      browser("journey", "a visitor ${script} script schedules a notetaker and gets the recording"),
    ],
    [
      "rule",
      "The recording, transcription and chat logs are emailed afterwards",
      browser(
        "journey",
        "a visitor ${script} script gets the recording by mail, and it is gone after 7 days",
      ),
    ],
    [
      "rule",
      "Only one video-meeting service is supported",
      unit(
        "app/notetaker/request/schema.test.ts",
        "the form > another service's link is refused with its reason",
      ),
    ],
    [
      "rule",
      "The bot can also be invited by emailing a join address to a meeting invite",
      browser(
        "invites",
        "an invite by mail books a notetaker, an update moves it, a cancellation takes it away",
      ),
    ],
    ["rule", "The meeting host must admit the bot", form.says(/meeting host must admit/)],
    [
      "number",
      "Over 1 Million tasks automated (home page)",
      home.says("Over 1 Million tasks automated"),
    ],
    [
      "number",
      "1.3M+ tasks automated (automation landing page)",
      automate.says("1.3M+ tasks automated"),
    ],
    ["number", "50+ companies", automate.says()],
    [
      "number",
      "50+ companies, of whom four tell their story",
      shownAt("/case-studies").says("50+ companies"),
    ],
    ["words", "Trusted by 50+ teams", home.says()],
    ["number", "20-40 hours per week reclaimed", automate.says("reclaim 20-40 hours per week")],
    ["number", "10 hours saved per week on average", automate.says()],
    [
      "rule",
      "The provider is run by former employees of the workspace tool vendor",
      shownAt("/clickup").says("Run by former ClickUp employees"),
    ],
    ["number", "A 30-day money-back guarantee", automate.says("30-day money-back guarantee")],
    [
      "number",
      "Missed deliverables by Day 30 are finished for free",
      shownAt("/clickup").says("Anything missed by Day 30, we finish for free"),
    ],
    [
      "number",
      "Missed deliverables by Day 30 are finished for free, beside the packages",
      automate.says("Deliverables missed by Day 30 are finished for free"),
    ],
    [
      "number",
      "Missed deliverables by Day 30 are finished for free, on the launch page",
      shownAt("/liftoff-launch").says("by Day 30, or we finish it for free"),
    ],
    [
      "number",
      "A 30-day money-back guarantee, of the workspace packages",
      shownAt("/clickup").says("30-day money-back guarantee"),
    ],
  ],

  "2.1": [
    ["rule", "Routes have no path parameters", routeTable],
    [
      "rule",
      "Any other path shows the not-found screen",
      worker(
        "addresses",
        "every letter case that is not in the table is not found, with a slash at its end too",
      ),
    ],
    ["words", "404 Page Not Found", lost.says()],
    ["words", "Did you forget to add the page to the router?", lost.says()],
    ["rule", "Home", routed("home", "/")],
    [
      "rule",
      "Lead-magnet page (free guides)",
      routed("free-resources", "/free-resources", "/FREE"),
    ],
    ["rule", "Client success stories", routed("case-studies", "/case-studies")],
    ["rule", "Discovery-call booking", routed("book", "/book", "/Book")],
    [
      "rule",
      "Booking page of the first team member",
      routed("book-architect", "/book-alex", "/BookAlex"),
    ],
    [
      "rule",
      "Booking page of the second team member",
      routed("book-strategist", "/book-blair", "/BookBlair"),
    ],
    [
      "rule",
      "Booking page of the third team member, with a hyphenless lowercase form",
      routed("book-engineer", "/book-casey", "/bookcasey", "/BookCasey"),
    ],
    [
      "rule",
      "Booking page of the fourth team member, with a hyphenless lowercase form",
      routed("book-onboarding", "/book-devon", "/bookdevon", "/BookDevon"),
    ],
    [
      "rule",
      "Media kit page of the first speaker",
      routed("kit-architect", "/alex-kit", "/alexKit", "/alexkit"),
    ],
    [
      "rule",
      "Media kit page of the second speaker",
      routed("kit-strategist", "/blair-kit", "/blairKit", "/blairkit"),
    ],
    ["rule", "Free AI notetaker", routed("notetaker", "/freenotetaker", "/notetaker")],
    ["rule", "Terms of use for the notetaker", routed("terms-of-use", "/terms-of-use")],
    ["rule", "Tutorial on smart list management", routed("tutorial", "/7f3d9c2ab1")],
    ["rule", "Blueprint audit page", routed("automation-blueprint", "/automation-blueprint")],
    ["rule", "30-day launch page", routed("launch", "/liftoff-launch")],
    [
      "rule",
      "Discovery booking for the launch offer",
      routed("launch-discovery", "/liftoff-discovery"),
    ],
    ["rule", "Free workspace promo", routed("free-workspace", "/freeclickup")],
    ["rule", "Free workspace email capture", routed("free-workspace-email", "/getfreeclickup")],
    ["rule", "Blueprint landing page", routed("blueprint", "/blueprint")],
    ["rule", "Automate90 page", routed("automate90", "/automate90", "/Automate90")],
    ["rule", "24-hour website page", routed("site-by-tonight", "/SiteByTonight")],
    ["rule", "Members' offer with lead form", routed("ai4b", "/AI4B")],
    [
      "rule",
      "Proven agents and systems",
      routed("move-the-needle", "/movetheneedle", "/MoveTheNeedle"),
    ],
    ["rule", "AI agents page", routed("automate-now", "/automatenow", "/AutomateNow")],
    [
      "rule",
      "Roofer front-desk agent",
      routed("automated-roofer", "/automatedroofer", "/AutomatedRoofer"),
    ],
    [
      "rule",
      "Community page",
      routed("launch-my-business", "/launchmybusiness", "/LaunchMyBusiness"),
    ],
    [
      "rule",
      "Workspace implementation pricing",
      routed("workspace-pricing", "/clickup", "/ClickUp", "/Clickup"),
    ],
    ["rule", "Automation pricing and packages", routed("automate", "/automate", "/Automate")],
    ["rule", "Social media planner template", routed("social", "/social", "/Social")],
    ["rule", "Payment success page", routed("template-success", "/template-success")],
    [
      "rule",
      "Several routes exist in more than one letter case; both cases show the same page",
      worker("specification", "every path of a page shows the same"),
    ],
    [
      "rule",
      "The links on the home page and header use /clickup for the workspace pricing page",
      home.links("/clickup", "ClickUp Implementation packages"),
    ],
    [
      "rule",
      "The links on the home page and header use /automate for the automation pricing page",
      home.links("/automate", "Automation packages"),
    ],
    [
      "rule",
      "The links on the home page and header use /social for the planner page",
      shownAt("/", "header").links("/social", /^Social media planner/),
    ],
  ],
};

/** Pages of ours, which the specification's list of routes does not have. */
export const ours = {
  "private-notetaker": ["/private-notetaker"],
  "book-automate90": ["/book-automate90"],
  "ai4b-framework": ["/ai4b-framework"],
  booking: ["/booking"],
  "notetaker-status": ["/notetaker-status"],
  "notetaker-live": ["/notetaker-live"],
  "notetaker-opt-out": ["/notetaker-opt-out"],
  privacy: ["/privacy"],
  unsubscribe: ["/unsubscribe"],
  resubscribe: ["/resubscribe"],
  "not-me": ["/not-me"],
} satisfies Record<string, readonly string[]>;
