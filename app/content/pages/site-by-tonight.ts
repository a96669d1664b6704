import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { artefacts } from "../artefacts";
import { prices } from "../shared/prices";

const price = usd(prices.siteByTonight);

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
      title: "Talk to us this morning. Be online tonight.",
      lede: "Up to 5 pages, designed, written and launched within 24 hours. If we are late, you get a full refund.",
      price: { price, suffix: "one-time" },
      actions: [consultation, { label: "See the day hour by hour", to: { anchor: "day" } }],
      note: "30 days of free support and revisions included",
      artefact: artefacts.browser,
    },
    {
      kind: "checklist",
      id: "features",
      title: "Everything in the price",
      items: [
        { title: "Up to 5 pages", text: "Home, services, about, contact and one of your choice." },
        {
          title: "Your words, written for you",
          text: "From the consultation, for you to correct.",
        },
        { title: "Design in your colors", text: "Bring a logo, or we set your name in type." },
        { title: "Made for phones first", text: "Where most of your customers will see it." },
        { title: "A form that reaches you", text: "Every inquiry lands in your inbox." },
        { title: "Ready for search engines", text: "Titles, descriptions and a sitemap." },
        { title: "Your own domain", text: "Connected and encrypted. The domain stays yours." },
        { title: "30 days of care", text: "Free support and revisions after launch." },
      ],
    },
    {
      kind: "rail",
      id: "day",
      tone: "alternate",
      title: "The day, hour by hour",
      lede: "An example. Your 24 hours start when the consultation ends.",
      steps: [
        {
          when: "9:00 AM",
          title: "Book consultation",
          text: "60 minutes about your business, your customers and what the site must do.",
        },
        {
          when: "10:00 AM",
          title: "Design and build",
          text: "We write and build. You carry on with your day.",
        },
        {
          when: "6:00 PM",
          title: "Review and approve",
          text: "You look at it on your phone and tell us what to change.",
        },
        {
          when: "9:00 PM",
          title: "Launch",
          text: "We connect your domain and send you the link.",
        },
      ],
    },
    {
      kind: "offer",
      id: "price",
      badge: "24-hour delivery",
      title: "Site by Tonight",
      text: "One price, one day, one site you own.",
      price,
      suffix: "one-time",
      points: [
        "Up to 5 pages, written for you",
        "Delivered within 24 hours",
        "30 days free support and revisions",
        "Full refund if late",
      ],
      action: consultation,
    },
    {
      kind: "notice",
      tone: "guarantee",
      title: "Late? Full refund.",
      text: `If your site is not online within 24 hours, you get the whole ${price} back. No form, no discussion.`,
    },
    {
      kind: "faq",
      id: "faq",
      tone: "alternate",
      title: "Fair questions",
      items: [
        {
          question: "How can it be done in one day?",
          answer:
            "Because nobody waits. You answer the questions in one hour, one team writes and builds without a break, and you approve the same evening.",
        },
        {
          question: "What do you need from me?",
          answer:
            "The consultation, your logo and photos if you have them, and half an hour in the evening to review. Access to your domain if it should go live there.",
        },
        {
          question: "What if I want changes later?",
          answer:
            "Support and revisions are free for 30 days. After that the site is yours: change it yourself or ask us for a quote.",
        },
        {
          question: "What happens if you are late?",
          answer: `You get the full ${price} back.`,
        },
      ],
    },
    {
      kind: "closing",
      title: "This time tomorrow you could have a website",
      text: "Pick an hour for the consultation. Your 24 hours start when it ends.",
      actions: [consultation],
    },
  ],
};
