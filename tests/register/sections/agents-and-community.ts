import { type Sections, shownAfter, shownAt, worker } from "../promise.ts";

const members = shownAt("/AI4B");
const member = shownAfter("/AI4B", {
  ...{ firstName: "Ada", lastName: "Lovelace" },
  email: "ada@example.test",
});
const agents = shownAt("/automatenow");
const proven = shownAt("/movetheneedle");
const roofer = shownAt("/automatedroofer");
const community = shownAt("/launchmybusiness");
const newTab = worker(
  "addresses",
  "the links of all pages > open a new tab when they leave the site, and show it",
);
const list = ".roster > div > div > ul";
const cards = `${list} > li ul`;

/** Members' offer, agents and systems, the roofer's front desk, the community. */
export const agentsAndCommunity: Sections = {
  "2.14": [
    ["rule", "A lead form", members.has(1, "form")],
    ["words", "for a free framework", members.says(/free framework/i)],
    ["words", "Thank You! Please check your email for next steps.", member.says()],
    ["state", "After success it shows the panel", member.has(0, 'input[name="firstName"]')],
  ],

  "2.15": [
    ["number", "4 categories and 11 agents", agents.says("11 agents in 4 categories")],
    ["number", "4 categories", agents.has(4, list)],
    ["number", "11 agents", agents.has(11, cards)],
    ["rule", "Each card shows name", agents.has(11, `${list} > li h3`)],
    ["rule", "description", agents.says("Lead qualifier Answers new inquiries")],
    ["number", "and the first 3 features", agents.has(33, `${cards} li`)],
    ["rule", "Discovery-call buttons appear", agents.links("/book", "Book a discovery call")],
    ["number", "4 agents and 6 systems", proven.says("4 agents · 6 systems")],
    ["number", "4 agents", proven.has(4, "#agents h3")],
    ["number", "6 systems", proven.has(6, "#systems tbody tr")],
  ],

  "2.16": [
    ["rule", "A video", roofer.has(1, "figure a[data-film]")],
    ["number", "$299 versus $999 pricing", roofer.says("$299 was $999")],
    ["rule", "benefit cards", roofer.has(6, "#benefits li")],
    ["rule", "and stats", roofer.has(3, "#terms dl > div")],
    [
      "rule",
      "Claim buttons open a scheduling page",
      roofer.links("https://calendly.com/larkfield-sample/roofer-agent", "Claim for $299"),
    ],
    ["rule", "in a new tab", newTab],
  ],

  "2.17": [
    ["rule", "A value breakdown", community.says("Regular value, first month $4,200")],
    ["rule", "a money-back promise", community.says(/money-back promise/i)],
    ["number", "a $97 button", community.links("https://community.larkfield.example", /\$97/)],
    ["rule", "that opens the community site in a new tab", newTab],
  ],
};
