import { parseArgs } from "node:util";
import { Sentence } from "../parts/sentence.ts";

const commands = [
  "status",
  "show",
  "retry",
  "dead",
  "resend",
  "delete",
  "guide-ready",
  "leads export",
  "leads erase",
  "mail-preview",
] as const;
export type Command = (typeof commands)[number];

/** What follows each, if anything. */
const takes: Readonly<Partial<Record<Command, string>>> = {
  show: "ID",
  retry: "ID",
  resend: "ID",
  delete: "ID",
  "guide-ready": "GUIDE",
  "leads erase": "EMAIL|INVITEE-LINK",
};

/** Another word for the same command. */
const aliases = new Map<string, Command>([["replay", "retry"]]);

export type Arguments = {
  /** null: the help is asked for. */
  readonly command: Command | null;
  /** What follows the command, as typed; empty for those that take nothing, and where it may be left out. */
  readonly id: string;
  readonly remote: boolean;
  readonly persistTo: string | undefined;
  readonly json: boolean;
  readonly yes: boolean;
  readonly out: string | undefined;
  readonly open: boolean;
  readonly file: string | undefined;
  readonly link: string | undefined;
};

export const help = `npm run ops -- <command> [options]

  status            what waits, what is late, what became of the last week's jobs
  show ID           everything about a job, a request, a lead or a message, and what was sent about it
  dead              the messages that were given up
  retry ID          what is stuck of it is tried again by the next tick, under the same key (also: replay)
  resend ID         mails the result again, to one person or to everybody of a job
  delete ID         deletes everything of a job, or of one person, now
  guide-ready GUIDE --link URL | --file public/guides/F
                    mails a guide that has come out to everybody who waits for it, once
  leads export --csv [FILE]
                    everybody who left an address, for a spreadsheet (.cache/leads.csv)
  leads erase EMAIL|INVITEE-LINK
                    erases a person's leads, and the address of their orders; or one booking, by
                    the calendar's link of its guest, which stands in the operator's mail
  mail-preview      writes every mail, with sample data, as HTML and text

ID is an id from the log or from these tables, or its beginning.

  --remote          the deployed database (wrangler must be logged in); otherwise this machine's
  --persist-to DIR  where this machine's is kept, if not in .wrangler/state
  --json            for machines; with \`npm run --silent ops -- …\` nothing else is printed
  --yes             does not ask before it deletes or mails
  --out DIR         mail-preview: where to (.cache/mails)
  --open            mail-preview: shows them in the browser
`;

/** What was typed after \`npm run ops --\`. Throws a sentence for what makes no sense. */
export function readArguments(typed: readonly string[]): Arguments {
  const { values, positionals } = parse(typed);
  const { name, rest } = split(positionals);
  const command = aliases.get(name) ?? commands.find((one) => one === name) ?? null;
  const [id = "", ...more] = rest;
  const args = {
    command: values.help ? null : command,
    id,
    remote: values.remote,
    persistTo: values["persist-to"],
    json: values.json,
    yes: values.yes,
    out: values.out,
    open: values.open,
    file: values.file,
    link: values.link,
  };
  if (values.help || name === "") return args;
  if (command === null) throw new Sentence(`There is no command “${name}”.\n\n${help}`);
  const wanted = takes[command];
  if (wanted !== undefined && id === "") {
    const article = /^[AEI]/.test(wanted) ? "an" : "a";
    const what = wanted.toLowerCase().replace("|", " or an ").replace("-", " ");
    throw new Sentence(`${command} needs ${article} ${what}: npm run ops -- ${command} ${wanted}`);
  }
  if (command === "leads export" && !values.csv) {
    throw new Sentence("leads export knows one form so far: npm run ops -- leads export --csv");
  }
  const extra = wanted !== undefined || command === "leads export" ? more : rest;
  if (extra.length > 0) throw new Sentence(`What is “${extra.join(" ")}”?\n\n${help}`);
  if (args.remote && args.persistTo !== undefined) {
    throw new Sentence("--remote and --persist-to name two databases; take one of them.");
  }
  return args;
}

/** Some commands have a name of two words. */
function split([first = "", ...rest]: readonly string[]) {
  const [second = "", ...others] = rest;
  const isOne = second !== "" && commands.some((one) => one.startsWith(`${first} `));
  return isOne ? { name: `${first} ${second}`, rest: others } : { name: first, rest };
}

function parse(typed: readonly string[]) {
  try {
    return parseArgs({
      args: [...typed],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h", default: false },
        remote: { type: "boolean", default: false },
        "persist-to": { type: "string" },
        json: { type: "boolean", default: false },
        yes: { type: "boolean", short: "y", default: false },
        out: { type: "string" },
        open: { type: "boolean", default: false },
        file: { type: "string" },
        link: { type: "string" },
        csv: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new Sentence(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}
