import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { artefacts } from "../artefacts";

const tool = names.workspaceTool.name;

const consultation = { label: `Book a ${tool} Consultation`, to: { page: "booking" } } as const;

export const tutorial: PageContent = {
  title: `Smart list management in ${tool}`,
  description: `Two ${tool} lists, or one? Five questions decide it, and a way to merge lists without losing a task.`,
  sections: [
    {
      kind: "hero",
      badge: "Tutorial · 5 minutes to read",
      title: "Smart list management: one list or two?",
      lede: `Most ${tool} workspaces do not have too few lists. They have the same list four times. Here is how to tell, and how to merge.`,
      actions: [
        { label: "Answer the 5 questions", to: { anchor: "questions" } },
        { label: "Read the tutorial", to: { anchor: "tutorial" } },
      ],
    },
    {
      kind: "verdict",
      id: "questions",
      tone: "alternate",
      title: "Should these two lists be one?",
      lede: "Think of two lists that look alike. Tick every question you answer with yes.",
      legend: "Yes to",
      questions: [
        "Do tasks in both lists go through the same statuses?",
        "Do the same people work in both?",
        "Do you look at both in the same meeting or report?",
        "Do they carry the same custom fields?",
        "Do tasks move or get copied from one to the other?",
      ],
      rule: "2 or more yes answers mean merge the lists.",
      verdicts: {
        none: { title: "No yes so far", text: "Two lists are fine: they are different work." },
        one: { title: "Keep them apart", text: "One thing in common is not enough to merge." },
        merge: {
          title: "Merge the lists",
          text: "Make one list, and keep the difference as a field.",
        },
      },
    },
    {
      kind: "artefact",
      id: "example",
      title: "What merging looks like",
      text: "Three lists of leads become one. Where a lead came from and when are now fields, so everybody keeps a view of their own, and there is one set of statuses to keep up.",
      artefact: artefacts.listMerge,
    },
    {
      kind: "article",
      id: "tutorial",
      tone: "alternate",
      indexTitle: "In this tutorial",
      clauses: [
        {
          id: "why",
          title: "Why lists multiply",
          paragraphs: [
            "A new client, project or month comes in, and the fastest thing to do is to copy the last list. It works that day. A year later there are thirty lists with slightly different statuses, and every report has to be built thirty times.",
            "A list is not a label. A list says: these tasks move through the same steps. If two lists have the same steps, what differs between them is a field.",
          ],
        },
        {
          id: "rule",
          title: "The rule",
          paragraphs: [
            "Ask the five questions above about any two lists. 2 or more yes answers mean merge the lists. With one yes or none, leave them apart and stop thinking about it.",
            "The number is low on purpose. Keeping two lists in step costs a little every week, and merging costs an hour once.",
          ],
        },
        {
          id: "apart",
          title: "When to keep them apart",
          paragraphs: ["Two reasons outweigh the rule:"],
          points: [
            "Permissions: somebody may see one list and must not see the other.",
            "Archive: one of them is finished, and nobody will add a task to it again.",
          ],
        },
        {
          id: "merge",
          title: "How to merge without losing a task",
          paragraphs: ["Take an hour in which nobody else works in the lists."],
          points: [
            "Write down the statuses of both lists, and which of them mean the same.",
            "In the list you keep, add a custom field for what used to tell them apart: Client, Region, Month.",
            "Fill that field in both lists before anything moves. Select all tasks and set it at once.",
            "Move the tasks, and map the statuses when you are asked. Subtasks, comments and files travel along.",
            "Compare the number of tasks before and after. Then archive the empty list; do not delete it yet.",
          ],
        },
        {
          id: "views",
          title: "Give everybody their view back",
          paragraphs: [
            "People do not miss a list, they miss their view. For each list that went, save a view filtered by the new field and give it the name of the old list. Pin it, so that it stands where the list stood.",
          ],
        },
        {
          id: "afterwards",
          title: "Keep it that way",
          paragraphs: [
            "Decide who may create lists; two people are enough. Anyone else asks them, and they ask the five questions. Look at your lists once a quarter, oldest first.",
          ],
        },
      ],
    },
    {
      kind: "closing",
      title: "Thirty lists, and no free hour?",
      text: "Show us your workspace on a call. We tell you which lists should be one.",
      actions: [consultation, { label: `See ${tool} packages`, to: { page: "workspace-pricing" } }],
    },
  ],
};
