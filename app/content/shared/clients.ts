import type { ProofCellWords } from "~/components/sections/proof";
import type { Quote } from "~/components/sections/quote";
import { names } from "~/config/names";

const person = <Name extends string, Company extends string>(
  name: Name,
  role: string,
  company: Company,
) => ({ sample: true, name, role, company }) as const;

/** `file`: a square in `public/people/clients/`, a drawing until the client sends a photo. */
const withPortrait = <Person>(client: Person, file: string) => {
  return { ...client, portrait: `/people/clients/${file}` };
};

/** Every client quoted on the site, each with one job at one company. */
export const clientPeople = {
  mayaTorres: person("Maya Torres", "Head of Production", "Northwind Media"),
  rosaDelgado: person("Rosa Delgado", "Managing Partner", "Harbor Public Adjusters"),
  jonasLindqvist: person("Jonas Lindqvist", "Owner", "Cedar & Co. Store"),
  priyaRaman: person("Priya Raman", "Founder", "Brightline Web"),
  waltBrennan: person("Walt Brennan", "Owner", "Fieldstone Roofing"),
  danielCho: person("Daniel Cho", "Partner", "Atlas Legal"),
  graceOkafor: person("Grace Okafor", "Practice Manager", "Juniper Health"),
  helenBraun: person("Helen Braun", "Office Manager", "Alder Bookkeeping"),
  lenaOrtiz: withPortrait(person("Lena Ortiz", "Owner", "Ortiz Social"), "lena-ortiz.svg"),
  jonHale: withPortrait(person("Jon Hale", "Account lead", "Northwind Media"), "jon-hale.svg"),
  noorHaddad: withPortrait(person("Noor Haddad", "Creator", "Slow Kitchen"), "noor-haddad.svg"),
  owenCastellano: withPortrait(
    person("Owen Castellano", "Physician and podcaster", "Night Shift Talks"),
    "owen-castellano.svg",
  ),
  tomasReyes: withPortrait(
    person("Tomas Reyes", "Operations Manager", "Kestrel Freight"),
    "tomas-reyes.svg",
  ),
};

/** Scrolling names: each client once, as a company or as a person, never as both. */
export const clients = {
  sample: true,
  names: [
    clientPeople.mayaTorres.company,
    clientPeople.rosaDelgado.company,
    clientPeople.jonasLindqvist.company,
    clientPeople.priyaRaman.company,
    `Dr. ${clientPeople.owenCastellano.name}`,
    clientPeople.danielCho.company,
    clientPeople.graceOkafor.company,
    clientPeople.waltBrennan.company,
  ],
} as const;

const story = (hash: string) =>
  ({ label: "Read the story", to: { page: "case-studies", hash } }) as const;

