import { names } from "~/config/names";
import type { FaqSection } from "~/content/section";

const { workspaceTool, automationTool } = names;

export const automateFaq: FaqSection = {
  kind: "faq",
  id: "faq",
  title: "What owners ask before they buy",
  items: [
    {
      question: "Which tools do you work with?",
      answer: `${workspaceTool.name} and ${automationTool.name} every day, and whatever connects to them: Google Drive, Slack, QuickBooks, Stripe, DocuSign, Shopify and many more. If one of yours does not connect, you hear it on the first call.`,
    },
    {
      question: "How do you handle security and data access?",
      answer:
        "We work in your accounts, with users of our own that have the narrowest rights the job needs. You see what they do, and you can remove them at any time. We keep no copy of your records.",
    },
    {
      question: "We tried automation before and it failed. What is different?",
      answer:
        "Most of it fails because nobody mapped the process first, and nobody looked after it later. We audit before we build, test with your real cases, and stay to repair what an app's update breaks.",
    },
    {
      question: "Who maintains the automations?",
      answer:
        "We do, as long as your plan runs: monitoring, error fixes and changes to what we built. When it ends, you have the recordings and everything in your own accounts.",
    },
    {
      question: `We do not use ${workspaceTool.name} or any workspace tool. Can you still help?`,
      answer: `Yes. Automations run between the tools you have, even when that is a mailbox and a spreadsheet. If a workspace would save you more, we say so and leave the choice to you.`,
    },
    {
      question: "What does the guarantee cover?",
      answer:
        "You have 30 days to get your money back. Deliverables we miss by Day 30 are finished for free.",
    },
  ],
};
