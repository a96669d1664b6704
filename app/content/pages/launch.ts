import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { artefacts } from "../artefacts";
import { prices } from "../shared/prices";

const { launchOffer, workspaceTool, automationTool, meetingService, schedulingProvider } = names;
const tool = workspaceTool.name;
const upTo = usd(prices.freeMonths);
const seatPrice = usd(prices.enterpriseSeatPerMonth);

const discovery = { label: "Book my discovery call", to: { page: "launch-discovery" } } as const;

export const launch: PageContent = {
  title: `${launchOffer.name}: your ${tool} workspace live in 30 days`,
  description: `${launchOffer.name} audits how you work, builds your ${tool} workspace and hands it over by Day 30, with 2 free months of Business Plus and a refund within 30 days.`,
  sticky: discovery,
  service: { name: launchOffer.name, offers: [] },
  sections: [
    {
      kind: "hero",
      badge: `OFFICIAL ${tool.toUpperCase()} PARTNER`,
      title: `Your ${tool} live in 30 days`,
      lede: `${launchOffer.name} takes you from a first look at your work to a workspace your team uses every day. You bring the people who do the work; we build everything else.`,
      actions: [discovery, { label: "See the 4 steps", to: { anchor: "process" } }],
      note: "Trusted by 50+ teams · Refund within 30 days",
      artefact: artefacts.board,
    },
    {
      kind: "partners",
      label: "Connected at launch",
      sample: true,
      partners: [
        {
          name: tool,
          subtitle: "Work management",
          url: workspaceTool.url,
          highlighted: "At the center",
        },
        { name: automationTool.name, subtitle: "Automation", url: automationTool.url },
        { name: meetingService.name, subtitle: "Meetings", url: `https://${meetingService.host}/` },
        { name: schedulingProvider.name, subtitle: "Scheduling", url: schedulingProvider.url },
        { name: "Slack", subtitle: "Team chat", url: "https://slack.com/" },
        { name: "Google Drive", subtitle: "Files", url: "https://drive.google.com/" },
        { name: "QuickBooks", subtitle: "Accounting", url: "https://quickbooks.intuit.com/" },
        { name: "Stripe", subtitle: "Payments", url: "https://stripe.com/" },
        { name: "DocuSign", subtitle: "Signatures", url: "https://www.docusign.com/" },
      ],
    },
    {
      kind: "features",
      id: "what-you-get",
      title: "What You Get",
      lede: "Six things, each finished and shown to you before the next begins.",
      items: [
        {
          icon: "list-checks",
          tone: "workspace",
          title: "Workflow audit",
          text: "How work moves through your company today, on one map that you keep.",
        },
        {
          icon: "layout-dashboard",
          tone: "workspace",
          title: "Workspace build",
          text: "Spaces, lists, statuses and views for each team, named the way you talk.",
        },
        {
          icon: "refresh-cw",
          tone: "workspace",
          title: "Data moved in",
          text: "Open tasks, files and owners from your old tool, checked line by line.",
        },
        {
          icon: "workflow",
          tone: "automation",
          title: "Automations included",
          text: "The handovers nobody should do by hand run by themselves from the first day.",
        },
        {
          icon: "users",
          tone: "agents",
          title: "Training by role",
          text: "One live session for each role, recorded for the people you hire next.",
        },
        {
          icon: "calendar-check",
          tone: "pine",
          title: "A date, in writing",
          text: "Everything on the list is done by Day 30, or we finish it for free.",
        },
      ],
    },
    {
      kind: "rail",
      id: "process",
      tone: "alternate",
      title: "Four steps to Day 30",
      lede: "In a hurry? There are 7-day turnaround options; ask on the call.",
      steps: [
        {
          when: "30 minutes",
          title: "Discovery call",
          text: "You show us where work gets stuck. We tell you whether we can fix it.",
        },
        {
          when: "3-5 days",
          title: "Audit",
          text: "We talk to the people who do the work and draw the map.",
        },
        {
          when: "10-14 days",
          title: "Build",
          text: "We set up the workspace and its automations. You try them as they appear.",
        },
        {
          when: "By Day 30",
          title: "Launch",
          text: "Your data moves, your team is trained, and the old tool can go.",
        },
      ],
    },
    {
      kind: "offer",
      id: "free-months",
      badge: "INCLUDED",
      title: "Start with two months on us",
      text: `A launch comes with ${tool}'s Business Plus plan for everyone who works in the workspace.`,
      price: "2 months free",
      suffix: `up to ${upTo} value`,
      points: [
        "Business Plus from the first day of the build",
        `Worth up to ${upTo}, depending on your seats`,
        "Nothing we build is locked behind a smaller plan",
        `Enterprise licenses, normally ${seatPrice}/user/month, where you need them: we quote them first`,
      ],
      action: discovery,
    },
    {
      kind: "checklist",
      id: "audit",
      tone: "alternate",
      title: "The audit decides what we build",
      lede: "It takes 3 to 5 days, and its map is yours whatever happens next.",
      items: [
        { title: "Where work enters", text: "Mails, forms, calls, chat: every door, counted." },
        { title: "Who hands over to whom", text: "And what gets lost on the way." },
        { title: "What is typed twice", text: "The first candidates for an automation." },
        { title: "Which lists should be one", text: "And which only look alike." },
        { title: "What a manager must see", text: "The dashboards, drawn before they are built." },
        { title: "What can go", text: "Fields, statuses and tools that nobody uses." },
      ],
      action: { label: "Start with the audit", to: { page: "launch-discovery" } },
    },
    {
      kind: "notice",
      tone: "guarantee",
      title: "Thirty days, or your money back",
      text: "Ask for a refund within 30 days and you get it. And if something on your list is not done by Day 30, we finish it for free.",
    },
    {
      kind: "faq",
      id: "faq",
      title: "Before you book",
      items: [
        {
          question: "How much time does it take from us?",
          answer:
            "The discovery call, one conversation with each role during the audit, and the training. Between those we ask short questions in writing and keep building.",
        },
        {
          question: `We already have a ${tool} workspace. Is that a problem?`,
          answer:
            "No. The audit looks at what is used in it. We keep that, merge what is double and archive the rest; nothing is deleted without your yes.",
        },
        {
          question: "Can it be faster than 30 days?",
          answer:
            "For smaller workspaces there are 7-day turnaround options. On the call we tell you whether yours is one of them.",
        },
        {
          question: "How do the 2 free months work?",
          answer: `They are two months of ${tool}'s Business Plus plan, worth up to ${upTo} depending on your seats. We arrange them with you when the build begins.`,
        },
        {
          question: "What does it cost?",
          answer:
            "It depends on your seats and on how much has to move, so you get a fixed quote after the discovery call and before anything starts.",
        },
        {
          question: "What if it does not work for us?",
          answer:
            "You can have a refund within 30 days. If only a part is missing by Day 30, we finish that part for free.",
        },
      ],
    },
    {
      kind: "closing",
      title: "Thirty days from now it runs",
      text: "One call, 30 minutes. You leave it knowing what we would build first.",
      actions: [discovery, { label: `See ${tool} packages`, to: { page: "workspace-pricing" } }],
    },
  ],
};
