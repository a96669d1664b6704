import type { Action } from "~/components/sections/section";
import { names } from "~/config/names";
import { site } from "../words/site";

const { architect, strategist } = names.members;
const { label, page } = site.bookCall;

/** The one way to talk to us, under the one name that it has everywhere. */
export const call: Action = { label, to: { page } };

/** The same call, about the launch or at a calendar further down. */
export const launchCall: Action = { label, to: { page: "launch-discovery" } };
export const callBelow: Action = { label, to: { anchor: "calendar" } };

export const callNote = `With ${architect.name} or ${strategist.name}, on video, no salesperson.`;
