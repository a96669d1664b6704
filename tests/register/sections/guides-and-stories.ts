import { browser, type Sections, shownAfter, shownAt } from "../promise.ts";

const guides = shownAt("/free-resources");
const asked = shownAfter("/free-resources", {
  email: "ada@example.test",
  "clickup-mistakes": "on",
});
const stories = shownAt("/case-studies");
const withScript = browser(
  "lead-magnet",
  "the guides > with script: cards toggle, mistakes, failure, one request each, thank you",
);

/** Guides that are still to come, and what became of four clients. */
export const guidesAndStories: Sections = {
  "2.3": [
    ["words", "Exclusive Productivity Secrets", guides.says()],
    ["rule", "Back-to-home link", guides.links("/", "Back to Home")],
    ["number", "Two guide cards", guides.has(2, 'fieldset input[type="checkbox"]')],
    ["words", "10 Mistakes to Avoid When Building a ClickUp Workspace", guides.says()],
    ["words", "7 MUST Have Automations in Zapier", guides.says()],
    ["words", "Each card has a COMING SOON overlay", guides.repeats(2, "COMING SOON")],
    ["words", "and a Coming Soon button", guides.repeats(2, "Coming Soon")],
    ["state", "a disabled Coming Soon button", withScript],
    ["state", "Clicking a card toggles its selected state, shown with a check mark", withScript],
    ["rule", "A form with an email field", guides.has(1, 'form input[type="email"]')],
    ["words", "NOTIFY ME WHEN AVAILABLE", guides.says()],
    ["state", "The button is disabled while the email is empty", withScript],
    ["words", "We respect your privacy. Your email will not be shared.", guides.says()],
    ["words", "Thank You!", asked.says()],
    [
      "words",
      "You're on the list! We'll notify you as soon as our expert guides are available.",
      asked.says(),
    ],
    ["words", "a Notification Request Confirmed box", asked.says("Notification Request Confirmed")],
    ["words", "Want Personalized Help?", asked.says()],
    [
      "rule",
      "with a Book A Free Call link to /#contact",
      asked.links("/#contact", "Book A Free Call"),
    ],
    ["rule", "and a Return to Home button", asked.links("/", "Return to Home")],
    ["state", "After success, with script", withScript],
  ],

  "2.4": [
    ["words", "Client Success Stories", stories.says()],
    ["number", "Four case studies", stories.has(4, "article")],
    ["words", "a media platform", stories.says("Industry Media platform")],
    ["words", "a public adjusting firm", stories.says("Industry Public adjusting firm")],
    ["words", "an e-commerce store", stories.says("Industry E-commerce store")],
    ["words", "a website development agency", stories.says("Industry Website development agency")],
    ["rule", "Each shows company", stories.has(4, "article h2")],
    ["rule", "industry", stories.repeats(4, "Industry ")],
    ["rule", "summary: the media platform", stories.says("A publisher with four shows")],
    ["rule", "summary: the public adjusting firm", stories.says("They stood up for homeowners")],
    ["rule", "summary: the e-commerce store", stories.says("A furniture shop that sold more")],
    ["rule", "summary: the agency", stories.says("A web agency for local businesses")],
    ["rule", "challenge", stories.repeats(4, "Challenge")],
    ["rule", "solution", stories.repeats(4, "Solution")],
    ["number", "three key results", stories.has(12, "article ul:first-of-type > li")],
    ["rule", "and a testimonial", stories.has(4, "article blockquote")],
    ["words", "OFFICIAL CLICKUP PARTNER", stories.repeats(1, "OFFICIAL CLICKUP PARTNER")],
    ["rule", "A closing call to action links to /#contact", stories.has(2, 'a[href="/#contact"]')],
    ["words", "Get Started Today", stories.links("/#contact")],
    ["number", "78%", stories.repeats(1, "78%")],
    ["number", "68%", stories.repeats(1, "68%")],
    ["number", "150%", stories.repeats(2, "150%")],
    ["number", "45%", stories.repeats(2, "45%")],
    ["number", "38%", stories.repeats(1, "38%")],
    ["number", "25%", stories.repeats(1, "25%")],
    ["number", "42%", stories.repeats(2, "42%")],
    ["number", "35%", stories.repeats(1, "35%")],
    ["number", "200+ sites", stories.repeats(2, "200+ sites")],
  ],
};
