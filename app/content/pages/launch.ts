import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { drawing } from "../shared/films-and-drawings";
import { callNote, launchCall } from "../shared/calls";
import { prices } from "../shared/prices";
import { askOnCall } from "../shared/team";
import { voices } from "../shared/clients";

const { launchOffer, workspaceTool, automationTool, meetingService, schedulingProvider } = names;
const tool = workspaceTool.name;
const freeMonthsValue = usd(prices.freeMonths);
const seatPrice = usd(prices.enterpriseSeatPerMonth);

/** Nine apps: `own-parts.css` and the delays in `partners.tsx` are made for this number. */
export const partners = {
  sample: true,
  label: "Connected at launch",
  partners: [
    { name: tool, icon: "clickup", subtitle: "At the center", url: workspaceTool.url },
    { name: automationTool.name, icon: "zap", subtitle: "Automation", url: automationTool.url },
    {
      name: meetingService.name,
      icon: "googlemeet",
      subtitle: "Meetings",
      url: `https://${meetingService.host}/`,
    },
    {
      name: schedulingProvider.name,
      icon: "calendar-check",
      subtitle: "Scheduling",
      url: schedulingProvider.url,
    },
    { name: "Slack", icon: "slack", subtitle: "Team chat", url: "https://slack.com/" },
    {
      name: "Google Drive",
      icon: "googledrive",
      subtitle: "Files",
      url: "https://drive.google.com/",
    },
    {
      name: "QuickBooks",
      icon: "quickbooks",
      subtitle: "Accounting",
      url: "https://quickbooks.intuit.com/",
    },
    { name: "Stripe", icon: "stripe", subtitle: "Payments", url: "https://stripe.com/" },
    {
      name: "DocuSign",
      icon: "docusign",
      subtitle: "Signatures",
      url: "https://www.docusign.com/",
    },
  ],
} as const;

export const launch: PageContent = {
  title: `${launchOffer.name}: your ${tool} workspace live in 30 days`,
  description: `${launchOffer.name} audits how you work, builds your ${tool} workspace and hands it over by Day 30. Includes 2 free months of Business Plus and a 30-day refund.`,
  sticky: launchCall,
  service: { name: launchOffer.name, offers: [] },
  sections: [
    {
      kind: "hero",
      badge: `OFFICIAL ${tool.toUpperCase()} PARTNER`,
      title: `Your ${tool} live in 30 days`,
      lede: `With ${launchOffer.name}, we map your processes, build the workspace, move your data and train your team. You bring the people who know the work.`,
      actions: [launchCall, { label: "See the 4 steps", to: { anchor: "process" } }],
      note: callNote,
      facts: [
        ["Price", "fixed, per seat, in writing"],
        ["Live", "by Day 30"],
        ["Guarantee", "Refund within 30 days"],
        ["Trusted by", "50+ teams"],
      ],
      artefact: drawing(
        "thirty-days",
        "The 30 days: the call on Day 1, the audit to Day 6, the build to Day 20, the launch by Day 30.",
        [480, 519],
      ),
    },
    { kind: "own", part: "partners" },
    {
      kind: "list",
      id: "what-you-get",
      title: "What You Get",
      lede: "Six deliverables, each one shown to you as soon as it's done.",
      items: [
        {
          title: "Workflow audit",
          text: "Every step your team does today, on one map you keep.",
        },
        {
          title: "Workspace build",
          text: "Spaces, lists, statuses and views for each team, in the words you already use.",
        },
        {
          title: "Data migration",
          text: "Open tasks, files and owners from your old tool, checked line by line.",
        },
        {
          title: "Automations included",
          text: "Handoffs run on their own from Day 30.",
        },
        {
          title: "Training by role",
          text: "One live session for each role, recorded for the people you hire next.",
        },
        {
          title: "A date in writing",
          text: "Everything on the list is done by Day 30, or we finish it for free.",
        },
      ],
    },
    {
      kind: "steps",
      id: "process",
      title: "Four steps to Day 30",
      hasLargeTitle: true,
      lede: "In a hurry? Ask about our 7-day turnaround options on the call.",
      steps: [
        {
          when: "30 minutes",
          title: "Discovery call",
          text: "Show us where work gets stuck. We'll tell you whether we can fix it.",
        },
        {
          when: "3-5 days",
          title: "Audit",
          text: "We talk to the people who do the work and map the process.",
        },
        {
          when: "10-14 days",
          title: "Build",
          text: "We set up the workspace and its automations. You test them as we go.",
        },
        {
          when: "By Day 30",
          title: "Launch",
          text: "We move your data and train your team, and you can cancel the old tool.",
        },
      ],
    },
    { kind: "quote", ...voices.launchDay },
    {
      kind: "list",
      id: "audit",
      title: "The audit decides what we build first",
      lede: "It takes 3 to 5 days, and the map is yours whatever happens next.",
      items: [
        { title: "Where work enters", text: "Email, forms, calls, chat: every way work comes in." },
        { title: "Who hands off to whom", text: "And what gets lost on the way." },
        { title: "What gets typed twice", text: "The first candidates for automation." },
        { title: "Which lists should be one", text: "And which only look alike." },
        { title: "What managers need to see", text: "Dashboards, sketched before we build them." },
        { title: "What can go", text: "Fields, statuses and tools no one uses." },
      ],
    },
    {
      kind: "offer",
      id: "free-months",
      badge: "INCLUDED",
      title: "Start with two months on us",
      text: `Your launch includes ${tool}'s Business Plus plan for everyone in the workspace.`,
      price: "2 months free",
      suffix: `up to ${freeMonthsValue} value`,
      points: [
        "Business Plus from the first day of the build",
        "Nothing we build needs a bigger plan",
        `From month 3, keep it at ${tool}'s price, switch or stop`,
        "Not right for you? Full refund within 30 days",
      ],
      note: `Enterprise licenses are normally ${seatPrice}/user/month. Few teams need them.`,
      action: launchCall,
      second: { label: `See ${tool} packages`, to: { page: "workspace-pricing" } },
    },
    {
      kind: "faq",
      id: "faq",
      title: "Before you book",
      ask: askOnCall("book-onboarding"),
      items: {
        "What does it cost?":
          "It depends on your seats and how much has to move. You get a fixed quote after the discovery call, before anything starts.",
        "How much time does it take from us?":
          "The discovery call, one conversation with each role during the audit, and the training. In between, we ask short questions in writing and keep building.",
        [`We already have a ${tool} workspace. Is that a problem?`]:
          "No. The audit shows what you actually use. We keep that, merge duplicates and archive the rest. Nothing is deleted without your approval.",
      },
    },
  ],
};
