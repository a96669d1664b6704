import { parseArgs } from "node:util";
import { Sentence } from "./sentence.ts";

export const commands = [
  "status",
  "show",
  "retry",
  "dead",
  "resend",
  "delete",
  "mail-preview",
] as const;
export type Command = (typeof commands)[number];

const withId: readonly Command[] = ["show", "retry", "resend", "delete"];

export type Arguments = {
  /** null: the help is asked for. */
  readonly command: Command | null;
  /** As typed; empty for the commands that take none. */
  readonly id: string;
  readonly remote: boolean;
  readonly persistTo: string | undefined;
  readonly json: boolean;
  readonly yes: boolean;
  readonly out: string | undefined;
  readonly open: boolean;
};

export const help = `npm run ops -- <command> [options]

  status            what waits, what is late, what became of the last week's jobs
  show ID           everything about a job, a request or a message, and what was sent about it
  dead              the messages that were given up
  retry ID          what is stuck of it is tried again by the next tick
  resend ID         mails the result again, to one person or to everybody of a job
  delete ID         deletes everything of a job, or of one person, now
  mail-preview      writes every mail, with sample data, as HTML and text

ID is an id from the log or from these tables, or its beginning.

  --remote          the deployed database (wrangler must be logged in); otherwise this machine's
  --persist-to DIR  where this machine's is kept, if not in .wrangler/state
  --json            for machines; with \`npm run --silent ops -- …\` nothing else is printed
  --yes             does not ask before it deletes
  --out DIR         mail-preview: where to (.cache/mails)
  --open            mail-preview: shows them in the browser
`;

/** What was typed after \`npm run ops --\`. Throws a sentence for what makes no sense. */
export function readArguments(typed: readonly string[]): Arguments {
  const { values, positionals } = parse(typed);
  const [name, id = "", ...more] = positionals;
  const command = commands.find((one) => one === name) ?? null;
  const args = {
    command: values.help ? null : command,
    id,
    remote: values.remote,
    persistTo: values["persist-to"],
    json: values.json,
    yes: values.yes,
    out: values.out,
    open: values.open,
  };
  if (values.help || name === undefined) return args;
  if (command === null) throw new Sentence(`There is no command “${name}”.\n\n${help}`);
  if (withId.includes(command) && id === "") {
    throw new Sentence(`${command} needs an id: npm run ops -- ${command} ID`);
  }
  const extra = withId.includes(command) ? more : positionals.slice(1);
  if (extra.length > 0) throw new Sentence(`What is “${extra.join(" ")}”?\n\n${help}`);
  if (args.remote && args.persistTo !== undefined) {
    throw new Sentence("--remote and --persist-to name two databases; take one of them.");
  }
  return args;
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
      },
    });
  } catch (error) {
    throw new Sentence(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}
