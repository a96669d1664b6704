import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { drawing } from "../shared/films-and-drawings";
import { prices } from "../shared/prices";
import { askOnCall, onboarding } from "../shared/team";
import { voices } from "../shared/clients";

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
      lede: "Up to 5 pages, designed and written the same day. You review them before they go live.",
      price: { price, suffix: "one-time" },
      actions: [consultation, { label: "See the day hour by hour", to: { anchor: "day" } }],
      facts: [
        ["Live", "within 24 hours of your consultation"],
        ["Guarantee", "all of it back if we're late"],
      ],
      artefact: drawing(
        "sample-site",
        "Example of a website that was finished in one day, for a roofer.",
        [480, 570],
        [350, 459],
      ),
    },
    {
      kind: "steps",
      id: "day",
      title: "The day, hour by hour",
      lede: "A sample day. Your 24 hours start when the consultation ends.",
      /** Hours from 9:00 AM. The launch, as a moment, has no end of its own. */
      stepEnds: [1, 9, 12],
      steps: [
        {
          when: "9:00 AM",
          title: "Book consultation",
          text: "60 minutes on your business, your customers and what the site has to do.",
        },
        {
          when: "10:00 AM",
          title: "Design and build",
          text: "We write and build while you work.",
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
    { kind: "quote", ...voices.site, large: true },
    {
      kind: "offer",
      id: "price",
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
        who: onboarding,
        says: "I'm on your consultation at nine, and I stay on it until I send you the link.",
      },
      action: consultation,
    },
    {
      kind: "faq",
      id: "faq",
      title: "Fair questions",
      ask: askOnCall("book-onboarding"),
      items: {
        "How can you do it in one day?":
          "Because no one waits. You answer our questions in 60 minutes, one team writes and builds straight through, and you approve it the same evening.",
        "What do you need from me?":
          "The consultation, your logo and photos if you have them, and 30 minutes in the evening to review. If you want it on your own domain, we'll need access to that too.",
        "What if I want changes later?":
          "Support and revisions are free for 30 days. After that, change it yourself or ask us for a quote.",
        "What happens if you're late?": `You get the full ${price} back if your site isn't live 24 hours after the consultation ends.`,
      },
    },
  ],
};
