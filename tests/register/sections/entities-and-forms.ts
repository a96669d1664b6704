import { browser, type Sections, shownAfter, shownAt, unit, worker } from "../promise.ts";

const automate = shownAt("/automate");
const workspace = shownAt("/clickup");
const schema = "app/notetaker/request/schema.test.ts";
const scheduled = unit(
  schema,
  "the form > a request for later carries the human text, the ISO time and the epoch",
);
const payload = browser(
  "notetaker-delivery",
  "the documented payload goes out once, with the form's key",
);
const guidesFlow = browser(
  "lead-magnet",
  "the guides > with script: cards toggle, mistakes, failure, one request each, thank you",
);
const workspaceFlow = browser(
  "lead-offers",
  "the free workspace > with script: a mistake, a failure, a second of sending, the address",
);
const membersFlow = browser(
  "lead-offers",
  "the members' offer > with script: mistakes, the server's words, a broken network, thank you",
);
const mistakes = unit(
  schema,
  "the form > every mistake is named at once, in the words of the specification",
);

const nobody = shownAfter("/freenotetaker", { isScheduled: "on" });
const noGuide = shownAfter("/free-resources", { email: "ada@example.test" });
const noAt = shownAfter("/getfreeclickup", { email: "ada.example.test" });
const noAddress = shownAfter("/getfreeclickup", { email: "" });
const members = shownAt("/AI4B");

