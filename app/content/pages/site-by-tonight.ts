import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { sampleSites } from "../artefact-sites";
import { voices } from "../shared/voices";
import { prices } from "../shared/prices";
import { onboarding } from "../shared/team";

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
      title: "Talk to us this morning.\nBe online tonight.",
      lede: "Up to 5 pages, designed, written and launched within 24 hours. You review it the same evening.",
      price: { price, suffix: "one-time" },
      actions: [consultation, { label: "See the day hour by hour", to: { anchor: "day" } }],
      note: `Live within 24 hours of the consultation, or all ${price} back`,
      artefact: sampleSites,
    },
    {
      kind: "checklist",
      id: "features",
      title: "Everything in the price",
      items: [
        { title: "Up to 5 pages", text: "Home, services, about, contact and one more you choose." },
        {
          title: "Copy written for you",
          text: "Based on our call, ready for your edits.",
        },
        { title: "Design in your colors", text: "Bring a logo, or we'll set your name in type." },
        { title: "Mobile first", text: "It looks right on the phones your customers use." },
        { title: "A contact form that works", text: "Every inquiry lands in your inbox." },
        { title: "Ready for search engines", text: "Titles, descriptions and a sitemap." },
        { title: "Your own domain", text: "Connected, with HTTPS. The domain stays yours." },
        { title: "30 days of support", text: "Free support and revisions after launch." },
      ],
    },
    {
      kind: "rail",
      id: "day",
      tone: "alternate",
      title: "The day, hour by hour",
      lede: "A sample schedule. Your 24 hours start when the consultation ends.",
      steps: [
        {
          when: "9:00 AM",
          title: "Book consultation",
          text: "You picked 9:00. For 60 minutes we talk about your business, your customers and what the site needs to do.",
        },
        {
          when: "10:00 AM",
          title: "Design and build",
          text: "We write and build. You get on with your day.",
        },
        {
          when: "6:00 PM",
          title: "Review and approve",
          text: "Check it on your phone and tell us what to change.",
        },
        {
          when: "9:00 PM",
          title: "Launch",
          text: "We connect your domain and send you the link.",
        },
      ],
    },
    voices.site,
    {
      kind: "offer",
      id: "price",
      tone: "alternate",
      look: "receipt",
      badge: "24-hour delivery",
      title: "Site by Tonight",
      text: `One price, one day, one site you own. If we take longer than 24 hours, you get all ${price} back.`,
      price,
      suffix: "one-time",
      points: [
        "Up to 5 pages, written for you",
        "Delivered within 24 hours",
        "30 days free support and revisions",
        "Full refund if late",
      ],
      host: {
        ...{ name: onboarding.name, role: onboarding.role, portrait: onboarding.portrait },
        says: "I'm on your consultation at nine, and I send you the link at night. In between, you get on with your day.",
      },
      action: consultation,
    },
    {
      kind: "faq",
      id: "faq",
      title: "Fair questions",
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
          answer: `You get the full ${price} back.`,
        },
      ],
    },
    {
      kind: "closing",
      title: "Your website could be live tonight",
      text: "Pick a time for the consultation. Your 24 hours start when it ends.",
      actions: [consultation],
    },
  ],
};
