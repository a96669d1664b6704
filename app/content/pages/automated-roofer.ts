import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { artefacts } from "../artefacts";
import { prices } from "../shared/prices";
import { sampleClip } from "../shared/samples";

const price = usd(prices.roofer.now);
const was = usd(prices.roofer.was);
const saved = usd(prices.roofer.was - prices.roofer.now);

const claim: Action = {
  label: `Claim for ${price}`,
  to: { url: names.schedulingProvider.links.roofer },
};

export const automatedRoofer: PageContent = {
  title: "AI front desk for roofing contractors",
  description: `An agent that answers your calls, asks about the roof and books the inspection while you are on the ladder. ${price} instead of ${was}.`,
  sticky: claim,
  service: { name: "AI front desk for roofers", offers: [{ price: prices.roofer.now }] },
  sections: [
    {
      kind: "hero",
      badge: "AI front desk for roofers",
      title: "You are on the roof. Your phone gets answered\u00a0anyway.",
      lede: "The agent picks up, asks what a roofer would ask, books the inspection and texts you the address. You call back jobs, not voicemails.",
      price: { price, was, suffix: `you save ${saved}` },
      actions: [claim, { label: "See how a call goes", to: { anchor: "call" } }],
      note: "48-hour setup · no contract · 30-day money-back guarantee",
      video: {
        ...sampleClip,
        title: "The front-desk agent at work",
        ratio: "16:9",
        poster: "phone",
      },
    },
    {
      kind: "artefact",
      id: "call",
      title: "A missed call that became a job",
      text: "Nobody picked up after the third ring, so the agent did. It asked whether water is still coming in, found a free inspection in the morning, took the address and texted a summary.",
      artefact: artefacts.phoneCall,
      action: claim,
    },
    {
      kind: "features",
      id: "benefits",
      tone: "alternate",
      title: "What it takes off your hands",
      items: [
        {
          icon: "phone",
          tone: "agents",
          title: "Answers every call",
          text: "Noon, night or Sunday, and two callers at once.",
        },
        {
          icon: "message-square",
          tone: "agents",
          title: "Asks roofing questions",
          text: "Address, leak or hail, age and kind of roof, insurance or not.",
        },
        {
          icon: "calendar-check",
          tone: "agents",
          title: "Books inspections",
          text: "Into your calendar, in the areas and hours you work.",
        },
        {
          icon: "zap",
          tone: "agents",
          title: "Tells emergencies apart",
          text: "Water coming in is put through to you at once.",
        },
        {
          icon: "send",
          tone: "agents",
          title: "Texts what matters",
          text: "Name, address, problem and slot, in one message.",
        },
        {
          icon: "list-checks",
          tone: "agents",
          title: "Keeps the record",
          text: "Each call written down, in the tool you run jobs in.",
        },
      ],
    },
    {
      kind: "table",
      id: "compare",
      title: "The old way, the new way",
      caption: "What happens to a call with and without the agent",
      columns: ["When", "Without the agent", "With the agent"],
      highlighted: 2,
      rows: [
        { label: "You are on the ladder", cells: ["Voicemail", "Answered"] },
        { label: "Two calls at once", cells: ["One waits or hangs up", "Both answered"] },
        { label: "After hours", cells: ["Called back tomorrow", "Booked tonight"] },
        { label: "Questions asked", cells: ["When you call back", "On the first call"] },
        { label: "Inspection", cells: ["Arranged over three calls", "In the calendar"] },
        { label: "Record", cells: ["A note on the dashboard", "Written down and filed"] },
      ],
    },
    {
      kind: "stats",
      id: "terms",
      tone: "alternate",
      title: "The terms in three numbers",
      stats: [
        { figure: "48", unit: "hours", text: "setup, from your go to the first answered call" },
        { figure: "30", unit: "days", text: "to get your money back" },
        { figure: saved, unit: "saved", text: `against the regular price of ${was}` },
      ],
    },
    {
      kind: "offer",
      id: "claim",
      badge: `SAVE ${saved}`,
      title: "Your front desk, set up for you",
      text: "We set it up with your prices, areas and hours, call it with you, and switch it on when you like what you hear.",
      price,
      was,
      points: [
        "Set up within 48 hours",
        "Your greeting, your questions, your calendar",
        "30-day money-back guarantee",
        "No contract",
      ],
      note: "Offer expires in 3 days.",
      action: claim,
    },
    {
      kind: "notice",
      tone: "deadline",
      title: "There are only 3 spots left",
      text: `We set up each agent by hand. The price of ${price} expires in 3 days.`,
    },
    {
      kind: "faq",
      id: "faq",
      tone: "alternate",
      title: "What roofers ask us",
      items: [
        {
          question: "Will callers notice that it is not a person?",
          answer:
            "It says so when it answers. People with a leak want an answer and a time, and they get both.",
        },
        {
          question: "Do I keep my number?",
          answer:
            "Yes. Calls you do not pick up are passed on to the agent. You decide after how many rings and at which hours.",
        },
        {
          question: "What if it does not know an answer?",
          answer:
            "It takes the question down and texts it to you. It does not invent prices or promise dates that are not in your calendar.",
        },
        {
          question: "What do you need to set it up in 48 hours?",
          answer:
            "Your service area, your hours, the questions you ask on a first call, and access to the calendar it should book into.",
        },
        {
          question: "What if I do not like it?",
          answer:
            "There is no contract, and within 30 days you get your money back. Switch the forwarding off and everything is as before.",
        },
      ],
    },
    {
      kind: "closing",
      title: "The next storm will call while you are working",
      text: "Pick a time for the setup call. 48 hours later the phone answers itself.",
      actions: [claim],
    },
  ],
};
