import type { BrowserContext, Page } from "@playwright/test";

/** Addresses of the scheduling provider, for which the tests have answers of their own. */
export const providerScript = "https://assets.calendly.com/**";
const providerFrame = "https://calendly.com/**";

export const widgetScript = `
  window.Calendly = {
    initInlineWidget({ url, parentElement, prefill }) {
      const address = new URL(url);
      for (const [name, value] of Object.entries(prefill)) address.searchParams.set(name, value);
      const frame = document.createElement("iframe");
      frame.src = address.href;
      parentElement.append(document.createElement("div"), frame);
      parentElement.firstElementChild.className = "calendly-spinner";
    },
  };`;

export const appointment = {
  event: "https://api.calendly.com/scheduled_events/EVENT",
  invitee: "https://api.calendly.com/scheduled_events/EVENT/invitees/INVITEE",
};

const say = (event: string, payload = "{}") =>
  `parent.postMessage({ event: "calendly.${event}", payload: ${payload} }, "*")`;

const scheduled = say(
  "event_scheduled",
  JSON.stringify({ event: { uri: appointment.event }, invitee: { uri: appointment.invitee } }),
);

/** A calendar with one time; `silent` sends no messages. */
function calendarPage({ silent = false } = {}): string {
  return `<!doctype html><html lang="en"><title>Calendar</title><h1>Calendar</h1>
    <button onclick='${scheduled}'>Tomorrow at noon</button>
    <script>addEventListener("viewed", () => ${say("event_type_viewed")});
    ${silent ? "" : `dispatchEvent(new Event("viewed"))`}</script></html>`;
}

/** Routes the provider's addresses to answers without a fault; a test routes its faults over them. */
export async function answerProvider(on: BrowserContext | Page, silent = false): Promise<void> {
  await on.route(providerScript, (route) =>
    route.fulfill({ contentType: "text/javascript", body: widgetScript }),
  );
  await on.route(providerFrame, (route) =>
    route.fulfill({ contentType: "text/html", body: calendarPage({ silent }) }),
  );
}

/**
 * Opens a page with a stopped clock and waits until its calendar has begun, because the timers are set only
 * then. Does not wait for `load`: the provider's script may never come.
 */
export async function openCalendar(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForSelector(`script[src^="https://assets.calendly.com"]`, { state: "attached" });
}

/** Waits until the provider's script has run. The page cannot wait for it: its timers stand still. */
export async function untilProviderRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => "Calendly" in window);
}
