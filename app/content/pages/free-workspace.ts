import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { drawing } from "../shared/films-and-drawings";
import { callNote, launchCall } from "../shared/calls";
import { prices } from "../shared/prices";
import { askOnCall } from "../shared/team";
import { voices } from "../shared/clients";

const { launchOffer, workspaceTool } = names;
const tool = workspaceTool.name;
const freeMonthsValue = usd(prices.freeMonths);
const seatPrice = usd(prices.enterpriseSeatPerMonth);

export const freeWorkspace: PageContent = {
  title: `2 free months of ${tool} Business Plus`,
  description: `Start ${tool} with us and get 2 months of the Business Plus plan free, up to ${freeMonthsValue} value. See who qualifies, how it works and what the plan adds.`,
  sticky: launchCall,
  sections: [
    {
      kind: "hero",
      badge: `Up to ${freeMonthsValue} value`,
      title: `2 months of ${tool}\nBusiness Plus, free`,
      lede: `Free when we launch you with ${launchOffer.name}, our paid 30-day setup. We build your workspace, and the plan costs nothing until month 3.`,
      actions: [
        launchCall,
        { label: "Email me the details", to: { page: "free-workspace-email" } },
      ],
      note: callNote,
      facts: [
        ["The call", "free, 30 minutes"],
        [launchOffer.name, "a fixed price per seat"],
        ["Guarantee", "30-day refund"],
      ],
      artefact: drawing(
        "free-months",
        "Example of the first months with Business Plus: the launch in the first, your team at work in the second, both free, then your choice of plan.",
        [440, 496],
      ),
    },
    {
      kind: "steps",
      id: "how",
      title: "How it works, and what you pay for",
      steps: [
        {
          when: "Step 1",
          title: "Book the call",
          text: `We look at how you work and count who might use it. You get a fixed price for ${launchOffer.name} in writing.`,
        },
        {
          when: "Step 2",
          title: "We turn on the plan",
          text: "Business Plus starts on day one of the build, so we never build around free-plan limits.",
        },
        {
          when: "Step 3",
          title: "You decide after two months",
          text: "By then you know who opens it every day. Keep those seats, or none.",
        },
      ],
    },
    { kind: "quote", ...voices.freeMonths, large: true },
    {
      kind: "table",
      id: "compare",
      title: "Free Forever or Business Plus?",
      lede: "A real build runs into the limits of the free plan.",
      hasLargeTitle: true,
      caption: `${tool}'s free plan compared with Business Plus`,
      columns: ["What you get", "Free Forever", "Business Plus"],
      highlighted: 2,
      rows: [
        { label: "Automation runs a month", cells: ["100", "25,000"] },
        { label: "File storage", cells: ["100 MB for the whole team", "Unlimited"] },
        { label: "Custom role permissions", cells: [false, true] },
        { label: "Priority support", cells: [false, true] },
      ],
      more: { label: `What ${launchOffer.name} includes`, to: { page: "launch" } },
    },
    {
      kind: "faq",
      id: "faq",
      title: "Good to know",
      ask: askOnCall("book-architect"),
      items: {
        "Who qualifies?": `Teams that launch with ${launchOffer.name} and are new to ${tool} or on a lower plan, an existing free workspace included. The decision-maker joins the call.`,
        "Do I have to buy something?": `Only ${launchOffer.name}. The free months are included, the call is free, and you get the price in writing before you decide.`,
        // https://help.clickup.com/hc/en-us/articles/13673035695127-Downgrade-your-plan
        "Can we move to a smaller plan in month 3?":
          "At any time. Your data stays in the workspace, and what you made with paid features can't be edited until you upgrade again. For Free Forever, your files must fit into 100 MB.",
        "What about Enterprise?": `Enterprise licenses are normally ${seatPrice}/user/month and only worth it for some companies. We'll tell you on the call whether yours is one.`,
      },
    },
  ],
};
