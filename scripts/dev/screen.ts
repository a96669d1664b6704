import { botProviders, names, type ProviderName } from "../../app/config/names.ts";
import type { LocalPorts } from "./ports.ts";
import { table } from "../parts/terminal.ts";

export function greeting(options: {
  readonly ports: LocalPorts;
  readonly siteUrl: string;
  readonly tickSeconds: number;
  readonly botProvider: ProviderName;
}): string {
  const { ports, siteUrl, tickSeconds, botProvider } = options;
  const { company, meetingService } = names;
  return `
${company} runs on this machine:

${table([
  ["Site", siteUrl],
  ["Notetaker", `${siteUrl}/notetaker`, `try ${meetingService.host}/abc-defg-hij`],
  ["Payment", `${siteUrl}/template-success?payment_intent=pi_sample_paid`],
  ["Mails", `http://localhost:${ports.mailbox}`, "all that the site sends; nothing leaves"],
  [
    "Meetings",
    `http://localhost:${ports[botProvider]}`,
    "each bot, and what it wrote into the chat",
  ],
  ["Leads", `http://localhost:${ports.crm}`, "what the owner's CRM received"],
])}

Simulated, so that no account and no network is needed:

${table([
  [botProviders[botProvider].name, "joins, records a sample meeting and finishes in a minute"],
  [names.paymentProvider.name, "knows pi_sample_paid, pi_sample_processing and pi_sample_failed"],
  ["A language model", "writes notes of the sample meeting; stop it, and the mail has none"],
  ["Cloudflare", "D1, Durable Object, mail and rate limits, kept in .wrangler/state"],
  ["Cron", `every ${tickSeconds} s`],
])}

A change under app/ reloads the page. Ctrl-C stops everything.
`;
}

const noise = /^\[custom build\]\s*$|CJS build of Vite|^\s*$/;
const idleTick = /event: 'tick',(?: \w+: 0,)+ longestWaitMs:/;

/** Filters the site's output: silent until an error or `show`; one line per logged object, without idle ticks. */
export function createSiteOutput(print: (line: string) => void): {
  readonly add: (line: string) => void;
  readonly show: () => void;
} {
  let buffered: string[] | null = [];
  let object: string[] | null = null;

  function add(line: string) {
    if (object === null && line === "{") object = [];
    if (object === null) return out(line);

    object.push(line.trim());
    if (line !== "}") return;
    const whole = object.join(" ");
    object = null;
    out(whole);
  }

  function out(line: string) {
    if (noise.test(line) || idleTick.test(line)) return;
    if (buffered === null) return print(line);

    buffered.push(line);
    if (!line.includes("ERROR")) return;
    buffered.forEach(print);
    buffered = null;
  }

  return { add, show: () => (buffered = null) };
}
