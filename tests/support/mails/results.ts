import type { Note, Notes } from "../../../app/notetaker/notes/note.ts";
import { resultMail, type ResultMailProps } from "../../../app/notetaker/mails/result-mail.ts";
import type { Notetaker } from "../../../app/notetaker/notetaker.ts";
import type { SampleMail } from "./samples.ts";

/** The mail about a meeting that was recorded, in each of its variants. */
export function resultMails(
  booked: Notetaker,
  { notMe, status }: Readonly<Record<"notMe" | "status", string>>,
): SampleMail[] {
  const name = booked.name ?? "";
  const link = (file: string) => status.replace("/notetaker-status", `/api/notetaker/${file}`);
  const links = {
    ...{ notMe, status, video: link("video") },
    ...{ txt: link("transcript.txt"), chat: link("chat.txt") },
  };
  const { startsAt } = booked;
  const notetaker = { ...booked, startedAt: startsAt, endedAt: startsAt + 31 * 60_000 };
  const turns = [
    { speaker: name, start: 5, text: "Good morning, everyone. Can you all hear me?" },
    { speaker: "Grace", start: 11, text: "Yes. Shall we start with the launch list?" },
    {
      speaker: "Unknown speaker",
      start: 19,
      text: `See https://example.com/${"long-".repeat(30)}`,
    },
  ].map((turn) => ({ ...turn, end: null }));
  const sample = (id: string, transcript: ResultMailProps["transcript"]): SampleMail => ({
    id,
    mail: resultMail({ notetaker, links, transcript }),
  });
  return [
    sample("result", { kind: "text", turns, notes: notesOf(name) }),
    sample("result-without-notes", { kind: "text", turns, notes: null }),
    sample("result-silent", { kind: "text", turns: [], notes: null }),
    sample("result-none", { kind: "none" }),
    sample("result-unverified", { kind: "unverified" }),
    sample("result-later", { kind: "later" }),
  ];
}

function notesOf(name: string): Notes {
  const none = { owner: null, due: null };
  const lines: readonly Note[] = [
    {
      kind: "summary",
      text: "The team prepared the launch and found two things that still block it.",
      ...{ quote: "two things still block the launch", speaker: name, at: 19, ...none },
    },
    {
      kind: "decision",
      text: "The launch moves to Thursday.",
      ...{ quote: "then we launch on Thursday", speaker: "Grace", at: 754, ...none },
    },
    {
      kind: "task",
      text: "Send the price list to everyone.",
      ...{ quote: "I will send the price list by Friday", speaker: "Grace", at: 3_661 },
      ...{ owner: "Grace", due: "by Friday" },
    },
    {
      kind: "question",
      text: "Who speaks for the support team?",
      ...{ quote: "who speaks for support", speaker: name, at: 1_201, ...none },
    },
  ];
  return { language: "en", lines };
}
