import { boolean, helpOf, parseCommandLine, UserError } from "../parts/terminal.ts";

/** Each command with its operand. An operand in brackets is optional. */
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
  remote: boolean,
  json: boolean,
  csv: boolean,
  yes: { ...boolean, short: "y" },
  "persist-to": { type: "string" },
  file: { type: "string" },
  link: { type: "string" },
} as const;

export type Arguments = ReturnType<typeof readArguments>;

export function readArguments(args: readonly string[]) {
  if (args.length === 0) throw new UserError(helpOf("ops"));
  const { values, positionals } = parseCommandLine("ops", options, args);
  const [first = "", second = ""] = positionals;
  const twoWords = `${first} ${second}`;
  const hasTwoWords = Object.hasOwn(commands, twoWords);
  const typed = hasTwoWords ? twoWords : first;
  const command = typed === "replay" ? "retry" : typed;
  if (!isCommand(command)) {
    throw new UserError(`There is no command “${positionals.join(" ")}”.\n\n${helpOf("ops")}`);
  }
  const [id = "", ...more] = positionals.slice(hasTwoWords ? 2 : 1);
  const operand = commands[command];
  if (/^[A-Z]/.test(operand) && id === "") {
    throw new UserError(`Type what to ${command}: npm run ops -- ${command} ${operand}`);
  }
  if (command === "leads export" && !values.csv) {
    throw new UserError("leads export writes one format: npm run ops -- leads export --csv");
  }
  const extra = operand === "" && id !== "" ? [id, ...more] : more;
  if (extra.length > 0) throw new UserError(`What is “${extra.join(" ")}”?\n\n${helpOf("ops")}`);
  if (values.remote && values["persist-to"] !== undefined) {
    throw new UserError("--remote and --persist-to name two databases; take one of them.");
  }
  return { command, id, ...values };
}

function isCommand(name: string): name is Command {
  return Object.hasOwn(commands, name);
}
