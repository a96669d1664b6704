import type { FlowWords, FolderWords, WeekWords } from "~/components/artefacts/words";
import { clientPeople } from "./shared/client-people";
import { architect } from "./shared/team";

/** What is handed over, drawn as what it is: files, chains of steps, a program in time. */

export const matterFolder: FolderWords = {
  kind: "folder",
  caption:
    "Example of a matter's folder: the notes of a client call with three files, the three people who can open them, and the day they are deleted.",
  tab: "Matter 26-044",
  heading: "Client call, Mar 12",
  state: "Filed at 10:42 AM",
  files: [
    { icon: "video", name: "Recording", text: "48 min, your storage and region" },
    { icon: "file-text", name: "Transcript", text: "With who said what, and when" },
    { icon: "list-checks", name: "Notes", text: "3 decisions, 2 tasks with owners" },
  ],
  access: {
    title: "Who can open it",
    people: [clientPeople.danielCho.portrait, "RV", "MI"],
    text: "Case team only. Every access is logged.",
  },
  retention: {
    title: "Retention",
    mark: "Deletes on Mar 12, 2033",
    text: "7 years. Legal hold: off.",
  },
};

export const onboardingFlow: FlowWords = {
  kind: "flow",
  caption:
    "Example of an agent and a system: the agent answers a question with a contract, and the signed contract becomes a client who is set up in four minutes.",
  title: "New client, Tuesday",
  state: "Set up in 4 minutes",
  lines: [
    { by: "person", at: "Client, 9:02 AM", text: "Can you start our site in June?" },
    {
      by: "agent",
      at: "Lead agent, 9:02 AM",
      text: "Yes, June 9 is open. Here's the contract to sign.",
    },
  ],
  steps: [
    {
      icon: "docusign",
      tone: "agents",
      title: "Contract signed",
      text: "DocuSign",
      at: "9:14 AM",
    },
    {
      icon: "googledrive",
      tone: "pine",
      title: "Client folder copied",
      text: "Google Drive, shared",
      at: "9:15 AM",
    },
    {
      icon: "clickup",
      tone: "workspace",
      title: "Project opened",
      text: "12 tasks, each with an owner",
      at: "9:16 AM",
    },
    {
      icon: "calendar-check",
      tone: "automation",
      title: "Kickoff booked",
      text: "By the client, June 9",
      at: "9:18 AM",
    },
  ],
};

export const memberWeek: WeekWords = {
  kind: "week",
  caption:
    "Example of a week in the community: lessons, reviews and, on Thursday, a live build session with 42 members.",
  title: "This week",
  state: "7 events",
  days: [
    {
      day: "Mon 9",
      slots: [
        { time: "9 AM", text: "Lesson: first offer" },
        { time: "4 PM", text: "Office hours" },
      ],
    },
    { day: "Tue 10", slots: [{ time: "1 PM", text: "Setup reviews" }] },
    {
      day: "Wed 11",
      slots: [
        { time: "9 AM", text: "New template" },
        { time: "5 PM", text: "Founders' table" },
      ],
    },
    {
      day: "Thu 12",
      slots: [{ time: "12 PM", text: "Live build: from lead to paid", live: true }],
    },
    { day: "Fri 13", slots: [{ time: "10 AM", text: "Wins of the week" }] },
  ],
  session: {
    when: "Live Thursday, 12 PM",
    title: "From lead to paid, built on screen",
    host: `With ${architect.name}, ${architect.role}`,
    portrait: architect.portrait,
    going: "+ 34 going",
  },
  people: [
    clientPeople.lenaOrtiz.portrait,
    clientPeople.noorHaddad.portrait,
    clientPeople.jonHale.portrait,
    clientPeople.owenCastellano.portrait,
    clientPeople.priyaRaman.portrait,
    clientPeople.jonasLindqvist.portrait,
    clientPeople.rosaDelgado.portrait,
    clientPeople.danielCho.portrait,
  ],
};