/** What forms send, and what they refuse. */
export const entitiesAndForms: Sections = {
  "3": [
    [
      "rule",
      "Task counter response. Only the numeric field count is read",
      browser(
        "home",
        "the task counter > waits for the first poll, then takes the server's number every minute",
      ),
    ],
    ["words", "clickup-mistakes or zapier-automations", guidesFlow],
    ["rule", "Lead-magnet submission. email, guideName (the guide's title)", guidesFlow],
    ["rule", "Notetaker submitted payload", payload],
    [
      "rule",
      "Notetaker submitted payload, for now",
      unit(schema, "the form > a request for now becomes the payload of the specification"),
    ],
    ["rule", "scheduledTime (human text 'yyyy-MM-dd time (timezone)', or null)", scheduled],
    ["rule", "isoScheduledTime (ISO string or null)", scheduled],
    ["rule", "epochTimeMs (number or null)", scheduled],
    [
      "rule",
      "agreeToTerms (true)",
      unit(
        "app/notetaker/request/schema-payload.test.ts",
        "the payload > isScheduled and agreeToTerms have no defaults",
      ),
    ],
    ["rule", "Lead form submission. firstName, lastName, email", membersFlow],
    ["rule", "Free workspace email capture. A single email value", workspaceFlow],
    [
      "number",
      "Partner list. There are 9 entries",
      browser("loops", "the partners drift by in 40 s, and the mark moves on every 3 s"),
    ],
    ["number", "and one is highlighted", shownAt("/liftoff-launch").repeats(2, "At the center")],
    [
      "number",
      "basic: monthlyPrice 1400",
      automate.says("$1,400/month = $140 per automation a month Saves 15-20 hours/month"),
    ],
    ["number", "basic: 10 automations", automate.says("10 automations built for you Audit of one")],
    [
      "number",
      "advanced: monthlyPrice 3500",
      automate.says("$3,500/month = $140 per automation a month Saves 40-50 hours/month"),
    ],
    ["number", "advanced: 25 automations", automate.says("25 automations built for you")],
    [
      "number",
      "pro: monthlyPrice 7000",
      automate.says("$7,000/month = $140 per automation a month Saves 80-100 hours/month"),
    ],
    [
      "number",
      "pro: 50 automations",
      automate.says("Everything in Advanced, plus 50 automations built for you"),
    ],
    ["number", "automate90: upfrontPrice 15000", automate.says("$15,000 upfront")],
    [
      "number",
      "automate90: monthlyPrice 6000 for monthlyPeriod 3",
      automate.says("$6,000/month for 3 months"),
    ],
    ["number", "automate90: 150 automations", automate.says("150 automations built for you")],
    ["number", "automate90: 200+ hours/month", automate.says("Saves 200+ hours/month")],
    [
      "words",
      "automate90 has the badge 'SAVE BIG - RECOMMENDED'",
      shownAt("/automate90").says("SAVE BIG - RECOMMENDED"),
    ],
    ["number", "automate90 on its own page: 150", shownAt("/automate90").says("150 automations")],
    [
      "number",
      "automate90 on its own page: 200+ hours/month",
      shownAt("/automate90").says("200+ hours/month"),
    ],
    ["number", "Ticker list (18 topics)", workspace.has(19, ".ticker > li")],
    ["words", "client onboarding, invoicing", workspace.says("client onboarding invoicing")],
    [
      "words",
      "contract submission, task creation from meetings",
      workspace.says("contract submission task creation from meetings"),
    ],
    [
      "words",
      "calendar time blocker, appointment reminders",
      workspace.says("calendar time blocker appointment reminders"),
    ],
    [
      "words",
      "Google Drive CRM integration, lead qualification",
      workspace.says("Google Drive CRM integration lead qualification"),
    ],
    [
      "words",
      "email follow-up sequences, project status updates",
      workspace.says("email follow-up sequences project status updates"),
    ],
    [
      "words",
      "social media posting, data backup, report generation",
      workspace.says("social media posting data backup report generation"),
    ],
    [
      "words",
      "customer feedback collection, inventory management",
      workspace.says("customer feedback collection inventory management"),
    ],
    [
      "words",
      "payment processing, team notifications, document approval workflows",
      workspace.says("payment processing team notifications document approval workflows"),
    ],
    [
      "rule",
      "Payment-success response. success (bool), customer (with email)",
      worker("template-success", "POST /api/payment-success > %s", "pi_paid"),
    ],
  ],

  "5": [
    [
      "rule",
      "Lead-magnet: email is required",
      shownAfter("/free-resources", { "clickup-mistakes": "on", email: "" }).says(
        "Please enter a valid email address",
      ),
    ],
    [
      "rule",
      "and of type email",
      shownAt("/free-resources").has(1, 'input[type="email"][required]'),
    ],
    ["state", "The submit button is disabled while the email is empty", guidesFlow],
    ["words", "No guides selected", noGuide.says()],
    ["words", "Please select at least one guide to download.", noGuide.says()],
    ["state", "With no guide selected on submit: destructive toast", guidesFlow],
    ["words", "Please enter a valid email address", nobody.says()],
    ["words", "Meeting link is required", nobody.says()],
    ["rule", "If it lacks an http:// or https:// prefix, https:// is added", payload],
    ["words", "Please enter your name", nobody.says()],
    [
      "number",
      "name has a minimum of 2 characters",
      unit(schema, "the form > one letter is no name, and invisible letters do not count"),
    ],
    ["words", "Please select a time", nobody.says()],
    ["words", "Please select a date", nobody.says()],
    ["words", "Please select a timezone", nobody.says()],
    ["rule", "Required: scheduledTime, scheduledDate and timezone", mistakes],
    [
      "rule",
      "The date picker disables days before today",
      browser("notetaker-form", "the first day on offer is today in the chosen zone"),
    ],
    [
      "rule",
      "Days before today are refused by the server too",
      unit(
        schema,
        "the form > a day before today in the chosen zone is refused, today there is not",
      ),
    ],
    [
      "state",
      "Errors appear under the fields on submit",
      browser(
        "notetaker-form",
        'script ? "with script" : "without script" > every mistake is named in the summary and under its field',
      ),
    ],
    [
      "rule",
      "Free workspace: The field is required and of type email",
      shownAt("/getfreeclickup").has(1, 'input[type="email"][required]'),
    ],
    ["words", "Invalid email", noAddress.says()],
    ["rule", "an empty value is rejected", noAddress.says("Please enter a valid email address.")],
    ["rule", "or one without '@'", noAt.says("Invalid email. Please enter a valid email address.")],
    ["state", "is rejected with the destructive toast", workspaceFlow],
    ["words", "First Name *", members.says()],
    ["words", "Last Name *", members.says()],
    ["words", "Email Address *", members.says()],
    ["rule", "firstName is required", members.has(1, 'input[name="firstName"][required]')],
    ["rule", "lastName is required", members.has(1, 'input[name="lastName"][required]')],
    [
      "rule",
      "email is required, email-type input",
      members.has(1, 'input[type="email"][name="email"][required]'),
    ],
  ],
};
