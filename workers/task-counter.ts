import { DurableObject } from "cloudflare:workers";
import { type CounterAddition, type CounterObject, startingCount } from "~/counter/read.server";

const maxAmount = 1_000_000;
const maxKeyLength = 250;
const maxAdditions = 1_000;
const rememberKeysMs = 30 * 86_400_000;
/** Above 1, so the table shrinks after a busy time. */
const forgetAtOnce = 10;

/** Counts tasks; additions that arrive during a write share the next one. */
export class TaskCounter extends DurableObject implements CounterObject {
  readonly #sql: SqlStorage;
  #waiting: CounterAddition[] = [];
  #next: Promise<void> | null = null;
  /** Resolves after the last requested write, even if it failed. */
  #over: Promise<void> = Promise.resolve();

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

  async add(additions: readonly CounterAddition[]): Promise<number> {
    if (additions.length > maxAdditions) throw new RangeError("at most 1,000 additions at once");
    additions.forEach(refuseUnsound);
    this.#waiting.push(...additions);
    await (this.#next ??= this.#writeAfter(this.#over));
    return this.#total();
  }

  #writeAfter(before: Promise<void>): Promise<void> {
    const write = before.then(() => this.#write());
    this.#over = write.catch(() => undefined);
    return write;
  }

  async #write(): Promise<void> {
    const additions = this.#waiting;
    this.#waiting = [];
    this.#next = null;
    this.ctx.storage.transactionSync(() => this.#record(additions));
    await this.ctx.storage.sync();
  }

  #record(additions: readonly CounterAddition[]): void {
    let sum = 0;
    let latest = 0;
    for (const { amount, key, now } of additions) {
      const inserted = this.#sql.exec(
        "INSERT OR IGNORE INTO additions (key, at) VALUES (?, ?) RETURNING key",
        key,
        now,
      );
      if (inserted.toArray().length > 0) sum += amount;
      latest = Math.max(latest, now);
    }
    if (sum === 0) return;

    this.#sql.exec("UPDATE total SET recorded = recorded + ? WHERE id = 1", sum);
    this.#sql.exec(
      "DELETE FROM additions WHERE key IN (SELECT key FROM additions WHERE at < ? ORDER BY at LIMIT ?)",
      latest - rememberKeysMs,
      forgetAtOnce * additions.length,
    );
  }

  #total(): number {
    const { recorded } = this.#sql.exec<{ recorded: number }>("SELECT recorded FROM total").one();
    return startingCount + recorded;
  }
}

function refuseUnsound({ amount, key }: CounterAddition): void {
  if (!Number.isInteger(amount) || amount < 1 || amount > maxAmount) {
    throw new RangeError("amount must be an integer from 1 to 1,000,000");
  }
  if (key === "" || key.length > maxKeyLength) {
    throw new RangeError("key must be 1 to 250 characters");
  }
}
