import type { Clause } from "~/components/sections/clauses";
import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { drawing } from "../shared/films-and-drawings";

const tool = names.workspaceTool.name;

const consultation = { label: `Book a ${tool} Consultation`, to: { page: "booking" } } as const;

/** The number of checked questions decides the answer. */
export const quiz = {
  id: "questions",
  title: "Should these two lists be one?",
  lede: "Think of two lists that look alike. Check every question you'd answer yes to.",
  legend: "Yes to",
  questions: [
    "Do tasks in both lists go through the same statuses?",
    "Do the same people work in both?",
    "Do you review both in the same meeting or report?",
    "Do they have the same custom fields?",
    "Do tasks move or get copied from one to the other?",
  ],
  threshold: "2 or more yes answers mean merge the lists.",
  answers: {
    none: { title: "0 of 5 so far", text: "Check a question to see the answer." },
    one: { title: "Keep them apart", text: "One thing in common isn't enough to merge." },
    merge: {
      title: "Merge the lists",
      text: "Make one list and keep the difference as a field.",
    },
  },
} as const;

export const article = {
  indexTitle: "In this tutorial",
  clauses: [
    {
      id: "why",
      title: "Why lists multiply",
      paragraphs: [
        "A new client, project or month comes in, and the fastest thing to do is copy the last list. It works that day. A year later, you have 30 lists with slightly different statuses, and you build every report 30 times.",
        "A list isn't a label. It says that these tasks move through the same steps. If two lists have the same steps, the difference between them is usually just a field.",
      ],
    },
    {
      id: "rule",
      title: "The rule",
      paragraphs: [
        "Ask the five questions above about any two lists. 2 or more yes answers mean merge the lists. With one yes or none, leave them apart and move on.",
        "The bar is low on purpose. Keeping two lists in sync costs a little time every week. Merging costs an hour at most, once.",
      ],
    },
    {
      id: "apart",
      title: "When to keep them apart",
      paragraphs: ["Two reasons outweigh the rule:"],
      points: [
        "Permissions: someone can see one list but not the other.",
        "Archive: one list is finished, and no one will add a task to it again.",
      ],
    },
    {
      id: "merge",
      title: "How to merge without losing a task",
      paragraphs: ["Set aside an hour when no one else is working in the lists."],
      isNumbered: true,
      points: [
        "List the statuses in both, and match the ones that mean the same thing.",
        "Pick the list that stays, and name it for all of them, such as Leads. In both, add the same custom field for what set them apart: Source, Client or Month.",
        "Fill in that field before you move anything. Select every task in the list and set it in one go.",
        "Move the tasks and map the statuses when prompted. Subtasks, comments and files move with them.",
        "Compare the number of tasks before and after. Then archive the empty list. Don't delete it yet.",
      ],
    },
    {
      id: "views",
      title: "Give everyone their view back",
      paragraphs: [
        "People don't miss the list, they miss their view. For each list you removed, save a view filtered by the new field and give it the old list's name. Pin it where the list used to be.",
      ],
    },
    {
      id: "afterwards",
      title: "Keep it that way",
      paragraphs: [
        "Decide who can create lists. Two people are plenty. Anyone who wants a new list asks one of them, and answers the five questions first. Review your lists once a quarter, oldest first.",
      ],
    },
  ],
} satisfies { indexTitle: string; clauses: readonly Clause[] };

export const tutorial: PageContent = {
  title: `Smart list management in ${tool}`,
  description: `One ${tool} list or two? Five questions to decide, and how to merge lists without losing a task.`,
  sections: [
    {
      kind: "hero",
      badge: "Smart list management · 5-minute read",
      title: "One list or two?",
      lede: `Most ${tool} workspaces don't need more lists. They have the same list four times. Here's how to tell, and how to merge them.`,
      actions: [{ label: "Read the tutorial", to: { anchor: "example" } }],
      facts: [
        ["Questions", "five"],
        ["To merge two lists", "one hour at most"],
      ],
      beside: "quiz",
    },
    {
      kind: "picture",
      id: "example",
      title: "What merging looks like",
      lede: "Eleven lists become two. What set them apart is now a field, so everyone keeps their own view and you maintain one set of statuses.",
      hasLargeTitle: true,
      artefact: drawing(
        "lists-merged",
        "Example of one session: eleven lists become two, Production with three statuses and Guests with two.",
        [640, 442],
        [424, 642],
      ),
    },
    { kind: "own", part: "article", id: "tutorial" },
    {
      kind: "closing",
      title: "30 lists and no free hour?",
      text: "Show us your workspace on a call. We'll tell you which lists to merge.",
      actions: [consultation, { label: `See ${tool} packages`, to: { page: "workspace-pricing" } }],
    },
  ],
};
