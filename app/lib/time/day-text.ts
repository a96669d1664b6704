const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Returns "2026-06-12" as "Fri, June 12, 2026" on every browser; null if there is no such day. */
export function dayText(date: string): string | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  const day = new Date(Date.UTC(Number(parts?.[1]), Number(parts?.[2]) - 1, Number(parts?.[3])));
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date) return null;
  return dayTextAt(day.getTime());
}

/** Takes a wall time as if it were UTC, in epoch milliseconds. */
export function dayTextAt(asUtc: number): string {
  const day = new Date(asUtc);
  const month = months[day.getUTCMonth()] ?? "";
  return `${weekdays[day.getUTCDay()] ?? ""}, ${month} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}
