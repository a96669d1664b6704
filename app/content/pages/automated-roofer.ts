import type { ChatWords } from "~/components/artefacts/chats";
import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { film } from "../shared/films-and-drawings";
import { prices } from "../shared/prices";
import { askOnCall, engineer } from "../shared/team";
import { voices } from "../shared/clients";

const phoneCall: ChatWords = {
  kind: "chat",
  icon: "phone",
  caption:
    "Example of an after-hours call: no one picks up, the agent answers, asks what happened and books the inspection.",
  call: { from: "New caller", number: "(555) 014-2207", length: "1:48" },
  title: "Third ring · 7:42 PM",
  state: "Agent answered",
  lines: [
    { by: "person", at: "0:06", text: "We had hail last night and there's water in the attic." },
    { by: "agent", at: "0:14", text: "I'm sorry to hear that. Is the water still coming in?" },
    { by: "person", at: "0:21", text: "No, it stopped this morning." },
    {
      by: "agent",
      at: "0:29",
      text: "OK, I can book an inspection for tomorrow at 8:00 AM. What's the address?",
    },
  ],
  results: [
    { icon: "calendar-check", text: "Inspection booked, 8:00 AM" },
    { icon: "message-square", text: "Summary texted to the owner" },
  ],
};

const price = usd(prices.roofer.now);
const was = usd(prices.roofer.was);
const saved = usd(prices.roofer.was - prices.roofer.now);

const claim: Action = {
  label: `Claim for ${price}`,
  to: { url: names.schedulingProvider.links.roofer },
};

export const automatedRoofer: PageContent = {
  title: "AI front desk for roofing contractors",
  description: `An AI agent that answers your calls, asks about the roof and books the inspection while you're on the ladder. ${price} one-time instead of ${was}.`,
  sticky: claim,
  service: { name: "AI front desk for roofers", offers: [{ price: prices.roofer.now }] },
  sections: [
    {
      kind: "hero",
      badge: "AI front desk for roofers",
      title: "You're on the roof.\nYour phone gets answered\u00a0anyway.",
      lede: "The agent picks up, asks what a roofer would ask, books the inspection and texts you the address. No more phone tag.",
      price: { price, was, suffix: `one-time, you save ${saved}` },
      actions: [claim, { label: "See how a call goes", to: { anchor: "call" } }],
      facts: [
        ["Live", "48-hour setup"],
        ["Guarantee", "30-day money-back, no contract"],
      ],
      artefact: phoneCall,
    },
    {
      kind: "quote",
      ...voices.roofer,
      id: "call",
      video: { title: "The front-desk agent at work", ...film("front-desk") },
    },
    {
      kind: "list",
      sample: true,
      id: "benefits",
      title: "11 calls on one Sunday, none missed",
      lede: "What it took off a roofer's hands, straight from the log.",
      hasLargeTitle: true,
      items: [
        {
          title: "Answers when you can't",
          text: "Days, nights and Sundays, even two callers at the same time.",
          when: "7:12 AM",
          result: "2 callers answered",
        },
        {
          title: "Asks roofing questions",
          text: "Address, leak or hail, roof type and age, insurance or not.",
          when: "7:14 AM",
          result: "Hail, 14-year-old roof",
        },
        {
          title: "Books inspections",
          text: "Straight into your calendar, in your service area and hours.",
          when: "7:16 AM",
          result: "Monday, 8:00 AM",
        },
        {
          title: "Texts what matters",
          text: "Name, address, problem and appointment in one message.",
          when: "7:17 AM",
          result: "Texted to you",
        },
        {
          title: "Spots emergencies",
          text: "If water is coming in, the call goes straight to you.",
          when: "4:40 PM",
          result: "Put through to you",
        },
        {
          title: "Keeps records",
          text: "Every call is logged in the tool you run jobs in.",
          when: "9:00 PM",
          result: "11 calls filed",
        },
      ],
    },
    {
      kind: "offer",
      id: "claim",
      host: {
        who: engineer,
        says: "I call every agent myself before it answers your customers.",
      },
      title: "Your front desk, set up for you",
      text: "We set it up with your prices, service area and hours, test-call it with you, and turn it on when you like what you hear.",
      price,
      was,
      suffix: "one-time",
      points: [
        "Set up within 48 hours",
        "Your greeting, your questions, your calendar",
        "30-day money-back guarantee",
        "No contract",
      ],
      note: "We set up a few roofers at a time: there are only 3 spots left, and the price expires in 3 days.",
      action: claim,
    },
    {
      kind: "faq",
      id: "faq",
      title: "What roofers ask us",
      ask: askOnCall("book-onboarding"),
      items: {
        "What do I pay after that?":
          "Nothing to us. Your phone provider and the voice service bill you for minutes at their own rates.",
        "Will callers know it's not a person?":
          "Yes, it tells them when it answers. People with a leak want an answer and a time, and they get both.",
        "What if it doesn't know an answer?":
          "It writes down the question and texts it to you. It doesn't make up prices or promise dates that aren't open on your calendar.",
        "What if I don't like it?":
          "There's no contract, and you get your money back within 30 days. Turn off call forwarding and everything is back to how it was.",
      },
      figures: {
        id: "terms",
        items: [
          {
            figure: "30 minutes",
            title: "The setup call",
            text: "Your area, your hours and the questions you ask.",
          },
          {
            figure: "2 calls",
            title: "The test",
            text: "You play the homeowner. We fix what sounds off.",
          },
          {
            figure: "1 setting",
            title: "On your phone",
            text: "It forwards the calls you miss. Your number stays.",
          },
        ],
      },
    },
  ],
};
