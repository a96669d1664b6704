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
        { title: "Kickoff agenda", who: "MT", due: "Thu" },
        { title: "Collect brand files", who: "OC", due: "Fri" },
        { title: "Agree on goals", who: "MT", due: "Fri" },
      ],
    },
    {
      status: "In progress",
      tone: "automation",
      tasks: [
        { title: "Draft landing page", who: "PR", due: "Wed" },
        { title: "Connect invoices", who: "MT", due: "Wed" },
        { title: "Move old tasks", who: "OC", due: "Thu" },
      ],
    },
    {
      status: "Done",
      tone: "pine",
      tasks: [
        { title: "Sign contract", who: "OC", due: "Mon" },
        { title: "Open client folder", who: "PR", due: "Mon" },
        { title: "Take deposit", who: "OC", due: "Tue" },
      ],
    },
  ],
};
