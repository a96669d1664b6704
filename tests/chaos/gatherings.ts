import { setTimeout as sleep } from "node:timers/promises";
import { queryLocalDb } from "../support/local-db.ts";
import { codeOf, postRequest, type Insist, type Submission } from "./submitters.ts";

/** A meeting at which several people want a notetaker: the first to be stored owns it, the others ask. */
export type Gathering = {
  /** `gat-aaaa-xyz` */
  readonly code: string;
  readonly guests: Submission[];
  /** Whoever wanted to come has asked: from now on somebody may have everything deleted. */
  isComplete: boolean;
};

export type Gatherings = {
  readonly all: readonly Gathering[];
  readonly find: (email: string) => Gathering | undefined;
  /** The ids of the requests that an address ever had; they outlive the address in the database. */
  readonly idsOf: (email: string) => ReadonlySet<string>;
  /** Notes the ids of what is stored now: before anything is deleted. */
  readonly remember: () => void;
  readonly finish: () => Promise<void>;
};

/** Marks the codes and the addresses of these people, beside those who come to a meeting alone. */
export const gatheringPrefix = "gat";
const mostGuests = 4;
const atOnce = 2;

/** They come while `isOpen` says so, those of one meeting one after the other. */
export function startGatherings(
  siteUrl: string,
  persistTo: string,
  random: () => number,
  isOpen: () => boolean,
  insist: Insist,
): Gatherings {
  const all: Gathering[] = [];
  const ids = new Map<string, Set<string>>();
  let finished = false;

  const loops = Array.from({ length: atOnce }, async () => {
    while (!finished) {
      await sleep(10 + random() * 150);
      if (!isOpen()) continue;
      const gathering = newGathering(all.length, random);
      all.push(gathering);
      for (const guest of gathering.guests) {
        await insist(guest, () => postRequest(siteUrl, guest));
        await sleep(random() * 60);
      }
      gathering.isComplete = true;
    }
  });

  return {
    all,
    find: (email) => all.find(({ guests }) => guests.some((guest) => guest.email === email)),
    idsOf: (email) => ids.get(email) ?? new Set(),
    remember: () => {
      const sql = `select id, email from notetaker_requests where email like '${gatheringPrefix}-%'`;
      for (const { id, email } of queryLocalDb(persistTo, sql)) {
        const known = ids.get(String(email)) ?? new Set();
        ids.set(String(email), known.add(String(id)));
      }
    },
    finish: async () => {
      finished = true;
      await Promise.all(loops);
    },
  };
}

function newGathering(nth: number, random: () => number): Gathering {
  const code = codeOf(nth, gatheringPrefix);
  const guests = Array.from({ length: 2 + Math.floor(random() * (mostGuests - 1)) }, (_, place) => {
    const who = `${code.slice(4, 8)}${"abcd"[place]}`;
    return {
      code,
      name: `G${who}`,
      email: `${gatheringPrefix}-${who}@example.com`,
      key: `chaos-${gatheringPrefix}-${who}`,
      network: `10.64.${nth & 255}.${((nth >> 8) << 2) + place}`,
      acknowledged: false,
    };
  });
  return { code, guests, isComplete: false };
}
