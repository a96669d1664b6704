const weeksPerYear = 52;
const monthsPerYear = 12;

/** Hours per month and dollars per month and year, rounded, of work that takes so many hours a week. */
export function costOfManualWork(hoursPerWeek: number, dollarsPerHour: number) {
  const hoursPerYear = hoursPerWeek * weeksPerYear;
  return {
    hoursPerMonth: Math.round(hoursPerYear / monthsPerYear),
    dollarsPerMonth: Math.round((hoursPerYear * dollarsPerHour) / monthsPerYear),
    dollarsPerYear: Math.round(hoursPerYear * dollarsPerHour),
  };
}

/** A whole number between 1 and `max` out of a query string; `otherwise` if it holds none. */
export function numberIn(text: string | null, max: number, otherwise: number): number {
  const number = Math.round(Number(text));
  return Number.isFinite(number) && number >= 1 ? Math.min(number, max) : otherwise;
}
