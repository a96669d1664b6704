import * as colors from "~/config/colors";

type Facade = {
  readonly nonce: string;
  readonly player: string;
  readonly poster: string;
  readonly label: string;
};

/** Returns the first document of a video's frame: a poster that links to the player. */
export function videoFacade({ nonce, player, poster, label }: Facade): string {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(label)}</title>`,
    `<style nonce="${nonce}">${styles}</style></head>`,
    `<body><a href="${escaped(player)}"><img src="${escaped(poster)}" alt="${escaped(label)}">`,
    `<svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="32"/>`,
    `<path d="M26 21v22l18-11z"/></svg></a></body></html>`,
  ].join("");
}

const styles = [
  `html,body{margin:0;height:100%;background:${colors.ink900}}`,
  "a{position:relative;display:block;height:100%}",
  "img{display:block;width:100%;height:100%;object-fit:cover}",
  `svg{position:absolute;left:16px;bottom:16px;width:64px;height:64px;fill:${colors.lime300}}`,
  `path{fill:${colors.ink900}}`,
  `a:hover circle{fill:${colors.lime200}}`,
  `a:focus-visible{outline:3px solid ${colors.lime300};outline-offset:-6px}`,
].join("");

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

type Provider = {
  readonly origin: string;
  readonly player: (id: string) => string;
  readonly page: (id: string) => string;
};

/** Players in the variant that stores least about a visitor. */
export const videoProviders: Readonly<Record<VideoProvider, Provider>> = {
  youtube: {
    origin: "https://www.youtube-nocookie.com",
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    origin: "https://player.vimeo.com",
    player: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    page: (id) => `https://vimeo.com/${id}`,
  },
  wistia: {
    origin: "https://fast.wistia.net",
    player: (id) => `https://fast.wistia.net/embed/iframe/${id}?autoPlay=true&doNotTrack=true`,
    page: (id) => `https://fast.wistia.net/embed/iframe/${id}`,
  },
};

export type VideoProvider = "youtube" | "vimeo" | "wistia";
