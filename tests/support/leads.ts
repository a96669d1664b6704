import { createWorld, db } from "./pipeline";
import * as schema from "~/db/schema.server";
import type { LeadDetails } from "~/leads/schema";
import type { Submission } from "~/leads/take.server";
import { names } from "../../app/config/names";

const { automationTool, workspaceTool: tool } = names;

export const guideTitles = {
  "clickup-mistakes": `10 Mistakes to Avoid When Building a ${tool.name} Workspace`,
  "zapier-automations": `7 MUST Have Automations in ${automationTool.name}`,
} as const;

export const leadWorld = { ...createWorld(), random: () => 0 };

export function leadRows() {
  return db.select().from(schema.leads).orderBy(schema.leads.email, schema.leads.guideId);
}

/** Kinds of the enqueued messages, of all leads or of one lead. */
export async function effects(leadId?: string): Promise<string[]> {
  const rows = await db.select().from(schema.outbox).orderBy(schema.outbox.kind);
  return rows.filter((row) => !leadId || row.subjectId === leadId).map(({ kind }) => kind);
}

export const plainPost = { url: "http://localhost:8787/AI4B", headers: new Headers() };

const pageOf = {
  guide: "free-resources",
  "members-offer": "ai4b",
  "free-workspace": "free-workspace-email",
} as const;

export function submissionOf(
  kind: Submission["kind"],
  details: LeadDetails | readonly LeadDetails[],
  other: Partial<Submission> = {},
): Submission {
  const page = pageOf[kind];
  const plain = { post: plainPost, token: undefined, honeypot: false };
  return { kind, page, details: [details].flat(), ...plain, ...other };
}
