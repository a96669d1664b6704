/** Says what is being done, and how long it took. */
export async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const started = Date.now();
  console.log(`• ${what} …`);
  const waiting = setInterval(() => console.log(`  … ${seconds(started)}`), 10_000);
  try {
    const result = await work();
    console.log(`  done in ${seconds(started)}`);
    return result;
  } finally {
    clearInterval(waiting);
  }
}

/** Rows of cells, each column as wide as its widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, nth) => Math.max(...rows.map((row) => row[nth]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, nth) => cell.padEnd(widths?.[nth] ?? 0)).join("  "))
    .map((line) => `  ${line.trimEnd()}`)
    .join("\n");
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
