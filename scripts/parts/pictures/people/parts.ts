import * as colors from "../../../../app/config/colors.ts";

/*
 * What a drawn person is put together from, as SVG in a square of 400 units. The face lies between 138
 * and 262 across, and between 92 and 266 from above. Ink of little opacity makes shades.
 */

const { lips } = colors.drawnPeople;

export const shade = `fill="${colors.ink900}" opacity=".13"`;

export type Hair = { readonly behind: string; readonly over: string; readonly light: string };

/** Each with `fill` as its colour; `behind` is below the face, `over` above it. */
export const hairs = {
  /** Short, parted on one side. */
  parted: {
    behind: "",
    over: `<path d="M136 172c-16-66 12-106 66-106 50 0 78 34 62 106-3-18-8-32-16-42-36 6-72-2-92-20-4 26-12 40-20 62z"/>`,
    light: "M160 92c24-14 58-10 78 8M150 118c8-14 18-22 30-26",
  },
  /** To the chin, with a fringe. */
  bob: {
    behind: `<path d="M116 166c-4-70 32-110 84-110s88 40 84 110c-2 42 4 76 12 100-28 12-62 14-96 14s-68-2-96-14c8-24 14-58 12-100z"/>`,
    over: `<path d="M136 176c-6-62 18-98 64-98s70 36 64 98c-4-24-10-40-22-52-28 12-66 12-88 4-10 12-14 28-18 48z"/>`,
    light: "M142 128c6-24 22-38 46-42M136 196c-2 22-4 34-8 46M264 190c2 22 4 38 8 52",
  },
  /** A cloud of curls. */
  curls: {
    behind: `<path d="M200 38c22-8 44 2 54 18 24-2 42 16 42 38 18 12 20 40 6 56 8 22-4 46-26 50-14 18-38 24-56 12H180c-18 12-42 6-56-12-22-4-34-28-26-50-14-16-12-44 6-56 0-22 18-40 42-38 10-16 32-26 54-18z"/>`,
    over: `<path d="M140 152c-8-30 6-58 30-62 18-14 46-12 60 0 24 6 38 32 30 62-8-14-18-22-32-22-16 10-38 10-54 0-14 2-26 8-34 22z"/>`,
    light:
      "M154 84c8-10 20-14 30-12M136 112c4-8 10-14 18-16M208 66c12-4 24 0 30 8M252 92c8 2 14 8 16 16",
  },
  /** Tied in a knot on top. */
  knot: {
    behind: `<circle cx="206" cy="60" r="32"/>`,
    over: `<path d="M134 178c-12-70 16-108 66-108s78 38 66 108c-6-40-26-62-66-64-40 2-60 24-66 64z"/>`,
    light: "M190 50c6-8 18-10 28-4M152 122c6-22 22-36 44-38M168 126c6-12 16-20 28-24",
  },
  /** Long and straight, over the shoulders, parted in the middle. */
  long: {
    behind: `<path d="M114 168c-6-74 34-112 86-112s92 38 86 112c-2 60 6 110 18 152H96c12-42 20-92 18-152z"/>`,
    over: `<path d="M134 184c-10-66 14-110 66-110s76 44 66 110c-8-48-30-74-64-96-36 20-60 50-68 96z"/>`,
    light:
      "M130 138c4-30 22-50 50-58M126 196c0 32-4 66-12 98M272 196c0 34 4 66 12 98M142 170c4-30 16-52 36-66",
  },
  /** Wavy, to the shoulders, swept to one side. */
  waves: {
    behind: `<path d="M118 150c4-62 38-96 86-94 54 2 84 38 82 96 14 18 6 40 14 58 10 24 0 52-20 62-18 8-40 2-50-8h-66c-14 14-44 16-58 0-16-18-8-42-2-58 8-18 0-38 14-56z"/>`,
    over: `<path d="M136 178c-12-54 4-106 68-106 44 0 72 32 58 104-2-26-10-44-28-56-38-2-68-12-76-18-6 26-16 44-22 76z"/>`,
    light:
      "M142 120c8-24 26-38 52-40M126 176c-8 14-4 28-8 42M272 176c8 14 4 28 10 42M284 246c2 12-2 22-10 28",
  },
  /** A scarf around head and neck. */
  scarf: {
    behind: `<path d="M106 172c0-76 40-120 94-120s94 44 94 120c0 54-4 104 14 150H92c18-46 14-96 14-150z"/>`,
    over: `<path d="M124 184c-8-72 22-114 76-114s84 42 76 114c-2 48-20 82-40 100 18-24 26-62 26-104 0-46-22-78-62-78s-62 32-62 78c0 42 8 80 26 104-20-18-38-52-40-100z"/><path d="M142 262c30 26 86 26 116 0 20 20 26 44 22 66-40 26-120 26-160 0-4-22 2-46 22-66z"/>`,
    light: "",
  },
  /** Cut close. */
  close: {
    behind: "",
    over: `<path d="M136 160c-10-54 20-82 64-82s74 28 64 82c-4-20-12-32-20-38-30-8-58-8-88 0-8 6-16 18-20 38z"/>`,
    light: "M152 112c10-14 26-22 48-22",
  },
  /** Brushed back, thin at the temples. */
  back: {
    behind: `<path d="M128 176c-8-66 20-114 72-114s80 48 72 114z"/>`,
    over: `<path d="M137 170c-12-56 14-102 63-102s75 46 63 102c-2-24-8-40-20-46 0-18-16-28-43-28s-43 10-43 28c-12 6-18 22-20 46z"/>`,
    light: "M150 118c6-22 24-38 50-38M160 134c2-12 6-20 12-26",
  },
  /** Thick on top, short at the sides. */
  quiff: {
    behind: "",
    over: `<path d="M136 168c-10-30-6-58 8-72 4-28 36-40 70-34 40 0 62 28 54 62 2 16-2 30-6 44-2-18-8-32-16-38-36 4-66-4-86-20-8 14-18 30-24 58z"/>`,
    light: "M162 96c18-20 48-24 72-12M176 112c18-12 40-14 60-6",
  },
  /** A plait over the shoulder. */
  plait: {
    behind: `<path d="M118 162c-2-66 32-104 82-104s84 38 82 104c0 24-8 40-22 52H140c-14-12-22-28-22-52z"/>`,
    over: `<path d="M134 180c-10-64 14-106 62-106 50 0 80 40 70 106-8-34-26-58-58-74-30 22-62 40-74 74z"/><path d="M262 196c20 12 24 30 14 44 14 12 16 32 4 44 12 14 8 34-6 44 4 14-2 26-12 32-12-4-20-18-16-32-14-12-14-32-2-44-12-14-8-36 6-46-6-16 0-32 12-42z"/>`,
    light:
      "M142 130c6-28 26-44 54-46M154 142c8-18 20-30 36-36M262 226c-4-6-10-10-14-10M264 272c-6-6-12-8-18-8",
  },
  /** None. */
  bald: { behind: "", over: "", light: "M170 112c10-10 24-14 38-12" },
} as const satisfies Readonly<Record<string, Hair>>;

