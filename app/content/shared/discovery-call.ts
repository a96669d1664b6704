import { alex, blair } from "./team";

/** What every discovery call is, beside its calendar. */
export const discoveryCall = {
  facts: [
    { icon: "clock", text: "30 minutes, free" },
    { icon: "video", text: "On video, with somebody who builds" },
    { icon: "calendar-check", text: "The invite lets you move or cancel it" },
  ],
  covers: "What we cover",
  meet: { title: "Who you meet", members: [alex, blair] },
  guarantee: {
    title: "30-day money-back guarantee",
    text: "Deliverables missed by Day 30 are finished for free.",
  },
} as const;
