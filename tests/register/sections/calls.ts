import { browser, kills, type Sections, shownAt, unit, worker } from "../promise.ts";

const post = "app/leads/views/post-lead.test.ts";
const retries = "app/notetaker/request/send-with-retries.test.ts";
const asJson = unit(post, "a lead goes out as JSON, with the cookies of the site");
const guides = browser(
  "lead-magnet",
  "the guides > with script: cards toggle, mistakes, failure, one request each, thank you",
);
const payload = browser(
  "notetaker-delivery",
  "the documented payload goes out once, with the form's key",
);
const members = browser(
  "lead-offers",
  "the members' offer > with script: mistakes, the server's words, a broken network, thank you",
);
const webhook = browser(
  "tracking",
  "a webhook that fails > is told of the automation page, and fails in the console alone",
);
const noPayment = browser(
  "template-success",
  "the page after a payment > says the specified words when nobody answers, and nothing when it names no payment",
);
const workspace = browser(
  "lead-offers",
  "the free workspace > with script: a mistake, a failure, a second of sending, the address",
);
const newTab = worker(
  "addresses",
  "the links of all pages > open a new tab when they leave the site, and show it",
);

const fitCall = "https://calendly.com/larkfield-sample/fit-call";
const checkout = "https://buy.stripe.com/larkfield-sample";

/** The calls that pages make, and what comes of them. */
export const calls: Sections = {
  "7": [
    ["rule", "A request helper sends a given method to a URL with an optional body", asJson],
    ["rule", "A body is sent as JSON with a JSON content-type header", asJson],
    ["rule", "Credentials are always included: guides and members", asJson],
    [
      "rule",
      "Credentials are always included: the notetaker",
      unit(retries, "a submission goes out as JSON, with its key and the cookies of the site"),
    ],
    [
      "rule",
      "Credentials are always included: the free workspace",
      unit(
        "app/leads/views/workspace-later.test.ts",
        "an address goes out as the form would post it, with the cookies of the site",
      ),
    ],
    [
      "rule",
      "GET /api/task-counter: no body; response field read: count",
      worker(
        "counter",
        "/api/task-counter > answers with the count, which may be kept for 30 seconds",
      ),
    ],
    [
      "timer",
      "Polled every 60 seconds on the home page",
      browser(
        "home",
        "the task counter > waits for the first poll, then takes the server's number every minute",
      ),
    ],
    ["rule", "POST /api/lead-magnet: JSON {email, guideName}", guides],
    ["rule", "One request per selected guide", guides],
    [
      "rule",
      "all in parallel",
      unit(
        "app/leads/views/guides-later.test.ts",
        "each chosen guide is a request of its own, all of them at once",
      ),
    ],
    ["rule", "POST /api/note-taker-registration: JSON with the notetaker payload fields", payload],
    [
      "timer",
      "Aborted after 5 seconds",
      browser(
        "notetaker-delivery",
        "a silent server is left after 5 s, the success shows, and the page goes on trying",
      ),
    ],
    [
      "rule",
      "What it takes is stored",
      worker("notetaker-api", "what is accepted > %s: stored, and answered with ok", "later"),
    ],
    ["rule", "and is never lost", kills("verdict", "${code}: acknowledged and lost")],
    ["rule", "nor sent twice", kills("verdict", "${code}: ${bots} bots")],
    ["rule", "and its notes are mailed", kills("verdict", "${code}: no result mail")],
    ["rule", "POST /api/ai4b-submission: JSON {firstName, lastName, email}", members],
    ["rule", "The response JSON is read for a message field on failure", members],
    ["rule", "The ok status means success", members],
    ["rule", "What it takes is never lost", kills("leads", "${lead.email}: acknowledged and lost")],
    [
      "rule",
      "POST /api/payment-success: JSON {payment_intent_id}",
      worker("template-success", "POST /api/payment-success > %s", "pi_paid"),
    ],
    ["rule", "Sent only when the payment_intent query parameter is present", noPayment],
    [
      "rule",
      "Fields read: success, customer.email",
      browser(
        "template-success",
        "the page after a payment > shows what the second answer says, masked address and all",
      ),
    ],
    ["rule", "What was paid is delivered", kills("payments", "${id}: no template mail")],
    ["rule", "POST to an external automation webhook: JSON {page, timestamp, userAgent}", webhook],
    [
      "rule",
      "no-cors",
      browser("tracking", "a webhook of which no page may read the answer is told all the same"),
    ],
    ["rule", "Sent when the automation pricing page loads", webhook],
    ["timer", "The free workspace email form waits 1 second and reports success", workspace],
    [
      "rule",
      "The scheduling provider's widget script is loaded from the provider's asset host on booking pages",
      browser("booking", "a script that comes before the tenth attempt is in time"),
    ],
    [
      "rule",
      "and on the home page",
      browser("booking", "the home page fetches the script only after it has loaded"),
    ],
    [
      "rule",
      "Inline widgets are initialised with each team member's booking link",
      browser("booking", "tabs by keyboard: the last one chosen has the only frame"),
    ],
    [
      "rule",
      "A social-ad pixel is loaded and a PageView event is tracked",
      browser(
        "tracking",
        "the pixel waits for a yes, hears a no, and stops when the yes is taken back",
      ),
    ],
    [
      "rule",
      "on the automation-related pages",
      worker(
        "tracking",
        "the pixel > is on the pages about automation alone, which alone may reach it",
      ),
    ],
    ["rule", "External navigation in new tabs", newTab],
    [
      "number",
      "the free 15-minute consultation scheduling page",
      shownAt("/automate").has(4, `a[href="${fitCall}"][target="_blank"]`),
    ],
    [
      "rule",
      "two hosted checkout links: Agency",
      shownAt("/social").has(3, `a[href^="${checkout}-agency"][target="_blank"]`),
    ],
    [
      "rule",
      "two hosted checkout links: Creator",
      shownAt("/social").has(3, `a[href^="${checkout}-creator"][target="_blank"]`),
    ],
    [
      "rule",
      "the community site",
      shownAt("/launchmybusiness").has(
        5,
        'a[href="https://community.larkfield.example"][target="_blank"]',
      ),
    ],
    [
      "rule",
      "and the third-party blog article",
      shownAt("/").has(1, 'a[href="https://blog.example/larkfield-automation"][target="_blank"]'),
    ],
  ],
};
