import { chatCompletions } from "../../../app/notetaker/notes/chat-completions.server.ts";
import { highlights } from "../../../app/notetaker/notes/highlights/highlights.ts";
import { notesFrom } from "../../../app/notetaker/notes/notes.server.ts";
import type { Note } from "../../../app/notetaker/notes/notes.ts";
import type { Turn } from "../../../app/notetaker/results/transcript.ts";
import { table } from "../../../scripts/parts/steps.ts";
import { inWorkerRows } from "./in-worker.ts";
import { english } from "./meetings/english.ts";
import { german } from "./meetings/german.ts";
import { romance } from "./meetings/romance.ts";
import { untuned } from "./meetings/untuned.ts";
import { inventedIn, scoreOf, type Score } from "./score.ts";
import { turnsOf, type Script } from "./script.ts";

/**
 * `npm run bench:notes`: what the notes of synthetic meetings say, against what a careful person would note;
 * those of the site itself, and of a model if SUMMARY_BASE_URL and SUMMARY_MODEL (SUMMARY_API_KEY) name one.
 * Nothing is asserted; `-- --lines` also lists what was missed and what is wrong. With SUMMARY_PRICE, dollars
 * for a million tokens, an hour of meeting has its price. `-- --cpu` says what the highlights of 90 minutes
 * cost inside workerd instead, against a goal of 50 ms.
 */
type Written = {
  readonly lines: readonly Note[];
  readonly dropped: number;
  readonly calls: number;
  readonly tokens: number;
};

/** Whoever writes notes: the code itself, or a model behind an endpoint. */
type Summarise = (turns: readonly Turn[]) => Promise<Written>;

const embedded: Summarise = (turns) =>
  Promise.resolve({ lines: highlights(turns).lines, dropped: 0, calls: 0, tokens: 0 });

/** Counts the calls of a model, and the tokens that its answers say they took. */
function byModel(baseUrl: string, model: string, apiKey: string | null): Summarise {
  return async (turns) => {
    let calls = 0;
    let tokens = 0;
    const counting: typeof fetch = async (...call) => {
      calls += 1;
      const response = await fetch(...call);
      const answer = (await response
        .clone()
        .json()
        .catch(() => ({}))) as { usage?: { total_tokens?: number } };
      tokens += answer.usage?.total_tokens ?? 0;
      return response;
    };
    const summariser = chatCompletions({ baseUrl, model, apiKey }, counting);
    const written = await notesFrom(summariser, turns, { language: null, duration: null });
    if (!written.ok) console.log(`given up: ${written.code}`);
    const { lines, dropped } = written.ok
      ? { lines: written.notes.lines, dropped: written.dropped }
      : { lines: [], dropped: 0 };
    return { lines, dropped, calls, tokens };
  };
}

const { SUMMARY_BASE_URL, SUMMARY_MODEL, SUMMARY_API_KEY, SUMMARY_PRICE } = process.env;
const isVerbose = process.argv.includes("--lines");

if (process.argv.includes("--cpu")) {
  console.log(table(await inWorkerRows()));
} else {
  await measure("Highlights", embedded);
  if (SUMMARY_BASE_URL && SUMMARY_MODEL) {
    const model = byModel(SUMMARY_BASE_URL, SUMMARY_MODEL, SUMMARY_API_KEY ?? null);
    await measure(`Notes by ${SUMMARY_MODEL}`, model);
  }
}

async function measure(name: string, summarise: Summarise): Promise<void> {
  console.log(`\n${name}, found of those expected, and right of those written:\n`);
  const rows = [
    [
      "meeting",
      "language",
      "minutes",
      "decisions",
      "right",
      "tasks",
      "right",
      "dropped",
      "invented",
      "CPU ms",
    ],
  ];
  const all: Totals = { decisions: [], tasks: [] };
  const fresh: Totals = { decisions: [], tasks: [] };
  for (const script of [...english, ...german, ...romance, ...untuned]) {
    const one = await measureOne(script, summarise);
    const totals = untuned.includes(script) ? fresh : all;
    totals.decisions.push(one.decisions);
    totals.tasks.push(one.tasks);
    rows.push(one.row);
  }
  rows.push(totalRow("all that cues were tuned on", all), totalRow("not tuned on", fresh));
  console.log(table(rows));
}

type Totals = { readonly decisions: Score[]; readonly tasks: Score[] };

async function measureOne(script: Script, summarise: Summarise) {
  const turns = turnsOf(script);
  const started = Date.now();
  const before = process.cpuUsage();
  const { lines, dropped, calls, tokens } = await summarise(turns);
  const { user, system } = process.cpuUsage(before);
  const decisions = scoreOf("decision", lines, script);
  const tasks = scoreOf("task", lines, script);
  const hours = script.minutes / 60;
  if (isVerbose) print(script, [decisions, tasks]);
  const row = [
    script.name,
    script.language,
    String(script.minutes),
    `${decisions.found}/${decisions.expected}`,
    `${decisions.right}/${decisions.lines}`,
    `${tasks.found}/${tasks.expected}`,
    `${tasks.right}/${tasks.lines}`,
    dropped === 0 ? "0" : `${Math.round((100 * dropped) / (dropped + lines.length))} %`,
    `${inventedIn(lines, turns)}`,
    ((user + system) / 1_000).toFixed(0),
    calls > 0
      ? `${calls} calls, ${(Date.now() - started) / 1_000} s; an hour: ${hourOf(tokens / hours)}`
      : "",
  ];
  return { decisions, tasks, row };
}

function totalRow(name: string, { decisions, tasks }: Totals): string[] {
  const share = (scores: readonly Score[], of: "found" | "right") => {
    const whole = of === "found" ? "expected" : "lines";
    const sum = (key: keyof Score) =>
      scores.reduce((total, score) => total + Number(score[key]), 0);
    return sum(whole) === 0 ? "–" : `${Math.round((100 * sum(of)) / sum(whole))} %`;
  };
  return [
    name,
    "",
    "",
    share(decisions, "found"),
    share(decisions, "right"),
    share(tasks, "found"),
    share(tasks, "right"),
  ];
}

function print({ name }: Script, scores: readonly Score[]): void {
  for (const { missed, wrong } of scores) {
    for (const keys of missed) console.log(`${name}: missed "${keys}"`);
    for (const text of wrong) console.log(`${name}: wrong "${text}"`);
  }
}

function hourOf(tokens: number): string {
  const price = SUMMARY_PRICE ? `, $${((tokens / 1e6) * Number(SUMMARY_PRICE)).toFixed(4)}` : "";
  return `${Math.round(tokens)} tokens${price}`;
}
