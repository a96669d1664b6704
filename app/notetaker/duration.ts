/** "47 minutes", "1 hour 5 minutes", "less than a minute"; "unknown" when an end is missing. Milliseconds. */
export function durationText(startedAt: number | null, endedAt: number | null): string {
  if (startedAt === null || endedAt === null) return "unknown";

  const minutes = Math.round((endedAt - startedAt) / 60_000);
  if (minutes < 1) return "less than a minute";
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? count(hours, "hour") : "", rest > 0 ? count(rest, "minute") : ""]
    .filter(Boolean)
    .join(" ");
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}
