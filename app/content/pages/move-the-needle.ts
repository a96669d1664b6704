import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { packages, priceOf } from "~/content/shared/packages";
import { artefacts } from "../artefacts";

const { workspaceTool, meetingService } = names;
const tool = workspaceTool.name;

const call: Action = { label: "Book a discovery call", to: { page: "book" } };

export const moveTheNeedle: PageContent = {
  title: "Proven agents and systems",
  description:
    "Four AI agents and six automation systems that we have built before: what starts each one, what it does, and what you get.",
  sections: [
    {
      kind: "hero",
      badge: "4 agents · 6 systems",
      title: "Proven agents and systems, ready for your business",
      lede: "We have built these before. That is why we can tell you what starts each one, what it does and what lands on your desk.",
      actions: [call, { label: "See the systems", to: { anchor: "systems" } }],
      note: "Over 1 Million tasks automated",
      artefact: artefacts.knowledgeChat,
    },
    {
      kind: "features",
      sample: true,
      id: "agents",
      title: "Four agents that talk",
      lede: "An agent reads, decides and answers in words. You set what it may do alone and what it must ask you.",
      items: [
        {
          icon: "phone",
          tone: "agents",
          title: "Front-desk agent",
          text: "Answers the phone and the chat, and books the visit.",
          points: [
            "When: somebody calls or writes",
            "Then: it asks your questions and offers free slots",
            "You get: an appointment with all the facts",
          ],
        },
        {
          icon: "message-square",
          tone: "agents",
          title: "Lead agent",
          text: "Writes back to new inquiries before they ask elsewhere.",
          points: [
            "When: a form, ad or mail brings a lead",
            "Then: it asks about need, budget and date",
            "You get: a qualified lead, or a polite no sent for you",
          ],
        },
        {
          icon: "captions",
          tone: "agents",
          title: "Meeting agent",
          text: "Turns what was said into work that is assigned.",
          points: [
            `When: a ${meetingService.name} call ends`,
            "Then: it reads the transcript for decisions and promises",
            `You get: tasks in ${tool} with owner and date`,
          ],
        },
        {
          icon: "file-text",
          tone: "agents",
          title: "Knowledge agent",
          text: "Answers your team from your own documents.",
          points: [
            "When: someone asks in chat how a thing is done",
            "Then: it looks it up and answers with the source",
            "You get: fewer interruptions, and a list of gaps",
          ],
        },
      ],
    },
    {
      kind: "table",
      sample: true,
      id: "systems",
      tone: "alternate",
      title: "Six systems that run",
      lede: "A system does not talk. Something happens, a chain of steps follows, and the result is where it belongs.",
      caption: "The six systems: what starts each one, what it does, what comes out",
      columns: ["System", "Trigger", "Action", "Result"],
      rows: [
        {
          label: "Client onboarding",
          cells: [
            "Contract signed",
            `Folder, ${tool} project, welcome mail, kickoff link`,
            "Client is set up within minutes",
          ],
        },
        {
          label: "Invoice to paid",
          cells: ["Work marked done", "Invoice drafted, sent, reminded", "Paid, and booked"],
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
          cells: ["Idea approved", "Draft, review, design, scheduling", "Post goes out on its day"],
        },
        {
          label: "Review collection",
          cells: [
            "Project closed",
            "Thank-you, request, one reminder",
            "Review, or private feedback",
          ],
        },
      ],
    },
    {
      kind: "offer",
      id: "start",
      title: "Take one. Add the next when it runs.",
      text: "Agents and systems are built inside the monthly automation plans, with monitoring and fixes. One task means unlimited runs.",
      badge: packages.basic.name,
      price: priceOf(packages.basic),
      suffix: `/month for ${packages.basic.automations} automations`,
      points: [
        "Built in your own accounts",
        "Tested with your own cases",
        "Monitored and repaired by us",
        "Live within 2-3 weeks of approval",
      ],
      action: { label: "See automation packages", to: { page: "automate", hash: "packages" } },
    },
    {
      kind: "closing",
      title: "Which of the ten would you switch on first?",
      text: "Bring it to a free 30-minute call. We tell you what it would need and which plan covers it.",
      actions: [call],
    },
  ],
};
