import type { Action } from "~/components/sections/action";

const back: Action = { label: "Back to website", to: { page: "home" } };

/** Words that the booking pages of all people share; the people are in `shared/team.ts`. */
export const bookMember = {
  back,
  kit: (name: string) => `${name}'s media kit`,
  facts: [
    ["With", "one person"],
    ["Where", "on video"],
    ["Reschedule", "any time"],
  ],
} as const;

/** Of these, what a browser needs. */
export const sessionWords = {
  tabs: "Session type",
  points: "What to expect",
} as const;
