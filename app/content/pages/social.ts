import { deliveryMinutes } from "~/config/facts";
import { amount } from "~/lib/text/amount";
import type { Action, SectionOf } from "~/components/sections/section";
import { names } from "~/config/names";
import { clientPeople } from "~/content/shared/clients";
import { drawing } from "~/content/shared/films-and-drawings";
import { architect } from "~/content/shared/team";
import { agency, creator } from "./social-versions";

const delivery = amount(deliveryMinutes, "minute");
const tool = names.workspaceTool.name;

/** The photo links to `link`, the person's own site. */
const quotes = {
  id: "testimonials",
  title: "What planner users say",
  items: [
    {
      quote: "Eight clients, one calendar. No one asks me what's going out on Friday anymore.",
      by: clientPeople.lenaOrtiz,
      link: "https://ortiz-social.example/",
      extraLink: { url: "https://ortiz-social.example/", text: "See her agency" },
    },
    {
      quote: "Clients approve right in the task. The email threads are gone.",
      by: clientPeople.jonHale,
      link: "https://northwind-media.example/",
    },
    {
      quote: "I film on Mondays and plan on Tuesdays. The rest of the week runs without me.",
      by: clientPeople.noorHaddad,
      link: "https://slow-kitchen.example/",
      extraLink: { url: "https://slow-kitchen.example/videos", text: "Watch her videos" },
    },
    {
      quote: "I set it up in one evening with the video guide, and I'm not an organized person.",
      by: clientPeople.owenCastellano,
      link: "https://night-shift-talks.example/",
    },
  ],
} as const;

export const plannerMonth = drawing(
  "planner-month",
  "Example of a month of planned posts, each with its client and its kind.",
  [640, 500],
  [340, 422],
);

const comparison: SectionOf<"table"> = {
  kind: "table",
  id: "versions",
  title: "Which version fits?",
  caption: "Agency Version compared with Creator Version",
  columns: ["Feature", "Agency Version", "Creator Version"],
  rows: [
    { label: "Made for", cells: ["Several clients", "Your own channels"] },
    { label: "Boards", cells: ["One per client", "One for all channels"] },
    { label: "Client approval", cells: [true, false] },
    { label: "Idea inbox", cells: ["One per client", "One, on your phone"] },
    { label: "Monthly report", cells: ["Ready to send to clients", "For your own review"] },
    {
      label: "Price",
      cells: [`${agency.price.price} one-time`, `${creator.price.price} one-time`],
    },
  ],
};

export const social = {
  title: `Social media planner template for ${tool}`,
  description: `Plan, write, approve and publish in one ${tool} template. Agency version ${agency.price.price}, Creator version ${creator.price.price}.`,
  product: "Social media planner",
  badge: `${tool} template`,
  versions: [agency, creator],
  choose: "Choose a version",
  promo: "Promo code",
  promoNote: "applied for you",
  copy: "Copy code",
  copied: "Copied!",
  delivered: `Delivered by email within ${delivery}`,
  see: { label: "See the features", to: { anchor: "features" } } satisfies Action,
  quotes,
  features: {
    id: "features",
    choose: "Choose a version to view",
    title: "Six views, ready to fill",
    lede: "Open any of them full size.",
    enlarge: "Enlarge: ",
    lightbox: { close: "Close", before: "Previous picture", after: "Next picture" },
  },
  maker: {
    sample: true,
    title: "Meet the Creator",
    member: architect,
    text: `${names.members.architect.name} designs ${tool} workspaces for whole companies, and built this template for our own social team first. Each view answers a question someone asked on a Monday.`,
    action: {
      label: `More about ${names.members.architect.name}`,
      to: { page: "kit-architect" },
    } satisfies Action,
  },
  comparison,
  closing: {
    title: "Next month, planned by tonight",
    text: `Pay once. The template and its setup guide reach your inbox within ${delivery}.`,
    questions: {
      label: "Have questions? Book a call",
      to: { url: names.schedulingProvider.links.discoveryCall },
    } satisfies Action,
  },
} as const;
