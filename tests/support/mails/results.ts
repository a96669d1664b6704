import {
  notetakerResultMail,
  type ResultMailProps,
} from "../../../app/notetaker/mails/result/letter.ts";
import type { Note, Notes } from "../../../app/notetaker/notes/note.ts";
import type { SampleMail } from "./samples.ts";

type Booking = Omit<ResultMailProps, "duration" | "links" | "notes" | "transcript">;

/** The mail about a meeting that was recorded, in each of its variants. */
export function resultMails(booking: Booking): SampleMail[] {
  const { name, statusUrl } = booking;
  const link = (file: string) => statusUrl.replace("/notetaker-status", `/api/notetaker/${file}`);
  const result = {
    ...booking,
    duration: "31 minutes",
    links: {
      video: link("video"),
      txt: link("transcript.txt"),
      chat: link("chat.txt"),
    },
  };
  const paragraphs = [
    { heading: `${name} [00:00:05]`, at: 5, text: "Good morning, everyone. Can you all hear me?" },
    { heading: "Grace [00:00:11]", at: 11, text: "Yes. Shall we start with the launch list?" },
    {
      heading: "Unknown speaker [00:00:19]",
      at: 19,
      text: `See https://example.com/${"long-".repeat(30)}`,
    },
  ];
  const said = { kind: "text", paragraphs } as const;
  return [
    sample("result", { ...result, notes: notesOf(name), transcript: said }),
    sample("result-without-notes", { ...result, notes: null, transcript: said }),
    sample("result-silent", { ...result, notes: null, transcript: { ...said, paragraphs: [] } }),
    sample("result-none", { ...result, notes: null, transcript: { kind: "none" } }),
    sample("result-unproven", { ...result, notes: null, transcript: { kind: "unproven" } }),
    sample("result-later", { ...result, notes: null, transcript: { kind: "later" } }),
  ];
}

function sample(id: string, props: ResultMailProps): SampleMail {
  return { id, mail: notetakerResultMail(props) };
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
