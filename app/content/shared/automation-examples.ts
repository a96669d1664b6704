import type { ExamplesSection } from "~/components/sections/examples";

/** A strip on the home page, shown where `names.shown.automationExamples` says so. */
export const automationExamples: ExamplesSection = {
  id: "examples",
  title: "Four automations to start with",
  lede: "Each one runs in your own accounts, from trigger to last step.",
  items: [
    {
      icon: "zap",
      name: "Lead notification",
      text: "New leads hear back while they're still on your site.",
      steps: [
        "Form is submitted",
        "Lead is matched and assigned",
        "Owner gets a message with the full history",
      ],
    },
    {
      icon: "mail",
      name: "Email open tracking",
      text: "Call while they're reading your proposal, not a week later.",
      steps: [
        "Proposal is opened",
        "The open is logged on the deal",
        "Follow-up task is due today",
      ],
    },
    {
      icon: "download",
      name: "Lead magnet fulfillment",
      text: "The guide goes out right away, and your list shows who got it.",
      steps: ["Email is entered", "Guide is sent", "Contact is tagged and gets the next email"],
    },
    {
      icon: "calendar-check",
      name: "Meeting follow-up",
      text: "What you agreed on becomes tasks within minutes.",
      steps: ["Recording is ready", "Tasks are drafted from it", "Everyone gets their own list"],
    },
  ],
};
