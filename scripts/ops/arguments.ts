import { helpOf, readTyped, Sentence } from "../parts/terminal.ts";

/** What follows each command, if anything; in brackets what may be left out. */
const commands = {
  status: "",
  show: "ID",
  dead: "",
  retry: "ID",
  resend: "ID",
  delete: "ID",
  "guide-ready": "GUIDE",
  "leads export": "[FILE]",
  "leads erase": "EMAIL|INVITEE-LINK",
  alarms: "",
} as const;
export type Command = keyof typeof commands;

const options = {
  help: { type: "boolean", short: "h" },
  remote: { type: "boolean", default: false },
  "persist-to": { type: "string" },
  json: { type: "boolean", default: false },
  yes: { type: "boolean", short: "y", default: false },
  file: { type: "string" },
  link: { type: "string" },
  csv: { type: "boolean", default: false },
} as const;

export type Arguments = NonNullable<ReturnType<typeof readArguments>>;

/** What was typed after \`npm run ops --\`; null: the help is asked for. Throws a sentence for nonsense. */
export function readArguments(typed: readonly string[]) {
  const { values, positionals } = readTyped("ops", typed, { allowPositionals: true, options });
  const [first = "", second = ""] = positionals;
  // Some commands have a name of two words.
  const words = second !== "" && Object.keys(commands).some((one) => one.startsWith(`${first} `));
  const name = first === "replay" ? "retry" : words ? `${first} ${second}` : first;
  const [id = "", ...more] = positionals.slice(words ? 2 : 1);
  if (values.help || name === "") return null;
  if (!Object.hasOwn(commands, name)) {
    throw new Sentence(`There is no command “${name}”.\n\n${helpOf("ops")}`);
  }
  const command = name as Command;
  const wanted = commands[command];
  if (/^[A-Z]/.test(wanted) && id === "") {
    const article = /^[AEI]/.test(wanted) ? "an" : "a";
    const what = wanted.toLowerCase().replace("|", " or an ").replace("-", " ");
    throw new Sentence(`${command} needs ${article} ${what}: npm run ops -- ${command} ${wanted}`);
  }
  if (command === "leads export" && !values.csv) {
    throw new Sentence("leads export knows one form so far: npm run ops -- leads export --csv");
  }
  const extra = wanted === "" && id !== "" ? [id, ...more] : more;
  if (extra.length > 0) throw new Sentence(`What is “${extra.join(" ")}”?\n\n${helpOf("ops")}`);
  if (values.remote && values["persist-to"] !== undefined) {
    throw new Sentence("--remote and --persist-to name two databases; take one of them.");
  }
  return { command, id, ...values };
}
