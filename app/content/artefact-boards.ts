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
