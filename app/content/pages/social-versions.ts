import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { checkoutOf, promoCodes } from "../shared/planner";
import { prices } from "../shared/prices";

const tool = names.workspaceTool.name;

const oneTimePrice = ({ now, was }: { now: number; was: number }) => ({
  price: usd(now),
  was: usd(was),
  suffix: "one-time",
});

type ShotRow = readonly [file: string, title: string, text: string];

/** Pictures of the template; those at `phoneSrc` have less detail, for phones. */
const shotsOf = (version: "agency" | "creator", rows: readonly ShotRow[]) =>
  rows.map(([file, title, text]) => ({
    src: `/media/planner/${version}-${file}.svg`,
    phoneSrc: `/media/planner/${version}-${file}-phone.svg`,
    title,
    text,
    isLarge: file === "board",
  }));

export const agency = {
  sample: true,
  id: "agency",
  label: "Agency Version",
  headline: "Plan every client's month in one afternoon",
  lede: `Every client in one ${tool} template: calendar, captions, approvals and assets, right where your team works.`,
  price: oneTimePrice(prices.social.agency),
  code: promoCodes.agency,
  buy: { label: "Get the Agency Version", to: checkoutOf.agency },
  shots: shotsOf("agency", [
    ["calendar", "Content calendar", "Every client in one monthly view, color-coded."],
    ["board", "Production board", "From idea to published, for every client in one place."],
    ["approval", "Client approval", "Clients approve or reject right in the task."],
    ["captions", "Caption library", "Captions and hashtags by client, ready to reuse."],
    ["assets", "Asset folders", "Images and clips next to the post they belong to."],
    ["report", "Monthly report", "What went out for each client, ready to send."],
  ]),
  included: {
    title: "What the Agency Version includes",
    items: [
      { title: "A board for each client", text: "Copy it, name it, go." },
      { title: "Client approval flow", text: "With guests who only see their own posts." },
      { title: "Content calendar by client", text: "Plus one view for all of them." },
      { title: "Caption and hashtag library", text: "Sorted by client and topic." },
      { title: "Asset folders", text: "Linked to each post." },
      { title: "Video setup guide", text: "Set up in one evening." },
    ],
  },
} as const;

export const creator = {
  sample: true,
  id: "creator",
  label: "Creator Version",
  headline: "Plan a month of posts in one afternoon",
  lede: `Your channels in one ${tool} template: ideas, calendar, captions and assets, from first idea to published.`,
  price: oneTimePrice(prices.social.creator),
  code: promoCodes.creator,
  buy: { label: "Get the Creator Version", to: checkoutOf.creator },
  shots: shotsOf("creator", [
    ["calendar", "Content calendar", "All your channels in one month."],
    ["board", "Idea to published", "See exactly where every post stands."],
    ["approval", "Sponsor check", "Sponsors review the post before it goes out."],
    ["captions", "Caption library", "Captions and hashtags that worked, ready to reuse."],
    ["assets", "Asset folders", "Images and clips next to the post they belong to."],
    ["report", "Monthly review", "What went out, and what's worth repeating."],
  ]),
  included: {
    title: "What the Creator Version includes",
    items: [
      { title: "One board for all channels", text: "No switching between tools." },
      { title: "Idea inbox", text: "Capture ideas from your phone." },
      { title: "Content calendar by channel", text: "With gaps easy to spot." },
      { title: "Caption and hashtag library", text: "Sorted by topic." },
      { title: "Asset folders", text: "Linked to each post." },
      { title: "Video setup guide", text: "Set up in one evening." },
    ],
  },
} as const;

export type Shot = ReturnType<typeof shotsOf>[number];

export type SocialVersion = typeof agency | typeof creator;
