import type { BoardWords } from "~/components/artefacts/words";
import { names } from "~/config/names";

const { workspaceTool } = names;

export const board: BoardWords = {
  kind: "board",
  caption: `Example of a ${workspaceTool.name} board: client projects in three statuses, each with an owner and a date.`,
  title: "Client delivery",
  columns: [
    {
      status: "To do",
      tone: "agents",
      tasks: [
        { title: "Send kickoff agenda", who: "MT", due: "Mon" },
        { title: "Collect brand files", who: "OC", due: "Tue" },
      ],
    },
    {
      status: "In progress",
      tone: "automation",
      tasks: [
        { title: "Draft landing page", who: "PR", due: "Wed" },
        { title: "Connect invoices", who: "MT", due: "Thu" },
      ],
    },
    {
      status: "Done",
      tone: "pine",
      tasks: [
        { title: "Sign contract", who: "OC", due: "Fri" },
        { title: "Open client folder", who: "PR", due: "Fri" },
      ],
    },
  ],
};

export const verdictBoard: BoardWords = {
  kind: "board",
  caption:
    "Example of a blueprint: the steps of one process, sorted into automate, simplify and keep, with the build order.",
  title: "Blueprint: signing a new client",
  columns: [
    {
      status: "Automate",
      tone: "pine",
      tasks: [
        { title: "Create client folder", who: "1", due: "Do 1st" },
        { title: "Draft the invoice", who: "2", due: "Do 2nd" },
      ],
    },
    {
      status: "Simplify",
      tone: "automation",
      tasks: [
        { title: "Kickoff questions", who: "3", due: "Do 3rd" },
        { title: "Project template", who: "2", due: "Do 2nd" },
      ],
    },
    {
      status: "Keep by hand",
      tone: "agents",
      tasks: [
        { title: "Scope questions", who: "–", due: "Manual" },
        { title: "Welcome call", who: "–", due: "Manual" },
      ],
    },
  ],
};
