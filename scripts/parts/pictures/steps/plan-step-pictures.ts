import * as colors from "../../../../app/config/colors.ts";
import { packages, priceOf } from "../../../../app/content/shared/packages.ts";
import { card, onGrounds, pill, rule, stroke, text, tick, turnedOn } from "../draw.ts";

/** Three steps to running automations, and three around a first call, each as what one has in hand after it. */

/** The plan with its price. */
function plan(): string {
  const line = (y: number, words: string) =>
    `${tick(46, y - 6)}${text(70, y, words, colors.muted, 16)}`;
  const { name, automations } = packages.advanced;
  return `${card(24, 24, 322, 142)}${text(44, 57, name, colors.fg, 18, 600)}${text(44, 97, priceOf(packages.advanced), colors.fg, 32, 600)}${text(154, 97, "a month", colors.subtle, 16)}${pill(234, 78, 92, "Agreed", colors.pine100, colors.pine700)}${rule(24, 114, 322)}${line(146, `${automations} automations, 3 processes`)}`;
}

/** A process with what is worth automating in it. */
function map(): string {
  const step = (x: number, y: number, name: string, isWorth: boolean) =>
    `<rect x="${x}" y="${y}" width="92" height="44" rx="12" fill="${isWorth ? colors.automation : colors.paper0}"/>${text(x + 46, y + 28, name, isWorth ? colors.paper0 : colors.fg, 16, 600, "middle")}`;
  const way = (path: string) => stroke(path, colors.automation);
  return `${way("M116 57h17m-5-5 5 5-5 5")}${way("M231 57h17m-5-5 5 5-5 5")}${way("M300 79v24m-5-5 5 5 5-5")}${way("M254 133h-17m5-5-5 5 5 5")}${way("M139 133h-17m5-5-5 5 5 5")}${step(24, 35, "Call", false)}${step(139, 35, "Quote", true)}${step(254, 35, "Deposit", false)}${step(254, 111, "Folder", true)}${step(139, 111, "Tasks", true)}${step(24, 111, "Kickoff", false)}`;
}

/** Three of them, on. */
function launch(): string {
  const rows = ["Quote from the call", "Folder from the deposit", "Tasks from a template"];
  return rows
    .map((name, nth) => {
      const y = 20 + nth * 52;
      return `${card(24, y, 322, 46)}${text(44, y + 29, name, colors.fg, 17, 600)}${turnedOn(286, y + 11)}`;
    })
    .join("");
}

/** The invite, with what is asked before the call. */
function invite(): string {
  return `${card(24, 24, 322, 142)}<rect x="44" y="44" width="54" height="58" rx="12" fill="${colors.paper100}"/><path d="M44 60v-4a12 12 0 0 1 12-12h30a12 12 0 0 1 12 12v4z" fill="${colors.pine600}"/>${text(71, 90, "17", colors.fg, 22, 600, "middle")}${text(116, 67, "Discovery call", colors.fg, 18, 600)}${text(116, 92, "Tue 10:00 AM, 30 min", colors.subtle, 15)}${rule(24, 118, 322)}${text(44, 149, "Three questions first", colors.muted, 16)}${pill(248, 131, 78, "2 min", colors.agentsTint, colors.agents)}`;
}

/** One process, drawn while it is told: where it waits stands out. */
function sketch(): string {
  const step = (x: number, name: string) =>
    `<rect x="${x}" y="92" width="66" height="44" rx="14" fill="none" stroke="${colors.fg}" stroke-width="2.5"/>${text(x + 33, 120, name, colors.fg, 16, 600, "middle")}`;
  const way = (x: number) => stroke(`M${x} 114c6-3 10 3 16 0m-6-5 6 5-5 6`);
  return `${card(24, 24, 322, 142)}${step(36, "Lead")}${way(105)}${step(124, "Quote")}${way(221)}${step(268, "Kickoff")}${stroke("M230 93c27-2 27 42-1 42-27 0-27-40 5-42", colors.automation)}${stroke("M229 66v17m-6-6 6 6 6-6", colors.automation)}${text(229, 56, "waits 3 days", colors.automation, 16, 600, "middle")}`;
}

/** What it costs and what is done by when, signed by nobody yet. */
function quote(): string {
  const line = (y: number, words: string) =>
    `${tick(46, y - 6)}${text(70, y, words, colors.muted, 16)}`;
  return `${card(24, 24, 322, 142)}${text(44, 57, "Your quote", colors.fg, 18, 600)}${pill(222, 37, 104, "Fixed price", colors.pine100, colors.pine700)}${rule(24, 76, 322)}${line(106, "20 seats, one price per seat")}${line(142, "Live by Day 30")}`;
}

/** Each by its path in `public/`. */
export const planStepPictures = () =>
  onGrounds(370, 190, {
    "step-plan": [plan, colors.agentsTint],
    "step-map": [map, colors.automationTint],
    "step-launch": [launch, colors.pine100],
    "call-invite": [invite, colors.agentsTint],
    "call-sketch": [sketch, colors.automationTint],
    "call-quote": [quote, colors.pine100],
  });
