import type { ChatWords } from "~/components/artefacts/words";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import type { AgentCategory } from "./shared/agents";
import { prices } from "./shared/prices";

const { workspaceTool } = names;
const { books, withPayroll } = prices.sampleBookkeeper;

/** One conversation for each category of agents, by the category's id. */
export const categoryChats: Readonly<Record<AgentCategory["id"], ChatWords>> = {
  sales: {
    kind: "chat",
    icon: "message-square",
    caption:
      "Example of a chat: a lead asks for a price and gets one from the price list, says what they need, and picks a time for a call.",
    title: "Lead qualifier",
    state: "Tuesday, 9:14 PM",
    lines: [
      {
        by: "person",
        text: "What does bookkeeping cost for 40 invoices a month?",
        aside: true,
      },
      {
        by: "agent",
        text: `${usd(books)} a month, or ${usd(withPayroll)} with payroll. What do you need, and from when?`,
        aside: true,
      },
      { by: "person", text: "Bookkeeping and payroll, from June. Can I talk to someone?" },
      {
        by: "agent",
        text: "Nora is free Thursday at 2:00 PM or Friday at 10:00 AM.",
      },
      { by: "person", text: "Thursday, please." },
    ],
    done: [
      { icon: "calendar-check", text: "Call booked, Thursday 2:00 PM" },
      { icon: "list-checks", text: "Need and start noted for Nora" },
    ],
  },
  service: {
    kind: "chat",
    icon: "mail",
    caption: "Example of a chat: a customer complains, and the agent hands over to a person.",
    title: "Inbox agent",
    state: "Handed to a person",
    lines: [
      { by: "person", text: "This is the second invoice with the wrong address." },
      { by: "agent", text: "I'm sorry. I've corrected the address and asked Dana to call you." },
      { by: "person", text: "Today, please." },
      { by: "agent", text: "She'll call before 4:00 PM. You'll get the new invoice by email." },
    ],
    done: [
      { icon: "user", text: "Dana: call before 4:00 PM" },
      { icon: "file-text", text: "Corrected invoice waiting for approval" },
    ],
  },
  operations: {
    kind: "chat",
    icon: "list-checks",
    caption: "Example of a chat: the agent collects what a new client still has to send.",
    title: "Onboarding agent",
    state: "4 of 5 received",
    lines: [
      { by: "agent", text: "Hi Priya, one thing is missing: the login for your ad account." },
      { by: "person", text: "I'll be out until Monday. Can Sam send it?" },
      { by: "agent", text: "Sure. I've asked Sam and moved your reminder to Monday." },
    ],
    done: [
      { icon: "clock", text: "Reminder moved to Monday" },
      { icon: "list-checks", text: `Checklist updated in ${workspaceTool.name}` },
    ],
  },
  finance: {
    kind: "chat",
    icon: "landmark",
    caption: "Example of a chat: the agent asks about a payment that it can't match.",
    title: "Bookkeeping agent",
    state: "Asks before it files",
    lines: [
      {
        by: "agent",
        text: "I can't match the card payment of March 3. Is it the software renewal?",
      },
      { by: "person", text: "Yes, but half of it belongs to the studio." },
      { by: "agent", text: "Split in two. I've saved the receipt with both." },
    ],
    done: [
      { icon: "quickbooks", text: "Two entries, one receipt" },
      { icon: "circle-check", text: "March: 0 payments unmatched" },
    ],
  },
};
