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
      lede: "See what triggers each one, what it does and the result a client got, before you decide.",
      actions: [call, { label: "See the systems", to: { anchor: "systems" } }],
      note: "4 agents · 6 systems · 50+ companies",
      artefact: onboardingFlow,
    },
    {
      kind: "features",
      sample: true,
      id: "agents",
      title: "Four agents that talk",
      lede: "An agent reads, decides and replies in plain English. You set what it does alone and what it asks you.",
      items: [
        {
          icon: "phone",
          tone: "agents",
          title: "Front-desk agent",
          text: "Answers the phone and chat, and books the visit.",
          chat: {
            asked: "Can someone look at my roof this week?",
            answered: "Thursday at 8:30 AM is open. What's the address?",
            result: "34 of 34 calls answered in a storm week",
            client: waltBrennan.company,
          },
        },
        {
          icon: "message-square",
          tone: "agents",
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
          tone: "agents",
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
          tone: "agents",
          title: "Knowledge agent",
          text: "Answers your team from your own documents.",
          chat: {
            asked: "How do I expense a client lunch?",
            answered: "Send the receipt within a week. Handbook, page 7.",
            result: "9 of 10 questions answered from the handbook",
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
      lede: "A trigger, a few steps, a finished result. No one has to remember anything.",
      caption: "The six systems: what triggers each one, what it does and what you get",
      columns: ["System", "Trigger", "Action", "Result"],
      rows: [
        {
          label: "Client onboarding",
          cells: [
            "Contract signed",
            `Folder, ${tool} project, welcome email, kickoff link`,
            `Kickoff in 2 days, not 9, at ${priyaRaman.company}`,
          ],
        },
        {
          label: "Invoice to paid",
          cells: [
            "Work marked done",
            "Invoice drafted and sent, reminders",
            `Paid 11 days sooner at ${helenBraun.company}`,
          ],
        },
        {
          label: "Lead routing",
          cells: [
            "New lead in any channel",
            "Checked, enriched, assigned",
            `Assigned in 4 minutes at ${tomasReyes.company}`,
          ],
        },
        {
          label: "Project reporting",
          cells: [
            "Friday, 3 PM",
            "Status gathered from every task",
            `78% fewer questions at ${mayaTorres.company}`,
          ],
        },
        {
          label: "Content pipeline",
          cells: [
            "Idea approved",
            "Draft, review, design, scheduling",
            `150% more episodes at ${mayaTorres.company}`,
          ],
        },
        {
          label: "Review collection",
          cells: [
            "Project closed",
            "Thank-you, request, one reminder",
            `31 reviews in a season at ${waltBrennan.company}`,
          ],
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
      text: "Each agent or system counts as one of the plan's ten automations. Run it as often as you like. We watch it and fix it.",
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
