import type {
  BurnUpWords,
  FlowWords,
  FolderWords,
  PictureWords,
  WeekWords,
} from "~/components/artefacts/words";
import { names } from "~/config/names";
import { clientPeople } from "./shared/client-people";
import { packages } from "./shared/packages";
import { architect } from "./shared/team";

const { workspaceTool, automationTool } = names;

/** What is handed over, drawn as what it is: plans, emails, chains of steps, a program in time. */

export const auditMap: PictureWords = {
  ...picture(
    "process-map",
    512,
    "Example of a process map: eight steps of client onboarding between client, office and owner, with their minutes, two waits of days, and which steps to automate.",
    440,
  ),
  pages: true,
};

/** The same process, as the audit of a launch hands it over. */
export const launchMap: PictureWords = { ...auditMap, src: "/media/artefacts/audit-map.svg" };

export const stepMinutes: PictureWords = {
  ...picture(
    "step-minutes",
    512,
    "Example of a verdict: the minutes of each step today and after, from 2 hours 35 minutes to 40 minutes per client.",
    560,
  ),
  phone: { src: "/media/artefacts/step-minutes-phone.svg", width: 340, height: 478 },
};

export const toolList = picture(
  "tool-list",
  186,
  "Example of a tool list: two tools that are already paid for, and one to add.",
  420,
);

export const risks = picture(
  "risks",
  186,
  "Example of risks: a permission to ask for, names to clean, a folder to copy.",
  420,
);

export const matterFolder: FolderWords = {
  kind: "folder",
  caption:
    "Example of a matter's folder: the notes of a client call with three files, the three people who can open them, and the day they are deleted.",
  tab: "Matter 26-044",
  heading: "Client call, Mar 12",
  state: "Filed at 10:42 AM",
  files: [
    { icon: "video", name: "Recording", text: "48 min, your storage and region" },
    { icon: "file-text", name: "Transcript", text: "With who said what, and when" },
    { icon: "list-checks", name: "Notes", text: "3 decisions, 2 tasks with owners" },
  ],
  access: {
    title: "Who can open it",
    people: [clientPeople.danielCho.portrait, "RV", "MI"],
    text: "Case team only. Every access is logged.",
  },
  retention: {
    title: "Retention",
    mark: "Deletes on Mar 12, 2033",
    text: "7 years. Legal hold: off.",
  },
};

export const workspaceScreen: PictureWords = {
  ...picture(
    "workspace",
    600,
    `Example of a ${workspaceTool.name} workspace: a space for each department, a list of client work with owners and dates, and an automation that drafts invoices.`,
    1120,
  ),
  phone: { src: "/media/artefacts/workspace-phone.svg", width: 340, height: 572 },
};

export const onboardingFlow: FlowWords = {
  kind: "flow",
  caption: "Example of a system: a signed contract becomes a client who is set up in minutes.",
  title: "Client onboarding",
  state: "Set up in 4 minutes",
  steps: [
    { icon: "docusign", title: "When a contract is signed", text: "DocuSign" },
    { icon: "workflow", title: "Folder, project, welcome email", text: automationTool.name },
    { icon: "calendar-check", title: "You get a client who is set up", text: "And a kickoff date" },
  ],
};

const { automations } = packages.automate90;

export const burnUp: BurnUpWords = {
  kind: "burn-up",
  caption: `Example of a program: automations that are live, from 0 to ${automations} over 90 days; 41 on Day 34.`,
  src: "/media/artefacts/burn-up.svg",
  count: "41",
  title: "automations live",
  state: "On plan",
  today: "Day 34: 41 live",
  scale: [automations, 100, 50, 0],
  phases: [
    { name: "Foundation", when: "Days 1-30" },
    { name: "Implementation", when: "Days 31-60" },
    { name: "Optimization", when: "Days 61-90" },
  ],
};

