import type { Action } from "~/components/sections/section";
import { names } from "~/config/names";
import { site } from "../words/site";

const { architect, strategist } = names.members;
const { label, page } = site.bookCall;

/** Every link to a call has this name. */
export const call: Action = { label, to: { page } };

export const launchCall: Action = { label, to: { page: "launch-discovery" } };
export const callBelow: Action = { label, to: { anchor: "calendar" } };

export const callNote = `With ${architect.name} or ${strategist.name}, on video, no salesperson.`;
