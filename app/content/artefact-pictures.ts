import type { PictureWords } from "~/components/artefacts/words";
import { names } from "~/config/names";
import { packages } from "./shared/packages";

const { workspaceTool } = names;

/** Drawings of products in `public/media/`, each in a sentence. */

export const auditMap = picture(
  "process-map",
  512,
  "Example of a process map: eight steps of client onboarding between client, office and owner, with their minutes, two waits of days, and which steps to automate.",
  440,
);

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

export const workspaceScreen: PictureWords = {
  ...picture(
    "workspace",
    600,
    `Example of a ${workspaceTool.name} workspace: a space for each department, a list of client work with owners and dates, and an automation that drafts invoices.`,
    1120,
  ),
  phone: { src: "/media/artefacts/workspace-phone.svg", width: 340, height: 572 },
};

export const plannerMonth = {
  ...picture(
    "planner-month",
    500,
    "Example of a month of planned posts, each with its client and its kind.",
  ),
  phone: { src: "/media/artefacts/planner-month-phone.svg", width: 340, height: 422 },
} satisfies PictureWords;

export const invoiceFlow: PictureWords = {
  ...picture(
    "flow",
    420,
    "Example of an automation: work that is done becomes an invoice that is approved, sent and paid.",
  ),
  phone: { src: "/media/artefacts/flow-phone.svg", width: 424, height: 420 },
};

export const freeMonths: PictureWords = {
  kind: "picture",
  src: "/media/artefacts/free-months.svg",
  width: 640,
  height: 466,
  phone: { src: "/media/artefacts/free-months-phone.svg", width: 460, height: 466 },
  caption:
    "Example of the first months with Business Plus: the launch in the first, your team at work in the second, both free, then your choice of plan.",
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
