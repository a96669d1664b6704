import type { SitesWords } from "~/components/artefacts/words";
import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { prices } from "../shared/prices";
import { askOnCall, onboarding } from "../shared/team";
import { voices } from "../shared/voices";

/** What a day of work ends in, three times. */
const sampleSites: SitesWords = {
  kind: "sites",
  caption:
    "Example of three finished websites, for a roofer, a vet clinic and an interior studio, and of the day that each took.",
  legend: "Choose a sample site",
  hours: [
    { at: "9:00 AM", text: "Call" },
    { at: "10:00 AM", text: "Build" },
    { at: "6:00 PM", text: "Review" },
    { at: "9:00 PM", text: "Live" },
  ],
  sites: [
    {
      label: "Roofer",
      address: "fieldstone-roofing.example",
      brand: "Fieldstone",
      menu: ["Services", "Reviews", "Contact"],
      headline: "A dry roof before the next storm",
      text: "Inspection within 2 days and a written quote on the spot.",
      button: "Book an inspection",
      services: [
        { title: "Storm damage", text: "We meet the insurer" },
        { title: "New roofs", text: "Most in 2 days" },
        { title: "Maintenance", text: "Twice a year" },
      ],
    },
    {
      label: "Clinic",
      address: "juniper-vets.example",
      brand: "Juniper Vets",
      menu: ["Team", "Prices", "Visit"],
      headline: "Seen today, home tonight",
      text: "Same-day visits for dogs and cats, until 8 PM.",
      button: "Book a visit",
      services: [
        { title: "Checkups", text: "In 30 minutes" },
        { title: "Vaccines", text: "No appointment" },
        { title: "Emergencies", text: "Until 8 PM" },
      ],
    },
    {
      label: "Studio",
      address: "oak-and-line.example",
      brand: "Oak & Line",
      menu: ["Work", "Studio", "Contact"],
      headline: "Rooms people stay in",
      text: "Interiors for cafes and small hotels, drawn and built.",
      button: "See the work",
      services: [
        { title: "Hotels", text: "12 to 60 rooms" },
        { title: "Cafes", text: "Open in 10 weeks" },
        { title: "Offices", text: "Up to 80 desks" },
      ],
    },
  ],
};

const price = usd(prices.siteByTonight);

/** The one whose day is shown. */
const { address, headline, button } = sampleSites.sites[0];

const consultation: Action = {
  label: "Book my consultation",
  to: { url: names.schedulingProvider.links.consultation },
};

export const siteByTonight: PageContent = {
  title: "Site by Tonight: your website in 24 hours",
  description: `A website of up to 5 pages designed, written and launched within 24 hours for ${price}, or a full refund.`,
  sticky: { ...consultation, label: `${consultation.label} · ${price}` },
  service: { name: "Site by Tonight", offers: [{ price: prices.siteByTonight }] },
  sections: [
    {
      kind: "hero",
      badge: "Same-day delivery guarantee",
      title: "Talk to us this morning.\nBe online tonight.",
      lede: "Up to 5 pages, designed and written the same day. You review them before they go live.",
      price: { price, suffix: "one-time" },
      actions: [consultation, { label: "See the day hour by hour", to: { anchor: "day" } }],
      note: `Live within 24 hours of your consultation, or all ${price} back`,
      artefact: sampleSites,
    },
    {
      kind: "rail",
      id: "day",
      tone: "alternate",
      title: "The day, hour by hour",
      lede: "A sample day. Your 24 hours start when the consultation ends.",
      steps: [
        {
          when: "9:00 AM",
          title: "Book consultation",
          text: "60 minutes on your business, your customers and what the site has to do.",
          shows: {
            stage: "notes",
            caption: "Example: the notes of the call.",
            label: "Notes from the call",
            notes: [
              "Storm damage comes first",
              "One button: book an inspection",
              "Blue, like the trucks",
              "Photos by noon",
            ],
          },
        },
        {
          when: "10:00 AM",
          title: "Design and build",
          text: "We write and build while you work.",
          shows: {
            stage: "draft",
            caption: "Example: the home page as a draft, with its headline and its button.",
            label: "Home page, draft",
            headline,
            button,
            picture: "Picture: the house, in the rain",
          },
        },
        {
          when: "6:00 PM",
          title: "Review and approve",
          text: "Check it on your phone and tell us what to change.",
          shows: {
            stage: "review",
            caption: "Example: the page on a phone, with one change asked for and made.",
            label: "On your phone",
            headline,
            button,
            asked: "Can you add the ladder?",
            answered: "Done. Reload it.",
          },
        },
        {
          when: "9:00 PM",
          title: "Launch",
          text: "We connect your domain and send you the link.",
          shows: {
            stage: "live",
            caption: "Example: the finished home page at its own address.",
            label: address,
            headline,
            button,
          },
        },
      ],
    },
    { ...voices.site, tint: "automation" },
    {
      kind: "offer",
      id: "price",
      tone: "alternate",
      look: "receipt",
      badge: "24-hour delivery",
      title: "Everything in one price",
      text: "Copy, design, domain and 30 days of changes, all included. The site is yours.",
      price,
      suffix: "one-time",
      points: [
        "Up to 5 pages",
        "Copy written from our call",
        "Design in your colors",
        "Built for phones first",
        "A contact form that works",
        "Ready for Google",
        "Your own secure domain",
        "30 days free support and revisions",
      ],
      note: "Full refund if late",
      host: {
        ...{ name: onboarding.name, role: onboarding.role, portrait: onboarding.portrait },
        says: "I'm on your consultation at nine, and I stay on it until I send you the link.",
      },
      action: consultation,
    },
    {
      kind: "faq",
      id: "faq",
      title: "Fair questions",
      ask: askOnCall("book-onboarding"),
      items: [
        {
          question: "How can you do it in one day?",
          answer:
            "Because no one waits. You answer our questions in 60 minutes, one team writes and builds straight through, and you approve it the same evening.",
        },
        {
          question: "What do you need from me?",
          answer:
            "The consultation, your logo and photos if you have them, and 30 minutes in the evening to review. If you want it on your own domain, we'll need access to that too.",
        },
        {
          question: "What if I want changes later?",
          answer:
            "Support and revisions are free for 30 days. After that, change it yourself or ask us for a quote.",
        },
        {
          question: "What happens if you're late?",
          answer: `You get the full ${price} back if your site isn't live 24 hours after the consultation ends.`,
        },
      ],
    },
    {
      kind: "closing",
      title: "Your website could be live tonight",
      text: "Pick a time for the consultation.\u00a0Your 24\u00a0hours start when it ends.",
      actions: [consultation],
    },
  ],
};
