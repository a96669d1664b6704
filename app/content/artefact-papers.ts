import type { BurnUpWords, FlowWords, FolderWords, WeekWords } from "~/components/artefacts/words";
import { clientPeople } from "./shared/client-people";
import { packages } from "./shared/packages";
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
  caption: "Example of a system: a signed contract becomes a client who is set up in minutes.",
  title: "Client onboarding",
  state: "Done in 4 minutes",
  steps: [
    { icon: "file-text", title: "When a contract is signed", text: "DocuSign" },
    {
      icon: "googledrive",
      title: "Copy the client folder",
      text: "Google Drive, shared with them",
    },
    { icon: "list-checks", title: "Open the project", text: "12 tasks, each with an owner" },
    { icon: "mail", title: "Send the welcome email", text: "With a link to book the kickoff" },
    { icon: "calendar-check", title: "The client can start", text: "With a kickoff date" },
  ],
};

const { automations } = packages.automate90;

export const burnUp: BurnUpWords = {
  kind: "burn-up",
  caption: `Example of a program: automations that are live, from 0 to ${automations} over 90 days; 41 on Day 34.`,
  src: "/media/artefacts/burn-up.svg",
  count: "41",
  title: "automations live",
  state: "On plan",
  today: "Day 34: 41 live",
  scale: [automations, 100, 50, 0],
  phases: [
    { name: "Foundation", when: "Days 1-30" },
    { name: "Implementation", when: "Days 31-60" },
    { name: "Optimization", when: "Days 61-90" },
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
    { day: "Thu 12", slots: [{ time: "12 PM", text: "Live build", live: true }] },
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
