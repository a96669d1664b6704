import * as colors from "../../../../app/config/colors.ts";
import { packages, priceOf } from "../../../../app/content/shared/packages.ts";
import { card, onGrounds, pill, rule, stroke, text, tick, turnedOn } from "../draw.ts";

/** The three steps from a plan to its running automations, each as what one has in hand after it. */

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

/** Each by its path in `public/`. */
export const planStepPictures = () =>
  onGrounds(370, 190, {
    "step-plan": [plan, colors.agentsTint],
    "step-map": [map, colors.automationTint],
    "step-launch": [launch, colors.pine100],
  });
