import type { ExamplesSection } from "~/components/sections/examples";

/** A strip on the home page, shown where `names.shown.automationExamples` says so. */
export const automationExamples: ExamplesSection = {
  id: "examples",
  title: "Four automations to begin with",
  lede: "Each runs in your own accounts, from the trigger to the last step.",
  items: [
    {
      icon: "zap",
      name: "Lead notification",
      text: "Whoever asks on your site hears back while they are still looking.",
      steps: [
        "Form is sent",
        "Lead is matched and assigned",
        "Owner gets a message with the history",
      ],
    },
    {
      icon: "mail",
      name: "Email open tracking",
      text: "You call when the proposal is being read, not a week later.",
      steps: ["Proposal is opened", "Opening is noted in the deal", "Follow-up task is due today"],
    },
    {
      icon: "download",
      name: "Lead magnet fulfillment",
      text: "The guide leaves at once, and the list knows who took it.",
      steps: ["Address is entered", "Guide is sent", "Contact gets its tag and its next email"],
    },
    {
      icon: "calendar-check",
      name: "Meeting follow-up",
      text: "What was agreed turns into tasks before the coffee is cold.",
      steps: ["Recording is ready", "Tasks are drafted from it", "Everybody gets their own list"],
    },
  ],
};
