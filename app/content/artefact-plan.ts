import type { ProcessMapWords, SheetWords } from "~/components/artefacts/words";
import { names } from "~/config/names";

const { workspaceTool, automationTool, members } = names;

/** Pages of a company blueprint, as a client gets them. */

const pages = 48;
const pageOf = (page: number) => `Page ${page} of ${pages}`;
const architect = `${members.architect.name}, ${workspaceTool.name} architect`;

export const processMap: ProcessMapWords = {
  kind: "process-map",
  caption:
    "Example page of a company blueprint: the 6 days from a signed contract to the welcome call, who does each step, and which steps to automate.",
  heading: "Signing a new client",
  meta: "Process 3 of 14 · takes 6 days today",
  days: ["Day 0", "Day 1", "Day 4", "Day 6"],
  lanes: [
    {
      who: "Sales",
      steps: [
        { nth: 1, day: 0, text: "Contract signed", tone: "pine" },
        { nth: 2, day: 1, text: "Invoice typed", tone: "pine" },
      ],
    },
    {
      who: "Office",
      steps: [
        { nth: 3, day: 1, text: "Folder copied", tone: "pine" },
        { nth: 5, day: 2, text: "Project set\u00A0up", tone: "pine" },
      ],
    },
    {
      who: "Client",
      steps: [
        { nth: 4, day: 1, text: "Two forms", tone: "automation" },
        { day: 2, text: "Waits 3\u00A0days", tone: "warn" },
      ],
    },
    { who: "Owner", steps: [{ nth: 6, day: 3, text: "Welcome call", tone: "agents" }] },
  ],
  verdicts: [
    { tone: "pine", text: "Automate 4" },
    { tone: "automation", text: "Simplify 1" },
    { tone: "agents", text: "Keep 1 by hand" },
    { tone: "warn", text: "Remove 1 wait" },
  ],
  sign: architect,
  page: pageOf(8),
};

export const planPages: readonly [SheetWords, SheetWords, SheetWords] = [
  {
    kind: "sheet",
    caption:
      "Example page of a company blueprint: the steps of a monthly invoice, each with what becomes of it.",
    heading: "Monthly invoices",
    meta: "Process 4 of 14 · verdicts",
    rows: [
      { label: "Hours collected", text: "From three sheets", mark: "Automate" },
      { label: "Invoice drafted", text: "Typed from the quote", mark: "Automate" },
      { label: "Approval", text: "Two people, one check", mark: "Simplify", tone: "automation" },
      { label: "Late payer called", text: "The owner, 10 min", mark: "Keep", tone: "agents" },
    ],
    sign: architect,
    page: pageOf(9),
  },
  {
    kind: "sheet",
    caption:
      "Example page of a company blueprint: one automation with its trigger, its steps, its limit and the effort.",
    heading: "A-07 Client folder",
    meta: "Automation 7 of 31",
    rows: [
      { label: "Trigger", text: "Contract completed in DocuSign" },
      { label: "Steps", text: "Copy template, rename, share, link" },
      { label: "Limit", text: "Stops and asks if the client exists" },
      {
        label: "Build",
        text: `${automationTool.name}, 5 steps`,
        mark: "3 hours",
        tone: "workspace",
      },
    ],
    sign: `${members.engineer.name}, engineer`,
    page: pageOf(26),
  },
  {
    kind: "sheet",
    caption:
      "Example page of a company blueprint: four parts of the build over eight weeks, in order.",
    heading: "Build order",
    meta: "8 weeks, 96 hours",
    rows: [
      { label: "Clean up the data", weeks: { from: 1, count: 2 }, mark: "14 h" },
      { label: "Workspace", weeks: { from: 2, count: 3 }, mark: "32 h", tone: "workspace" },
      { label: "Automations 1-12", weeks: { from: 4, count: 3 }, mark: "36 h", tone: "automation" },
      { label: "Training", weeks: { from: 7, count: 2 }, mark: "14 h", tone: "agents" },
    ],
    sign: architect,
    page: pageOf(44),
  },
];
