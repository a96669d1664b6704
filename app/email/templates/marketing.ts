import { marketingMailWords as words } from "../../content/mails/leads.ts";
import { quiet } from "./blocks.ts";
import type { Block } from "./letter.ts";

/** The end of every marketing mail: how to get no more of it, and where we are to be found. */
export function marketingBlocks(unsubscribeUrl: string): readonly Block[] {
  return [
    { kind: "link", label: words.unsubscribe, url: unsubscribeUrl },
    quiet(words.postal.address),
  ];
}

/** One click in the mailbox unsubscribes (RFC 8058); the page behind the link asks first. */
export function marketingHeaders(unsubscribeUrl: string): Readonly<Record<string, string>> {
  return {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
