/** In units of the `viewBox`. */
export const timeLineWidth = 240;

export const flatOnPaper = "print:rounded-none print:border-0 print:p-0 print:shadow-none";

export const markClass = "rounded-[3px] bg-lime-300 text-ink-900";

export const chosenMarkClass = "outline-2 outline-pine-600";

const tones = [
  { dot: "bg-pine-500", line: "stroke-pine-500" },
  { dot: "bg-workspace", line: "stroke-workspace" },
  { dot: "bg-automation", line: "stroke-automation" },
  { dot: "bg-agents", line: "stroke-agents" },
  { dot: "bg-social", line: "stroke-social" },
  { dot: "bg-warn", line: "stroke-warn" },
] as const;

export function toneOf(index: number): (typeof tones)[number] {
  return tones[index % tones.length] ?? tones[0];
}
