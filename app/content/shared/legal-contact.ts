import type { Action } from "~/components/sections/section";
import { names } from "~/config/names";

const { contactEmail } = names;

/** Whom to ask about the terms and about privacy. */
export const legalContact = {
  text: "Write to us. A real person reads it and answers.",
  action: { label: `Email ${contactEmail}`, to: { mail: contactEmail } } satisfies Action,
} as const;
