/** What `npm run looks` asks of the tests, in the environment: nothing in `npm test`. */
const looksVariable = "LOOKS";

type Wanted = {
  /** Whether pictures are accepted as they are now. */
  readonly accept: boolean;
  /** All looks, or those that are named here, or begin so: `status` and `status-booked`. */
  readonly names: readonly string[];
};

const wanted = readWanted(process.env[looksVariable]);

/** Whether tests are run for their pictures alone. */
export const onlyLooks = wanted !== null;

/** Whether a look is to be accepted as it is. */
export function isMeant(name: string): boolean {
  return wanted?.accept === true && isNamed(name, wanted.names);
}

export function isNamed(name: string, names: readonly string[]): boolean {
  return names.length === 0 || names.some((one) => name === one || name.startsWith(`${one}-`));
}

export function inEnvironment(names: Wanted): Record<string, string> {
  return { [looksVariable]: JSON.stringify(names) };
}

function readWanted(text: string | undefined): Wanted | null {
  return text === undefined ? null : (JSON.parse(text) as Wanted);
}
