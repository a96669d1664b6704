import * as colors from "../../../app/config/colors.ts";

/** Line drawings of what pages are about. Each leaves room for a sign in its middle. */
type Box = { readonly width: number; readonly height: number };
type Scene = (box: Box) => string;

const line = `fill="none" stroke="${colors.inkDash}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"`;
const bright = `fill="none" stroke="${colors.pine500}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`;
const card = `fill="${colors.ink800}" stroke="${colors.ink700}" stroke-width="3"`;

export const scenes = { run, path, phone, clock, workspace, talk } satisfies Record<string, Scene>;

export type SceneId = keyof typeof scenes;

/** Four steps on one dashed line; the play sign is the one in the middle. */
function run({ width, height }: Box): string {
  const lying = width > height;
  const step = lying ? 215 : 225;
  const tiles = [-2, -1, 1, 2].map((nth) => {
    const [x, y] = lying ? [nth * step, 0] : [0, nth * step];
    return `<rect x="${x - 62}" y="${y - 62}" width="124" height="124" rx="28" ${card}/><path d="M${x - 24} ${y}l17 17 31-34" ${bright}/>`;
  });
  const reach = step * 2;
  const rail = lying ? `M${-reach} 0H${reach}` : `M0 ${-reach}V${reach}`;
  return `<path d="${rail}" ${line} stroke-dasharray="4 16"/>${tiles.join("")}`;
}

/** Ninety days uphill with three flags. */
function path({ width, height }: Box): string {
  const [w, h] = [width * 0.4, height * 0.32];
  const flag = (x: number, y: number) =>
    `<path d="M${x} ${y}v-96l58 22-58 24" ${bright}/><circle cx="${x}" cy="${y}" r="10" fill="${colors.lime300}"/>`;
  return `<path d="M${-w} ${h}C${-w * 0.4} ${h} ${-w * 0.5} 10 0 0S${w * 0.5} ${-h * 0.8} ${w} ${-h * 0.8}" ${line} stroke-dasharray="4 16"/>${flag(-w, h)}${flag(-w * 0.42, h * 0.52)}${flag(w * 0.86, -h * 0.8)}`;
}

/** A house, and the ringing of its phone. */
function phone(): string {
  const rings = [120, 170, 220].map((r) => `<circle r="${r}" ${line} stroke-dasharray="4 16"/>`);
  return `<path d="M-300 40L0-270 300 40M-240-20v290h480V-20" ${line}/>${rings.join("")}<path d="M-70 270v-60h140v60" ${bright}/>`;
}

/** A clock at night. */
function clock(): string {
  const marks = Array.from({ length: 12 }, (_, nth) => {
    const look = nth % 3 === 0 ? bright : line;
    return `<path d="M0-258v${nth % 3 === 0 ? 34 : 20}" transform="rotate(${nth * 30})" ${look}/>`;
  });
  return `<circle r="290" ${card}/>${marks.join("")}<path d="M0 0v-190M0 0l140 80" ${bright}/>`;
}

/** A board with three columns of cards. */
function workspace({ width, height }: Box): string {
  const wide = width > height;
  const [columnWidth, rowHeight] = wide ? [300, 130] : [190, 190];
  const cells = [-1, 0, 1].flatMap((column) =>
    [-1.5, -0.5, 0.5, 1.5].map((row) => {
      const [x, y] = [
        column * (columnWidth + 24) - columnWidth / 2,
        row * (rowHeight + 20) - rowHeight / 2,
      ];
      return `<rect x="${x}" y="${y}" width="${columnWidth}" height="${rowHeight}" rx="20" ${card}/><path d="M${x + 28} ${y + 38}h${columnWidth * 0.5}" ${column === 1 ? bright : line}/><path d="M${x + 28} ${y + 74}h${columnWidth * 0.3}" ${line}/>`;
    }),
  );
  return cells.join("");
}

/** Two people talking. */
function talk({ width }: Box): string {
  const reach = Math.min(width * 0.4, 440);
  const bubble = (x: number, y: number, look: string) =>
    `<rect x="${x}" y="${y}" width="300" height="150" rx="36" ${card}/><path d="M${x + 40} ${y + 56}h200M${x + 40} ${y + 98}h130" ${look}/>`;
  return `${bubble(-reach, -250, line)}${bubble(reach - 300, 100, bright)}<circle cx="${-reach + 50}" cy="-40" r="34" ${line}/><circle cx="${reach - 50}" cy="40" r="34" ${bright}/>`;
}