export const memberWeek: WeekWords = {
  kind: "week",
  caption:
    "Example of a week in the community: lessons, reviews and, on Thursday, a live build session with 42 members.",
  title: "This week",
  state: "7 things on",
  days: [
    {
      day: "Mon 9",
      slots: [
        { time: "9 AM", text: "Lesson: first offer" },
        { time: "4 PM", text: "Office hours" },
      ],
    },
    { day: "Tue 10", slots: [{ time: "1 PM", text: "Setup reviews" }] },
    {
      day: "Wed 11",
      slots: [
        { time: "9 AM", text: "New template" },
        { time: "5 PM", text: "Founders' table" },
      ],
    },
    { day: "Thu 12", slots: [{ time: "12 PM", text: "Live build", live: true }] },
    { day: "Fri 13", slots: [{ time: "10 AM", text: "Wins of the week" }] },
  ],
  session: {
    when: "Live Thursday, 12 PM",
    title: "From lead to paid, built on screen",
    host: `With ${architect.name}, ${architect.role}`,
    portrait: architect.portrait,
    going: "+ 34 going",
  },
  people: [
    clientPeople.lenaOrtiz.portrait,
    clientPeople.noorHaddad.portrait,
    clientPeople.jonHale.portrait,
    clientPeople.owenCastellano.portrait,
    clientPeople.priyaRaman.portrait,
    clientPeople.jonasLindqvist.portrait,
    clientPeople.rosaDelgado.portrait,
    clientPeople.danielCho.portrait,
  ],
};

export const forumThread = picture(
  "forum-thread",
  512,
  "Example of a forum thread: a member asks why a folder is missing, another has seen it, the team says what to change. Solved in 38 minutes.",
  560,
);

export const templateShelf = picture(
  "templates",
  222,
  "Example of the template library: two templates are turned on, a third is new this week.",
  520,
);

export const setupReview = picture(
  "setup-review",
  222,
  "Example of a setup review: two mistakes are fixed, one is next.",
  520,
);

export const notesMail: PictureWords = {
  ...picture(
    "notes-mail",
    556,
    "Example of the email after a meeting, from a law firm's own notetaker: what was decided, who does what by when, where it is filed and when it is deleted.",
  ),
  phone: { src: "/media/artefacts/notes-mail-phone.svg", width: 340, height: 526 },
};

export const retention = picture(
  "retention",
  186,
  "Example of a company's own rules: how long each type of meeting is kept.",
  420,
);

export const accessLog = picture(
  "access-log",
  186,
  "Example of an access log: who opened which notes, and when.",
  420,
);

export const plannerMonth: PictureWords = {
  ...picture(
    "planner-month",
    500,
    "Example of a month of planned posts, each with its client and its kind.",
  ),
  phone: { src: "/media/artefacts/planner-month-phone.svg", width: 340, height: 422 },
};

export const deliveryBoard: PictureWords = {
  ...picture(
    "board",
    420,
    "Example of a board: client work in three columns, each task with an owner and a day.",
  ),
  phone: { src: "/media/artefacts/board-phone.svg", width: 424, height: 420 },
};

export const paymentFlow: PictureWords = {
  ...picture(
    "flow",
    420,
    "Example of an automation: a payment creates the folder, the project and the invite.",
  ),
  phone: { src: "/media/artefacts/flow-phone.svg", width: 424, height: 420 },
};

export const fieldPicture = listPicture(
  "list-field",
  "Example: a list of tasks gets a new custom field named Source, to be filled in for each task.",
);

export const movePicture = listPicture(
  "list-move",
  "Example: 48 tasks are selected and moved to the list that stays, with their statuses mapped.",
);

export const viewPicture = listPicture(
  "list-views",
  "Example: one list with three saved views, each with the name and the filter of a former list.",
);

function listPicture(name: string, caption: string): PictureWords {
  const phone = { src: `/media/artefacts/${name}-phone.svg`, width: 340, height: 240 };
  return { ...picture(name, 240, caption), phone };
}

/** Drawn by `scripts/parts/pictures/artefact-pictures.ts`. */
function picture(name: string, height: number, caption: string, width = 640): PictureWords {
  return { kind: "picture", src: `/media/artefacts/${name}.svg`, width, height, caption };
}
