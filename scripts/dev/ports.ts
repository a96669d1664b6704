import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** The ports of `npm start`, each to be chosen by the variable of the same row. */
const localPortNames = {
  site: ["PORT", 8787],
  recall: ["RECALL_PORT", 8790],
  mailbox: ["MAILBOX_PORT", 8791],
  crm: ["CRM_PORT", 8792],
  stripe: ["STRIPE_PORT", 8793],
  attendee: ["ATTENDEE_PORT", 8794],
  model: ["MODEL_PORT", 8795],
} as const;

export type LocalPorts = Readonly<Record<keyof typeof localPortNames, number>>;

const roles = Object.keys(localPortNames) as (keyof typeof localPortNames)[];

export function portVariables(ports: LocalPorts): Readonly<Record<string, string>> {
  return Object.fromEntries(roles.map((role) => [localPortNames[role][0], String(ports[role])]));
}

/** Throws a sentence about a variable that holds no port. */
export function localPorts(env: NodeJS.ProcessEnv): LocalPorts {
  const ports = { site: 0, recall: 0, mailbox: 0, crm: 0, stripe: 0, attendee: 0, model: 0 };
  for (const role of roles) {
    const [variable, otherwise] = localPortNames[role];
    ports[role] = Number(env[variable] ?? otherwise);
    if (!Number.isInteger(ports[role]) || ports[role] < 1 || ports[role] > 65_535) {
      throw new Error(`${variable} must be a port number, 1 to 65535.`);
    }
  }
  return ports;
}

/** Throws a sentence that names the first port that is taken and how to choose another. */
export async function demandFree(ports: LocalPorts): Promise<void> {
  for (const role of roles) {
    if (await isFree(ports[role])) continue;
    const [variable] = localPortNames[role];
    throw new Error(
      `Port ${ports[role]} is taken by another program. End it, or choose another port: ` +
        `${variable}=${ports[role] + 100} npm start`,
    );
  }
}

async function isFree(port: number): Promise<boolean> {
  return (await listens(port, "127.0.0.1")) && (await listens(port, "::1"));
}

/**
 * A free port below those of outgoing connections, which could take it before the server listens
 * (https://www.kernel.org/doc/html/latest/networking/ip-sysctl.html).
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768);
    if (await isFree(port)) return port;
  }
}

function listens(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      // Without IPv6 the port is free as well.
      resolve(error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT");
    });
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
