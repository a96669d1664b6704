// @ts-check
// Sent only with pages that tell somebody of a visit, and only while that is configured (app/tracking/).

const asked = /** @type {HTMLScriptElement} */ (
  document.querySelector('script[src="/tracking.js"]')
).dataset;

/**
 * Names no person: the path, never the query. The answer is not read, and a failure is nobody's loss.
 * @param {string} url
 */
function tellWebhook(url) {
  const { userAgent } = navigator;
  const visit = { page: location.pathname, timestamp: new Date().toISOString(), userAgent };
  fetch(url, {
    method: "POST",
    mode: "no-cors",
    credentials: "omit",
    keepalive: true,
    signal: AbortSignal.timeout(15_000),
    body: JSON.stringify(visit),
  }).catch(() => console.warn("The automation webhook could not be told."));
}

/**
 * What the server said may be minutes old, in a page that was prefetched or comes from history: the
 * browser has the last word.
 */
function mayLoadPixel() {
  const optedOut = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
  const refused = /(?:^|;\s*)(?:__Host-)?consent=refused\./.test(document.cookie);
  return asked["state"] === "run" && !optedOut && !refused && isPlainAddress();
}

/** Meta is told the whole address: nothing may be in it but the marks of a campaign. */
function isPlainAddress() {
  const marks = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|li_fat_id)$/;
  return [...new URLSearchParams(location.search)].every(
    ([name, value]) => marks.test(name) && !value.includes("@"),
  );
}

/**
 * Counts one PageView. Of the page before it Meta learns the origin, as by Referrer-Policy.
 * @param {string} id
 */
function loadPixel(id) {
  const referrer = document.referrer && `${new URL(document.referrer).origin}/`;
  Object.defineProperty(document, "referrer", { value: referrer, configurable: true });

  /** Keeps the calls until Meta's script is there to make them. */
  const fbq = Object.assign(
    (/** @type {unknown[]} */ ...call) => {
      if (fbq.callMethod) fbq.callMethod(...call);
      else fbq.queue.push(call);
    },
    {
      callMethod: /** @type {((...call: unknown[]) => void) | undefined} */ (undefined),
      queue: /** @type {unknown[][]} */ ([]),
      push: (/** @type {unknown[]} */ ...call) => fbq(...call),
      loaded: true,
      version: "2.0",
    },
  );
  Object.assign(window, { fbq, _fbq: fbq });
  // Without it Meta's script would read buttons and words of the page by itself.
  fbq("set", "autoConfig", false, id);
  fbq("init", id);
  fbq("track", "PageView");

  const script = document.createElement("script");
  script.src = "https://connect.facebook.net/en_US/fbevents.js";
  const image = document.createElement("noscript");
  // Words to a browser with script, hence never loaded by one (specification 2.19).
  image.textContent = `<img height="1" width="1" hidden alt="" src="https://www.facebook.com/tr?id=${id}&ev=PageView&noscript=1">`;
  for (const element of [script, image]) document.body.appendChild(element);
}

/** Of a grant that is no longer one; what the server expires at a refusal goes here too. */
function clearPixelCookies() {
  const labels = location.hostname.split(".");
  const domains = labels.slice(0, -1).map((_, nth) => `;domain=${labels.slice(nth).join(".")}`);
  for (const name of ["_fbp", "_fbc"]) {
    if (!document.cookie.includes(`${name}=`)) continue;
    for (const domain of ["", ...domains]) document.cookie = `${name}=;path=/;max-age=0${domain}`;
  }
}

/** @param {() => void} work */
function whenIdle(work) {
  const wait = () =>
    "requestIdleCallback" in window
      ? requestIdleCallback(work, { timeout: 5_000 })
      : setTimeout(work, 1_500);
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}

function start() {
  const { webhook, pixel } = asked;
  if (webhook) tellWebhook(webhook);
  if (!pixel) return;
  if (mayLoadPixel()) whenIdle(() => loadPixel(pixel));
  else clearPixelCookies();
}

// A page that is only being prepared has no visitor yet.
if ("prerendering" in document && document.prerendering) {
  document.addEventListener("prerenderingchange", start, { once: true });
} else {
  start();
}

export {};
