import type { Action } from "~/components/sections/section";
import { names } from "~/config/names";
import { site } from "../words/site";

const { architect, strategist } = names.members;

/** Every link to a call has the same label. */
export const call: Action = site.bookCall;
const { label } = call;
export const launchCall: Action = { label, to: { page: "launch-discovery" } };
export const callBelow: Action = { label, to: { anchor: "calendar" } };

export const callNote = `With ${architect.name} or ${strategist.name}, on video, no salesperson.`;
