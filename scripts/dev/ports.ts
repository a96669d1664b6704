import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** The ports of `npm start`, each to be chosen by the variable of the same row. */
const portSettings = {
  site: ["PORT", 8787],
  recall: ["RECALL_PORT", 8790],
  mailbox: ["MAILBOX_PORT", 8791],
  crm: ["CRM_PORT", 8792],
  stripe: ["STRIPE_PORT", 8793],
  attendee: ["ATTENDEE_PORT", 8794],
  model: ["MODEL_PORT", 8795],
} as const;

export type LocalPorts = Readonly<Record<keyof typeof portSettings, number>>;

const roles = Object.keys(portSettings) as (keyof typeof portSettings)[];

/** Throws an error that names the variable if a value is no port, or the port of another service. */
export function localPorts(env: NodeJS.ProcessEnv): LocalPorts {
  const ports = { site: 0, recall: 0, mailbox: 0, crm: 0, stripe: 0, attendee: 0, model: 0 };
  for (const role of roles) {
    const [variable, usual] = portSettings[role];
    ports[role] = Number(env[variable] ?? usual);
    if (!Number.isInteger(ports[role]) || ports[role] < 1 || ports[role] > 65_535) {
      throw new Error(`${variable} must be a port number, 1 to 65535.`);
    }
    const other = roles.find((one) => one !== role && ports[one] === ports[role]);
    if (other !== undefined) {
      const names = `${portSettings[other][0]} and ${variable}`;
      throw new Error(`${names} are both ${ports[role]}. Choose another for one of them.`);
    }
  }
  return ports;
}

/** Throws an error that names the first port that cannot be used, and how to choose another. */
export async function demandFree(ports: LocalPorts): Promise<void> {
  for (const role of roles) {
    const port = ports[role];
    const error = await listenError(port);
    if (error === null) continue;
    const [variable, usual] = portSettings[role];
    throw new Error(
      error.code === "EADDRINUSE"
        ? `Port ${port} is taken by another program. End it, or choose another port: ` +
            `${variable}=${port + 100} npm start`
        : `Port ${port} cannot be used (${error.code}). Choose another port: ` +
            `${variable}=${usual} npm start`,
    );
  }
}

async function listenError(port: number): Promise<NodeJS.ErrnoException | null> {
  return (await errorAt(port, "127.0.0.1")) ?? (await errorAt(port, "::1"));
}

/**
 * Returns a free port below the range that the system gives to outgoing connections: one of those could take a
 * port of the range before the server listens (https://www.kernel.org/doc/html/latest/networking/ip-sysctl.html).
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768);
    if ((await listenError(port)) === null) return port;
  }
}

function errorAt(port: number, host: string): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const server = createServer();
    // Without IPv6 the port is free as well.
    server.once("error", (error) => resolve(isNoSuchAddress(error) ? null : error));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

/** Returns true if the machine does not have the address, for example no IPv6. */
export function isNoSuchAddress({ code }: NodeJS.ErrnoException): boolean {
  return code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT";
}
