import type { Job, NotetakerRequest } from "../job";
import type { Standing } from "../status";
/** Where one person's request stands, in the words of its page. */
export type Phase =
  | "held"
  | "invited"
  | "asking"
  | "declined"
  | "nothing_to_share"
  | "booked"
  | "on_its_way"
  | "waiting"
  | "in_call"
  | "recording"
  | "stopping"
  | "preparing"
  | "ready"
  | "cancelled"
  | "called_off"
  | "failed"
  | "opted_out"
  | "deleting";

/** Somebody who asked the owner for the notes. */
export type Question = {
  /** The id of that person's request. */
  readonly askerId: string;
  /** "Ana (a•••@acme.example)" */
  readonly who: string;
  readonly standing: Extract<Standing, "asking" | "declined">;
};

export type StatusFacts = {
  readonly job: Job;
  readonly request: NotetakerRequest;
  readonly owner: string | null;
  readonly botName: string;
  readonly receivers: readonly string[];
  readonly questions: readonly Question[];
  readonly alsoComing: readonly string[];
  readonly held: readonly { readonly request: NotetakerRequest; readonly job: Job }[];
  /** Somebody has answered from the mailbox before. */
  readonly known: boolean;
  /** When the bot sets out that waits for its turn beyond the start, epoch milliseconds; null if it does not. */
  readonly lateTurn: number | null;
  /** When the bot began to wait at the door, epoch milliseconds; null when that was not noted. */
  readonly waitingSince: number | null;
};
