import type { Env } from "~/config/env.server";
import { href } from "~/lib/href";
import { readSignedId, signedId } from "~/lib/signed-id.server";

/** What a mail was about whose reader says that it was not they who asked. */
export type Disowned = {
  readonly mailboxKey: string;
  readonly about: "notetaker" | "lead";
  /** Of the notetaker request or the lead. */
  readonly subjectId: string;
};

const purpose = "not-me";

/** The link "This wasn't me". It holds keyed hashes and ids, never an address. */
export async function notMeUrl(
  env: Pick<Env, "siteUrl" | "siteSecret">,
  { mailboxKey, about, subjectId }: Disowned,
): Promise<string> {
  const token = await signedId(env.siteSecret, purpose, `${about}.${subjectId}.${mailboxKey}`);
  return `${env.siteUrl}${href("not-me", { query: { token } })}`;
}

/** What such a link is about; null for one that we did not make. */
export async function readNotMe(secret: string, token: string): Promise<Disowned | null> {
  const id = await readSignedId(secret, purpose, token);
  const parts = /^(notetaker|lead)\.([\w-]{1,64})\.([\w-]{1,64})$/.exec(id ?? "");
  const [, about, subjectId, mailboxKey] = parts ?? [];
  if (!subjectId || !mailboxKey) return null;
  return { about: about === "lead" ? "lead" : "notetaker", subjectId, mailboxKey };
}
