import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { packages, priceOf } from "~/content/shared/packages";
import { drawing } from "../shared/films-and-drawings";
import { call, callNote } from "../shared/calls";
import { clientPeople } from "../shared/clients";
import { engineer } from "../shared/team";

const { workspaceTool, meetingService } = names;
const tool = workspaceTool.name;

export const moveTheNeedle: PageContent = {
  sticky: { ...call, price: "Free" },
  title: "Proven agents and systems",
  description:
    "Four AI agents and six automation systems we've built before: what triggers each one, what it does and what you get.",
  sections: [
    {
      kind: "hero",
      badge: "Live at client companies today",
      title: "Four agents and six systems, proven before you buy",
      lede: "See what starts each one, what it does, and the result a client got.",
      actions: [call, { label: "See the systems", to: { anchor: "systems" } }],
      note: callNote,
      facts: [
        ["Price", `from ${priceOf(packages.basic)}/month`],
        ["Live", "2-3 weeks after you approve"],
        ["Guarantee", "30 days, money back"],
      ],
      artefact: drawing(
        "flow",
        "Example of an automation: work that is done becomes an invoice that is approved, sent and paid.",
        [424, 420],
      ),
    },
    {
      kind: "list",
      sample: true,
      id: "agents",
      title: "4 agents that talk",
      lede: "An agent reads, decides and replies in plain English. You decide what it handles alone and what it checks with you first.",
      items: [
        {
          title: "Front-desk agent",
          text: "Answers the phone and chat, and books the visit: “Thursday at 8:30 AM is open. What's the address?”",
          result: "3 inspections booked in one morning",
          client: clientPeople.waltBrennan.company,
        },
        {
          title: "Lead agent",
          text: "Replies before a lead calls someone else: “Yes, until 2 PM. How many a week, and from when?”",
          result: "First reply in 40 seconds",
          client: clientPeople.tomasReyes.company,
        },
        {
          title: "Meeting agent",
          text: `Turns a ${meetingService.name} call into assigned tasks: “Noted: send the Ortiz contract. Yours, due Friday.”`,
          result: "212 tasks last quarter, each with an owner",
          client: clientPeople.danielCho.company,
        },
        {
          title: "Knowledge agent",
          text: "Answers your team from your own documents: “Send the receipt within a week. Handbook, page 7.”",
          result: "9 of 10 questions answered; HR gets the tenth",
          client: clientPeople.graceOkafor.company,
        },
      ],
    },
    {
      kind: "table",
      sample: true,
      id: "systems",
      title: "6 systems that run in the background",
      lede: "A trigger, a few steps, a finished result. No one has to remember a thing.",
      hasLargeTitle: true,
      caption: "The six systems: what triggers each one, what it does and what you get",
      columns: ["System", "Trigger", "Action", "Result"],
      highlighted: 3,
      rows: [
        {
          label: "Client onboarding",
          cells: [
            "Contract signed",
            `Copies the folder, opens the ${tool} project, sends the welcome email`,
            "Kickoff in 2 days, not 9",
          ],
          client: clientPeople.priyaRaman.company,
        },
        {
          label: "Work done to paid",
          cells: [
            "Work marked done",
            "Drafts and sends the invoice, then reminds until it's paid",
            "Paid 11 days sooner",
          ],
          client: clientPeople.helenBraun.company,
        },
        {
          label: "Lead routing",
          cells: [
            "New lead in any channel",
            "Checks for duplicates, looks up the company, picks the owner",
            "Assigned in 5 minutes",
          ],
          client: clientPeople.tomasReyes.company,
        },
        {
          label: "Project reporting",
          cells: [
            "Friday, 3 PM",
            "Gathers every task's status and sends one summary",
            "78% fewer status questions",
          ],
          client: clientPeople.mayaTorres.company,
        },
        {
          label: "Content pipeline",
          cells: [
            "Idea approved",
            "Opens draft, design and review in turn, then schedules it",
            "150% more episodes",
          ],
          client: clientPeople.mayaTorres.company,
        },
        {
          label: "Review collection",
          cells: [
            "Project closed",
            "Says thank you, asks for a review, reminds once",
            "31 reviews in a season",
          ],
          client: clientPeople.waltBrennan.company,
        },
      ],
    },
    {
      kind: "offer",
      id: "start",
      host: {
        who: engineer,
        says: "Tell me which one you'd turn on first. I'll show you one that's running.",
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
