import { createHash, randomUUID } from "node:crypto";
import { insertStatement, type Row, rowsFor } from "./pipeline-rows.ts";
import type { Site } from "./running-site.ts";

export function insertInto(site: Site) {
  return (table: string, row: Row): void => {
    site.db(insertStatement(table, row), ...Object.values(row));
  };
}

/** Inserts a notetaker; returns the path of its personal link. */
export function seedStatus(site: Site, status: string, other: Row = {}): string {
  const insert = insertInto(site);
  const now = Date.now();
  const [id, token] = [randomUUID(), randomUUID()];
  rowsFor({ insert }, now).notetaker(id, {
    ...{ status, starts_at: now - 300_000, next_at: now + 86_400_000 },
    ...{ wall_date: "2026-11-20", wall_time: "3:30 PM", timezone: "US/Eastern" },
    ...other,
  });
  const token_hash = createHash("sha256").update(token).digest("base64url");
  insert("access_tokens", { token_hash, notetaker_id: id, kind: "personal", created_at: now });
  return `/notetaker-status?token=${token}`;
}