const body = "M34 420c4-84 52-116 122-130l44 20 44-20c70 14 118 46 122 130z";

/** Each with its cloth and what is seen in its neck. */
export const clothes = {
  crew: (cloth: string, inner: string) =>
    `<path fill="${cloth}" d="${body}"/><path fill="${inner}" d="M152 291c10 34 86 34 96 0l12 4c-12 46-108 46-120 0z"/>`,
  shirt: (cloth: string, inner: string) =>
    `<path fill="${cloth}" d="${body}"/><path fill="${inner}" d="m168 290 32 46 32-46 26 4-20 54-38-22-38 22-20-54z"/><path ${shade} d="M198 336h4v84h-4z"/>`,
  blazer: (cloth: string, inner: string) =>
    `<path fill="${inner}" d="M140 420l14-130h92l14 130z"/><path fill="${cloth}" d="M34 420c4-84 52-116 120-130l40 130zm332 0c-4-84-52-116-120-130l-40 130z"/><path ${shade} d="m154 290 22 66-30-8-12-54zm92 0-22 66 30-8 12-54z"/>`,
  turtleneck: (cloth: string, inner: string) =>
    `<path fill="${cloth}" d="${body}"/><path fill="${inner}" d="M160 258c20 20 60 20 80 0l8 44c-20 20-76 20-96 0z"/>`,
  hoodie: (cloth: string, inner: string) =>
    `<path fill="${inner}" d="M122 312c8-26 40-42 78-42s70 16 78 42l-78 54z"/><path fill="${cloth}" d="M34 420c4-84 48-112 96-128 10 36 40 58 70 58s60-22 70-58c48 16 92 44 96 128z"/><path fill="none" stroke="${inner}" stroke-width="5" stroke-linecap="round" d="M176 348v38m48-38v46"/>`,
  coat: (cloth: string, inner: string) =>
    `<path fill="${inner}" d="${body}"/><path fill="${cloth}" d="M34 420c4-84 52-116 124-132l6 132zm332 0c-4-84-52-116-124-132l-6 132z"/><path ${shade} d="m158 288-20 60 24 14zm84 0 20 60-24 14z"/>`,
} as const;

/** With `stroke` as their colour. */
export const glasses = {
  round: `<circle cx="174" cy="172" r="22"/><circle cx="226" cy="172" r="22"/><path d="M196 170q4-4 8 0M152 168l-14-4m110 4 14-4"/>`,
  square: `<rect x="150" y="154" width="44" height="34" rx="8"/><rect x="206" y="154" width="44" height="34" rx="8"/><path d="M194 166h12M150 162l-12-2m112 2 12-2"/>`,
} as const;

/** With `fill` as the hair's colour. */
export const beards = {
  full: `<path d="M138 178c2 62 26 96 62 96s60-34 62-96c-8 20-16 30-26 34-20-10-52-10-72 0-10-4-18-14-26-34z"/>`,
  short: `<path opacity=".4" d="M139 186c4 54 28 84 61 84s57-30 61-84c-6 20-14 28-24 30-20-8-54-8-74 0-10-2-18-10-24-30z"/>`,
  moustache: `<path d="M168 216c8-12 24-14 32-8 8-6 24-4 32 8-12 4-22 4-32 0-10 4-20 4-32 0z"/>`,
} as const;

export const mouths = {
  smile: `<path fill="none" stroke="${lips}" stroke-width="5" stroke-linecap="round" d="M179 225q21 17 42 0"/><path fill="${lips}" opacity=".35" d="M188 237q12 5 24 0-12 11-24 0z"/>`,
  grin: `<path fill="${colors.paper0}" stroke="${lips}" stroke-width="4.5" stroke-linejoin="round" d="M178 222q22 7 44 0-3 20-22 20t-22-20z"/>`,
  calm: `<path fill="none" stroke="${lips}" stroke-width="5" stroke-linecap="round" d="M182 228q18 8 36-1"/><path fill="${lips}" opacity=".35" d="M189 237q11 4 22-1-10 10-22 1z"/>`,
} as const;
