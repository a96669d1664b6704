import type { PictureWords } from "~/components/artefacts/words";
import { names } from "~/config/names";
import { packages } from "./shared/packages";

const { workspaceTool } = names;

/** Drawings of products in `public/media/`, each in a sentence. */

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

const { automations } = packages.automate90;

export const burnUp: PictureWords = {
  kind: "picture",
  src: "/media/artefacts/burn-up.svg",
  width: 520,
  height: 416,
  phone: { src: "/media/artefacts/burn-up-phone.svg", width: 340, height: 380 },
  dark: true,
  caption: `Example of a program: automations that are live, from 0 to ${automations} over 90 days; 41 on Day 34.`,
};

export const stepMinutes: PictureWords = {
  ...picture(
    "step-minutes",
    512,
    "Example of a verdict: the minutes of each step today and after, from 2 hours 35 minutes to 40 minutes per client.",
    560,
  ),
  phone: { src: "/media/artefacts/step-minutes-phone.svg", width: 340, height: 478 },
};

export const toolList: PictureWords = {
  ...picture(
    "tool-list",
    186,
    "Example of a tool list: two tools that are already paid for, and one to add.",
    420,
  ),
  phone: { src: "/media/artefacts/tool-list-phone.svg", width: 340, height: 210 },
};

export const risks: PictureWords = {
  ...picture(
    "risks",
    186,
    "Example of risks: a permission to ask for, names to clean, a folder to copy.",
    420,
  ),
  phone: { src: "/media/artefacts/risks-phone.svg", width: 340, height: 210 },
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

export const forumThread: PictureWords = {
  ...picture(
    "forum-thread",
    512,
    "Example of a forum thread: a member asks why a folder is missing, another has seen it, the team says what to change. Solved in 38 minutes.",
    560,
  ),
  phone: { src: "/media/artefacts/forum-thread-phone.svg", width: 380, height: 520 },
};

export const templateShelf: PictureWords = {
  ...picture(
    "templates",
    222,
    "Example of the template library: two templates are turned on, a third is new this week.",
    520,
  ),
  phone: { src: "/media/artefacts/templates-phone.svg", width: 340, height: 210 },
};

export const setupReview: PictureWords = {
  ...picture(
    "setup-review",
    222,
    "Example of a setup review: two mistakes are fixed, one is next.",
    520,
  ),
  phone: { src: "/media/artefacts/setup-review-phone.svg", width: 340, height: 210 },
};

export const notesMail: PictureWords = {
  ...picture(
    "notes-mail",
    556,
    "Example of the email after a meeting, from a law firm's own notetaker: what was decided, who does what by when, where it is filed and when it is deleted.",
  ),
  phone: { src: "/media/artefacts/notes-mail-phone.svg", width: 340, height: 526 },
};

export const retention: PictureWords = {
  ...picture(
    "retention",
    186,
    "Example of a company's own rules: how long each type of meeting is kept.",
    420,
  ),
  phone: { src: "/media/artefacts/retention-phone.svg", width: 340, height: 210 },
};

export const accessLog: PictureWords = {
  ...picture("access-log", 186, "Example of an access log: who opened which notes, and when.", 420),
  phone: { src: "/media/artefacts/access-log-phone.svg", width: 340, height: 210 },
};

export const plannerMonth = {
  ...picture(
    "planner-month",
    500,
    "Example of a month of planned posts, each with its client and its kind.",
  ),
  phone: { src: "/media/artefacts/planner-month-phone.svg", width: 340, height: 422 },
} satisfies PictureWords;

export const deliveryBoard: PictureWords = {
  ...picture(
    "board",
    420,
    "Example of a board: client work in three columns, each task with an owner and a day.",
  ),
  phone: { src: "/media/artefacts/board-phone.svg", width: 424, height: 420 },
};

export const invoiceFlow: PictureWords = {
  ...picture(
    "flow",
    420,
    "Example of an automation: work that is done becomes an invoice that is approved, sent and paid.",
  ),
  phone: { src: "/media/artefacts/flow-phone.svg", width: 424, height: 420 },
};

export const fieldPicture = listPicture(
  "list-field",
  "Example: a list of leads gets a new custom field named Source, filled in for each of them.",
);

export const mergedLists: PictureWords = {
  ...picture(
    "lists-merged",
    442,
    "Example of one session: eleven lists become two, Production with three statuses and Guests with two.",
  ),
  phone: { src: "/media/artefacts/lists-merged-phone.svg", width: 424, height: 642 },
};

export const movePicture = listPicture(
  "list-move",
  "Example: 48 leads of another list are selected and moved to the list that stays, each status mapped to one of its own.",
);

export const viewPicture = listPicture(
  "list-views",
  "Example: one list with three saved views, each with the name and the filter of a former list.",
);

function listPicture(name: string, caption: string): PictureWords {
  const phone = { src: `/media/artefacts/${name}-phone.svg`, width: 340, height: 240 };
  return { ...picture(name, 240, caption), phone };
}

/** The template on the evening it came: its guide, followed to the third step. */
export const firstEvening = (version: "agency" | "creator") =>
  ({
    kind: "picture",
    src: `/media/planner/${version}-first-evening.svg`,
    width: 640,
    height: 460,
    phone: { src: `/media/planner/${version}-first-evening-phone.svg`, width: 340, height: 452 },
    caption: "The setup guide in the template: five steps, three of them done.",
  }) satisfies PictureWords;

function picture(name: string, height: number, caption: string, width = 640): PictureWords {
  return { kind: "picture", src: `/media/artefacts/${name}.svg`, width, height, caption };
}

/** Beside words that say all that it shows: a file of `public/media/artefacts/` and its size. */
export const pictured = (name: string, width: number, height: number) => ({
  src: `/media/artefacts/${name}.svg`,
  width,
  height,
});