/** Client quotes, each with the number behind it, in the same words on every page. */
export const voices = {
  media: {
    quote:
      "I used to spend two hours every Monday asking around. Now I open one board and start working.",
    by: clientPeople.mayaTorres,
    figure: {
      figure: "78%",
      text: "fewer status questions in producers' inboxes, first quarter after launch",
    },
    action: story("media"),
  },
  insurance: {
    quote:
      "I don't keep the deadline list anymore. It's just there. That alone let me sleep through hurricane season.",
    by: clientPeople.rosaDelgado,
    figure: {
      figure: "45%",
      text: "less time on paperwork per claim, measured by the firm over one quarter",
    },
    action: story("insurance"),
  },
  shop: {
    quote: "We stopped apologizing for things our own system should have known.",
    by: clientPeople.jonasLindqvist,
    figure: {
      figure: "42%",
      text: "fewer order mistakes, first quarter after launch",
    },
    action: story("e-commerce"),
  },
  program: {
    quote: "By Day 90, no one here was copying orders at night.",
    by: clientPeople.jonasLindqvist,
    figure: { figure: "52 hours", text: "a week back by Day 90, in three departments" },
  },
  agency: {
    quote: "I handed a project to someone on her first day, and she ran it.",
    by: clientPeople.priyaRaman,
    figure: { figure: "200+ sites", text: "launched from one template since it went live" },
    action: story("agencies"),
  },
  roofer: {
    quote:
      "I came down from the roof and had three inspections booked. I hadn't heard the phone once.",
    by: clientPeople.waltBrennan,
    figure: {
      figure: "34 of 34",
      text: "calls Walt couldn't take, answered in the first storm week",
    },
  },
  site: {
    quote: "We talked at nine. That night I was texting the link to customers.",
    by: clientPeople.waltBrennan,
    figure: { figure: "11 hours", text: "from the consultation to the live site" },
  },
  law: {
    quote: "I can tell a client where the recording is, who opened it and when it will be gone.",
    by: clientPeople.danielCho,
    figure: {
      figure: "100%",
      text: "of client calls filed under their matter, first three months",
    },
  },
  founder: {
    quote: "I brought my onboarding to a live session on Thursday. It ran on Friday.",
    by: clientPeople.lenaOrtiz,
    figure: { figure: "5 hours", text: "saved a week, by her own count in the third month" },
  },
  firstJob: {
    quote:
      "We filled it in over lunch. Two weeks later, Ben was checking quotes instead of typing them.",
    by: clientPeople.waltBrennan,
    figure: { figure: "4 hours", text: "a week back from one task, in the first month" },
  },
  oneEmail: {
    quote: "I expected weeks of emails. It was one, and I booked the call from the bottom of it.",
    by: clientPeople.tomasReyes,
  },
  freeMonths: {
    quote: "Two months showed us who actually uses it. We were about to pay for 20 seats.",
    by: clientPeople.helenBraun,
    figure: { figure: "6 seats", text: "out of 20 they never had to pay for" },
  },
  intake: {
    quote: "We asked for the big package. They told us to start with the small one.",
    by: clientPeople.danielCho,
  },
  clinic: {
    quote: "I expected a pitch. I got our intake on one page, with the two steps we could drop.",
    by: clientPeople.graceOkafor,
    figure: { figure: "2 of 9", text: "intake steps dropped before anything was built" },
  },
  launchDay: {
    quote: "We went live on a Monday. By Wednesday no one asked me where anything was.",
    by: clientPeople.graceOkafor,
    figure: {
      figure: "Day 27",
      text: "and all 34 people were live, with four years of tasks moved",
    },
  },
  freight: {
    quote: "When our carrier changed its app, the fix was live before our first pickup.",
    by: clientPeople.tomasReyes,
    figure: {
      figure: "3 of 3",
      text: "broken connections fixed the same day, in the first six months",
    },
  },
  map: {
    quote: "Every role found its own work on the map. We argued once, then we built it.",
    by: clientPeople.mayaTorres,
    figure: { figure: "11 processes", text: "mapped in 15 days, seven of them automated since" },
    action: story("media"),
  },
  session: {
    quote: "In one hour, eleven lists became two. No one has asked for the old ones since.",
    by: clientPeople.jonHale,
    figure: { figure: "1", text: "report on Fridays since then, instead of eleven" },
  },
  ranking: {
    quote: "I came with nine ideas. I left with two, and I knew which one came first.",
    by: clientPeople.lenaOrtiz,
    figure: { figure: "2 of 9", text: "ideas built, chosen by the hours they save" },
  },
} as const satisfies Readonly<Record<string, Quote>>;

/** Counted results with their method. The owner has to confirm them. */
export const proof = {
  sample: true,
  taskMethod: "One task is one step that ran in a client's account.",
  article: {
    figure: names.automationTool.name,
    text: `How we build in ${names.automationTool.name}, as told by an independent blog`,
    method: "Not written by us.",
    action: { label: "Read the article", to: { url: names.press.article } },
  } satisfies ProofCellWords,
  media: {
    figure: voices.media.figure.figure,
    text: `fewer status questions, ${voices.media.by.company}, first quarter after launch`,
    method: "Counted in producers' inboxes.",
    action: voices.media.action,
  } satisfies ProofCellWords,
  insurance: {
    figure: voices.insurance.figure.figure,
    text: `less time on paperwork per claim, ${voices.insurance.by.company}`,
    method: "Measured by the firm over one quarter.",
    action: voices.insurance.action,
  } satisfies ProofCellWords,
} as const;
