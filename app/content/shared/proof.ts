import { names } from "~/config/names";
import type { ProofCell } from "~/components/sections/section";
import { voices } from "./voices";

/** What was counted, and by whom. What stands here is the owner's to confirm. */
export const proof = {
  sample: true,
  counted: { method: "One task is one step that ran in a client's account." },
  article: {
    figure: names.automationTool.name,
    text: `How we build in ${names.automationTool.name}, as told by an independent blog`,
    method: "Not written by us.",
    action: { label: "Read the article", to: { url: names.press.article } },
  } satisfies ProofCell,
  media: {
    figure: voices.media.figure.figure,
    text: `fewer status questions, ${voices.media.by.company}, first quarter after launch`,
    method: "Counted in producers' inboxes.",
    action: voices.media.action,
  } satisfies ProofCell,
  insurance: {
    figure: voices.insurance.figure.figure,
    text: `less time on paperwork per claim, ${voices.insurance.by.company}`,
    method: "Measured by the firm over one quarter.",
    action: voices.insurance.action,
  } satisfies ProofCell,
} as const;
