import { names } from "~/config/names";
import type { PageContent, Plan } from "~/content/section";

const { links } = names.schedulingProvider;

const plan = (
  name: string,
  persona: string,
  price: string,
  automations: number,
  saved: string,
): Plan => ({
  name,
  description: `${automations} automations, built and maintained for you.`,
  persona,
  price,
  suffix: "/month",
  note: `Saves ${saved} hours/month`,
  includes: [
    `${automations} automations built for you`,
    "Unlimited runs of each",
    "Monitoring and error fixes",
    "Monthly review call",
  ],
  action: { label: "Get Started", to: { url: links.consultation } },
});

export const automate: PageContent = {
  title: "Automation packages and pricing",
  description:
    "Monthly automation plans from $1,400 and the 90-day program: mapped, built and maintained for you, with unlimited runs.",
  sections: [
    {
      kind: "hero",
      title: "Start automating in 24 hours and reclaim 20-40 hours per week",
      lede: "We map your processes, build the automations and keep them running. One task means unlimited runs.",
      actions: [
        { label: "Book a 15-min fit call", to: { url: links.fitCall } },
        { label: "See packages & pricing", to: { anchor: "packages" } },
      ],
      note: "1.3M+ tasks automated · 30-day money-back guarantee",
    },
    {
      kind: "steps",
      id: "how-it-works",
      title: "How It Works",
      steps: [
        {
          when: "Day 1",
          title: "Buy Package",
          text: "Pick a plan on a short call. You know the price before we start.",
        },
        {
          when: "Days 2-3",
          title: "Audit & Map",
          text: "We watch how work moves today and draw the steps worth automating.",
        },
        {
          when: "Days 4-14",
          title: "Build & Launch",
          text: "We build, test with your data and hand over with a recording.",
        },
      ],
    },
    {
      kind: "plans",
      id: "packages",
      title: "Monthly Automation Plans",
      lede: "Unlimited runs in every plan. If it does not work out within 30 days, you get your money back.",
      featured: {
        name: "Automate90",
        badge: "SAVE BIG - RECOMMENDED",
        description: "150 automations over 90 days.",
        persona: "For teams ready to rebuild how they run",
        price: "$15,000",
        suffix: "upfront, or $6,000/month for 3 months",
        note: "Saves 200+ hours/month",
        includes: [
          "150 automations built for you",
          "Unlimited runs of each",
          "Workflow audit and map",
          "Weekly working sessions",
          "Dedicated engineer",
          "Priority fixes",
          "Team training, recorded",
          "Monitoring and error fixes",
        ],
        action: {
          label: "Get Started - Book Free Consultation",
          to: { url: links.consultation },
        },
      },
      plans: [
        plan("Automation Basic", "For owners starting out", "$1,400", 10, "15-20"),
        {
          ...plan("Automation Advanced", "For growing teams", "$3,500", 25, "40-50"),
          badge: "MOST POPULAR",
          popular: true,
        },
        plan("Automation Pro", "For multi-department companies", "$7,000", 50, "80-100"),
      ],
    },
    {
      kind: "plans",
      id: "custom-pricing",
      tone: "paper",
      title: "Custom pricing",
      lede: "Only a few tasks to automate? Pay for those. 1 task means unlimited runs.",
      plans: [
        {
          name: "Workflow Audit",
          description: "Every step of your process on one map, with what to automate first.",
          price: "$2,999",
          suffix: "once",
          includes: ["Interviews with the people who do the work", "A map you keep"],
        },
        {
          name: "Setup Fee",
          description: "Each task built, tested with your data and handed over.",
          price: "$100",
          suffix: "per task",
          note: "10 tasks = $1,000",
          includes: ["Built in your own accounts", "Live within 2-3 weeks of approval"],
        },
        {
          name: "Maintenance",
          description: "We watch the runs and repair what an app's update breaks.",
          price: "$10-15",
          suffix: "per task per month",
          note: "10 tasks = $100-150 per month",
          includes: ["Monitoring and error fixes", "Unlimited runs"],
        },
      ],
    },
    {
      kind: "closing",
      title: "See what 15 minutes can take off your list",
      text: "Describe one process. We tell you whether it can run by itself, and what that costs.",
      actions: [
        { label: "Start Saving 10+ Hours Weekly", to: { url: links.fitCall } },
        { label: "Get My Custom Quote", to: { anchor: "packages" } },
      ],
    },
  ],
};
