/** Grounds of the drawn portraits, so that people can be told apart: outer tone, inner tone, bust. */
const looks: Readonly<Record<string, readonly [string, string, string]>> = {
  alex: ["#0A1814", "#12392D", "#B4C5BD"],
  blair: ["#0E7A58", "#0B5F45", "#D8F1E4"],
  casey: ["#1D3B32", "#10241E", "#8FA69B"],
  devon: ["#D8F1E4", "#BFE6D2", "#0B5F45"],
};

/** A bust and an initial, as SVG of 400 units; `font` is the family of the initial. */
export function headshotSvg(slug: string, name: string, font: string): string {
  const look = looks[slug];
  if (!look) throw new Error(`no look for ${slug}: add one to scripts/parts/headshot.ts`);
  const [ground, halo, bust] = look;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">
    <rect width="400" height="400" fill="${ground}"/>
    <circle cx="262" cy="150" r="190" fill="${halo}"/>
    <circle cx="200" cy="158" r="70" fill="${bust}"/>
    <path d="M44 420c0-96 66-168 156-168s156 72 156 168z" fill="${bust}"/>
    <text x="200" y="372" text-anchor="middle" font-family="${font}" font-weight="600" font-size="72" fill="${ground}">${name.charAt(0)}</text>
  </svg>`;
}
