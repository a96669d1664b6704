/** Somebody of a client's company who is quoted: one person, one company, wherever they speak. */
export type ClientPerson = {
  readonly sample: true;
  readonly name: string;
  readonly role: string;
  readonly company: string;
  /** Where it is shown: a drawing until a photo takes its place, any file in `public/`, shown as a square. */
  readonly portrait?: string;
};

/** Everybody whom the site quotes, in every place under this name. */
export const clientPeople = {
  mayaTorres: {
    sample: true,
    name: "Maya Torres",
    role: "Head of Production",
    company: "Northwind Media",
  },
  rosaDelgado: {
    sample: true,
    name: "Rosa Delgado",
    role: "Managing Partner",
    company: "Harbor Public Adjusters",
  },
  jonasLindqvist: {
    sample: true,
    name: "Jonas Lindqvist",
    role: "Owner",
    company: "Cedar & Co. Store",
  },
  priyaRaman: {
    sample: true,
    name: "Priya Raman",
    role: "Founder",
    company: "Brightline Web",
  },
  lenaOrtiz: {
    sample: true,
    name: "Lena Ortiz",
    role: "Owner",
    company: "Ortiz Social",
    portrait: "/people/clients/lena-ortiz.svg",
  },
  jonHale: {
    sample: true,
    name: "Jon Hale",
    role: "Account lead",
    company: "Northwind Media",
    portrait: "/people/clients/jon-hale.svg",
  },
  noorHaddad: {
    sample: true,
    name: "Noor Haddad",
    role: "Creator",
    company: "Slow Kitchen",
    portrait: "/people/clients/noor-haddad.svg",
  },
  waltBrennan: {
    sample: true,
    name: "Walt Brennan",
    role: "Owner",
    company: "Fieldstone Roofing",
  },
  danielCho: {
    sample: true,
    name: "Daniel Cho",
    role: "Partner",
    company: "Atlas Legal",
  },
  owenCastellano: {
    sample: true,
    name: "Owen Castellano",
    role: "Physician and podcaster",
    company: "Night Shift Talks",
    portrait: "/people/clients/owen-castellano.svg",
  },
  graceOkafor: {
    sample: true,
    name: "Grace Okafor",
    role: "Practice Manager",
    company: "Juniper Health",
  },
  helenBraun: {
    sample: true,
    name: "Helen Braun",
    role: "Office Manager",
    company: "Alder Bookkeeping",
  },
  tomasReyes: {
    sample: true,
    name: "Tomas Reyes",
    role: "Operations Manager",
    company: "Kestrel Freight",
    portrait: "/people/clients/tomas-reyes.svg",
  },
} as const satisfies Readonly<Record<string, ClientPerson>>;
