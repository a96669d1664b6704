import { DurableObject } from "cloudflare:workers";
import {
  type CounterAddition,
  type CounterObject,
  startingCount,
} from "~/counter/task-count.server";
import { dayMs } from "~/lib/time/instant";

const maxAmount = 1_000_000;
const maxKeyLength = 250;
const rememberKeysMs = 30 * dayMs;
/** Each addition stores one key and deletes up to this many old keys, so the table shrinks after a busy time. */
const maxDeletedPerAddition = 10;

export class TaskCounter extends DurableObject implements CounterObject {
  readonly #sql: SqlStorage;

  constructor(ctx: DurableObjectState, env: object) {
    super(ctx, env as Cloudflare.Env);
    this.#sql = ctx.storage.sql;
    this.#sql.exec(`
      CREATE TABLE IF NOT EXISTS total (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        recorded INTEGER NOT NULL CHECK (recorded >= 0)
      ) STRICT;
      INSERT OR IGNORE INTO total (id, recorded) VALUES (1, 0);
      CREATE TABLE IF NOT EXISTS additions (key TEXT PRIMARY KEY, at INTEGER NOT NULL)
        STRICT, WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS additions_by_age ON additions (at);
    `);
  }

  async read(): Promise<number> {
    return this.#total();
  }

  async add({ amount, key, now }: CounterAddition): Promise<number> {
    if (!Number.isInteger(amount) || amount < 1 || amount > maxAmount) {
      throw new RangeError("amount must be an integer from 1 to 1,000,000");
    }
    if (key === "" || key.length > maxKeyLength) {
      throw new RangeError("key must be 1 to 250 characters");
    }
    this.ctx.storage.transactionSync(() => {
      const inserted = this.#sql.exec(
        "INSERT OR IGNORE INTO additions (key, at) VALUES (?, ?) RETURNING key",
        key,
        now,
      );
      if (inserted.toArray().length === 0) return;
      this.#sql.exec("UPDATE total SET recorded = recorded + ? WHERE id = 1", amount);
      this.#sql.exec(
        "DELETE FROM additions WHERE key IN (SELECT key FROM additions WHERE at < ? ORDER BY at LIMIT ?)",
        now - rememberKeysMs,
        maxDeletedPerAddition,
      );
    });
    return this.#total();
  }

  #total(): number {
    const { recorded } = this.#sql.exec<{ recorded: number }>("SELECT recorded FROM total").one();
    return startingCount + recorded;
  }
}
