/** Somebody of a client's company who is quoted: one person, one company, wherever they speak. */
export type ClientPerson = {
  readonly sample: true;
  readonly name: string;
  readonly role: string;
  readonly company: string;
  /** A drawing until a photo takes its place: any file in `public/`, shown as a square. */
  readonly portrait: string;
};

/** Everybody whom the site quotes, in every place under this name. */
export const clientPeople = {
  mayaTorres: {
    sample: true,
    name: "Maya Torres",
    role: "Head of Production",
    company: "Northwind Media",
    portrait: "/people/clients/maya-torres.svg",
  },
  rosaDelgado: {
    sample: true,
    name: "Rosa Delgado",
    role: "Managing Partner",
    company: "Harbor Public Adjusters",
    portrait: "/people/clients/rosa-delgado.svg",
  },
  jonasLindqvist: {
    sample: true,
    name: "Jonas Lindqvist",
    role: "Owner",
    company: "Cedar & Co. Store",
    portrait: "/people/clients/jonas-lindqvist.svg",
  },
  priyaRaman: {
    sample: true,
    name: "Priya Raman",
    role: "Founder",
    company: "Brightline Web",
    portrait: "/people/clients/priya-raman.svg",
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
    portrait: "/people/clients/walt-brennan.svg",
  },
  danielCho: {
    sample: true,
    name: "Daniel Cho",
    role: "Partner",
    company: "Atlas Legal",
    portrait: "/people/clients/daniel-cho.svg",
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
    portrait: "/people/clients/grace-okafor.svg",
  },
  helenBraun: {
    sample: true,
    name: "Helen Braun",
    role: "Office Manager",
    company: "Alder Bookkeeping",
    portrait: "/people/clients/helen-braun.svg",
  },
  tomasReyes: {
    sample: true,
    name: "Tomas Reyes",
    role: "Operations Manager",
    company: "Kestrel Freight",
    portrait: "/people/clients/tomas-reyes.svg",
  },
} as const satisfies Readonly<Record<string, ClientPerson>>;
