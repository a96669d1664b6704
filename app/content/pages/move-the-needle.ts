import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { packages, priceOf } from "~/content/shared/packages";
import { onboardingFlow } from "../artefact-papers";
import { engineer } from "../shared/team";
import { inDots } from "../shared/voices";

const { workspaceTool, meetingService } = names;
const tool = workspaceTool.name;

const call: Action = { label: "Book a discovery call", to: { page: "book" } };

export const moveTheNeedle: PageContent = {
  sticky: { ...call, price: "Free, 30 minutes" },
  title: "Proven agents and systems",
  description:
    "Four AI agents and six automation systems we've built before: what triggers each one, what it does and what you get.",
  sections: [
    {
      kind: "hero",
      tint: "agents",
      badge: "4 agents · 6 systems",
      title: "Four agents and six systems, proven before you buy",
      lede: "Each one runs at a client today. You see what sets it off, what it does and what comes of it, before you decide.",
      actions: [call, { label: "See the systems", to: { anchor: "systems" } }],
      note: "Over 1 million tasks automated · 50+ companies",
      artefact: onboardingFlow,
    },
    {
      kind: "features",
      sample: true,
      id: "agents",
      title: "Four agents that talk",
      lede: "An agent reads, decides and replies in plain English. You set what it can do alone and what it has to ask you.",
      items: [
        {
          icon: "phone",
          tone: "agents",
          title: "Front-desk agent",
          text: "Answers the phone and chat, and books the visit.",
          chat: {
            asked: "Can someone look at my roof this week?",
            answered: "Thursday at 8:30 AM is open. What's the address?",
            result: "Visit booked, with the address and notes",
          },
        },
        {
          icon: "message-square",
          tone: "agents",
          title: "Lead agent",
          text: "Replies before they call a competitor.",
          chat: {
            asked: "What would help with invoicing cost?",
            answered: "It depends on volume. How many do you send a month?",
            result: "Qualified lead, with need, budget and timeline",
          },
        },
        {
          icon: "captions",
          tone: "agents",
          title: "Meeting agent",
          text: `Turns a ${meetingService.name} call into assigned tasks.`,
          chat: {
            asked: "I'll send the contract to Ortiz by Friday.",
            answered: "Noted: send the Ortiz contract. Yours, due Friday.",
            result: `Task in ${tool} with an owner and a due date`,
          },
        },
        {
          icon: "file-text",
          tone: "agents",
          title: "Knowledge agent",
          text: "Answers your team from your own documents.",
          chat: {
            asked: "How do I expense a client lunch?",
            answered: "Send the receipt within a week. Handbook, page 7.",
            result: "Answered from the handbook, no one interrupted",
          },
        },
      ],
    },
    {
      kind: "table",
      look: "flow",
      sample: true,
      id: "systems",
      tone: "alternate",
      title: "Six systems that run in the background",
      lede: "A system works silently: a trigger, a few steps, a finished result.",
      caption: "The six systems: what triggers each one, what it does and what you get",
      columns: ["System", "Trigger", "Action", "Result"],
      rows: [
        {
          label: "Client onboarding",
          cells: [
            "Contract signed",
            `Folder, ${tool} project, welcome email, kickoff link`,
            "Client set up in minutes",
          ],
        },
        {
          label: "Invoice to paid",
          cells: [
            "Work marked done",
            "Invoice drafted and sent, reminders",
            "Paid and in the books",
          ],
        },
        {
          label: "Lead routing",
          cells: ["New lead in any channel", "Checked, enriched, assigned", "One owner, one list"],
        },
        {
          label: "Project reporting",
          cells: [
            "Friday, 3 PM",
            "Status gathered from every task",
            "Report in the client's inbox",
          ],
        },
        {
          label: "Content pipeline",
          cells: [
            "Idea approved",
            "Draft, review, design, scheduling",
            "Post goes out on schedule",
          ],
        },
        {
          label: "Review collection",
          cells: [
            "Project closed",
            "Thank-you, request, one reminder",
            "A review or private feedback",
          ],
        },
      ],
    },
    inDots("insurance"),
    {
      kind: "offer",
      id: "start",
      tone: "alternate",
      look: "receipt",
      host: {
        ...{ name: engineer.name, role: engineer.role, portrait: engineer.portrait },
        says: "Tell me which one you'd switch on first. I'll show you one that's running.",
      },
      title: "Room for ten. Start with one.",
      text: "They all come with a monthly plan. Run each as often as you like. We watch it and fix it.",
      badge: packages.basic.name,
      price: priceOf(packages.basic),
      suffix: `/month for ${packages.basic.automations} automations`,
      points: [
        "Built in your own accounts",
        "Tested with your own cases",
        "Monitored and fixed by us",
        "Live within 2-3 weeks of approval",
      ],
      action: call,
      second: { label: "See automation packages", to: { page: "automate", hash: "packages" } },
    },
  ],
};
