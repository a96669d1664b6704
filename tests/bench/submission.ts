import type { Post } from "./load.ts";

let visitors = 0;

/**
 * Visitors who ask for a notetaker, each from an address of their own and for a meeting of their own:
 * now, or in 20 days, when nothing but storing is to be done yet.
 */
export function submission(when: "now" | "in 20 days"): Post {
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const later = {
    isScheduled: true,
    scheduledTime: `${day} 3:30 PM (Asia/Tokyo)`,
    isoScheduledTime: `${day}T06:30:00.000Z`,
    epochTimeMs: Date.parse(`${day}T06:30:00.000Z`),
  };
  return () => {
    visitors += 1;
    const letters = [3, 2, 1, 0].map((place) => letterAt(visitors, place)).join("");
    const address = [16, 8, 0].map((shift) => (visitors >> shift) & 255).join(".");
    return {
      headers: { "cf-connecting-ip": `10.${address}` },
      body: JSON.stringify({
        name: "Visitor",
        email: `visitor-${visitors}@example.com`,
        meetingLink: `https://meet.google.com/abc-${letters}-xyz`,
        ...(when === "now" ? { isScheduled: false } : later),
        timezone: "Asia/Tokyo",
        agreeToTerms: true,
      }),
    };
  };
}

function letterAt(number: number, place: number): string {
  return String.fromCharCode(97 + (Math.floor(number / 26 ** place) % 26));
}
