import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { packages, priceOf } from "~/content/shared/packages";
import { onboardingFlow } from "../artefact-papers";
import { clientPeople } from "../shared/client-people";
import { engineer } from "../shared/team";
import { inDots } from "../shared/voices";

const { workspaceTool, meetingService } = names;
const tool = workspaceTool.name;

const { danielCho, graceOkafor, helenBraun, mayaTorres } = clientPeople;
const { priyaRaman, tomasReyes, waltBrennan } = clientPeople;

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
      badge: "Live at client companies today",
      title: "Four agents and six systems, proven before you buy",
      lede: "See what starts each one, what it does, and the result a client got.",
      actions: [call, { label: "See the systems", to: { anchor: "systems" } }],
      note: "4 agents · 6 systems · 30-day guarantee",
      artefact: onboardingFlow,
    },
    {
      kind: "features",
      sample: true,
      id: "agents",
      title: "Four agents that talk",
      lede: "An agent reads, decides and replies in plain English. You decide what it handles alone and what it checks with you first.",
      items: [
        {
          icon: "phone",
          tone: "agents",
          title: "Front-desk agent",
          text: "Answers the phone and chat, and books the visit.",
          chat: {
            asked: "Can someone look at my roof this week?",
            answered: "Thursday at 8:30 AM is open. What's the address?",
            result: "3 inspections booked in one morning",
            client: waltBrennan.company,
          },
        },
        {
          icon: "message-square",
          tone: "pine",
          title: "Lead agent",
          text: "Replies before a lead calls someone else.",
          chat: {
            asked: "Do you pick up pallets in Reno on Fridays?",
            answered: "Yes, until 2 PM. How many a week, and from when?",
            result: "First reply in 40 seconds",
            client: tomasReyes.company,
          },
        },
        {
          icon: "captions",
          tone: "workspace",
          title: "Meeting agent",
          text: `Turns a ${meetingService.name} call into assigned tasks.`,
          chat: {
            asked: "I'll send the contract to Ortiz by Friday.",
            answered: "Noted: send the Ortiz contract. Yours, due Friday.",
            result: `212 tasks in ${tool} last quarter, each with an owner`,
            client: danielCho.company,
          },
        },
        {
          icon: "file-text",
          tone: "automation",
          title: "Knowledge agent",
          text: "Answers your team from your own documents.",
          chat: {
            asked: "How do I expense a client lunch?",
            answered: "Send the receipt within a week. Handbook, page 7.",
            result: "9 of 10 questions answered; HR gets the tenth",
            client: graceOkafor.company,
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
      lede: "A trigger, a few steps, a finished result. No one has to remember a thing.",
      caption: "The six systems: what triggers each one, what it does and what you get",
      columns: ["System", "Trigger", "Action", "Result"],
      rows: [
        {
          label: "Client onboarding",
          cells: [
            "Contract signed",
            `Copies the folder, opens the ${tool} project, sends the welcome email`,
            "Kickoff in 2 days, not 9",
          ],
          client: priyaRaman.company,
        },
        {
          label: "Invoice to paid",
          cells: [
            "Work marked done",
            "Drafts and sends the invoice, then reminds until it's paid",
            "Paid 11 days sooner",
          ],
          client: helenBraun.company,
        },
        {
          label: "Lead routing",
          cells: [
            "New lead in any channel",
            "Checks for duplicates, looks up the company, picks the owner",
            "Assigned in 5 minutes",
          ],
          client: tomasReyes.company,
        },
        {
          label: "Project reporting",
          cells: [
            "Friday, 3 PM",
            "Gathers every task's status and sends one summary",
            "78% fewer status questions",
          ],
          client: mayaTorres.company,
        },
        {
          label: "Content pipeline",
          cells: [
            "Idea approved",
            "Opens draft, design and review in turn, then schedules it",
            "150% more episodes",
          ],
          client: mayaTorres.company,
        },
        {
          label: "Review collection",
          cells: [
            "Project closed",
            "Says thank you, asks for a review, reminds once",
            "31 reviews in a season",
          ],
          client: waltBrennan.company,
        },
      ],
    },
    inDots("roofer"),
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
      text: "Each agent or system counts as one of the plan's ten automations, and runs as often as you need.",
      badge: packages.basic.name,
      price: priceOf(packages.basic),
      suffix: `/month for ${packages.basic.automations} automations`,
      points: [
        "Built in your own accounts",
        "Tested on your real data",
        "Monitored and fixed by us",
        "Live within 2-3 weeks of approval",
      ],
      action: call,
      second: { label: "See automation packages", to: { page: "automate", hash: "packages" } },
    },
  ],
};
