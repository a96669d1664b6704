/** The 90 days in three phases, on the program's own page and under its calendar. */
export const automate90Phases = [
  {
    when: "Days 1-30",
    title: "Foundation",
    text: "We learn how your company works and clean up what's there.",
  },
  {
    when: "Days 31-60",
    title: "Implementation",
    text: "We build and connect automations, one department at a time.",
  },
  {
    when: "Days 61-90",
    title: "Optimization",
    text: "We measure what's running, improve it and hand it over.",
  },
] as const;
