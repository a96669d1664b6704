// @ts-check
// Sent with the share of visits that is measured (app/tracking/field-measure.server.ts).

import { onCLS, onINP, onLCP, onTTFB } from "/web-vitals.js";

/** @type {Record<string, number>} */
let measured = {};

for (const on of [onCLS, onINP, onLCP, onTTFB]) {
  on(({ name, value }) => {
    measured[name] = Math.round(value * 10_000) / 10_000;
  });
}

// When a page is hidden for the last time, nobody can tell: what is known is told each time, once. The
// library has listened for longer, so its last word comes before ours.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "hidden" || Object.keys(measured).length === 0) return;
  const report = { page: location.pathname, ...measured };
  measured = {};
  const body = new Blob([JSON.stringify(report)], { type: "application/json" });
  navigator.sendBeacon("/api/field-measure", body);
});
