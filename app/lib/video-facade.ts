export type Facade = {
  /** Of the page around it, whose policy holds here too. */
  readonly nonce: string;
  /** Address of the player. */
  readonly player: string;
  readonly poster: string;
  /** What the click does, for who does not see the poster. */
  readonly label: string;
};

/**
 * The first document of a video's frame: a poster that is a link to the player. Following it replaces
 * this document, in the same box; that needs no script, and no request to anybody before.
 */
export function videoFacade({ nonce, player, poster, label }: Facade): string {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(label)}</title>`,
    `<style nonce="${nonce}">${styles}</style></head>`,
    `<body><a href="${escaped(player)}"><img src="${escaped(poster)}" alt="${escaped(label)}">`,
    `<svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="32"/>`,
    `<path d="M26 21v22l18-11z"/></svg></a></body></html>`,
  ].join("");
}

/** Lime means go (design A1); the ring is the one of the site, inside, where the frame does not cut it. */
const styles = [
  "html,body{margin:0;height:100%;background:#0a1814}",
  "a{position:relative;display:block;height:100%}",
  "img{display:block;width:100%;height:100%;object-fit:cover}",
  "svg{position:absolute;inset:0;margin:auto;width:64px;height:64px;fill:#c6f15e}",
  "path{fill:#0a1814}",
  "a:hover circle{fill:#ddf79c}",
  "a:focus-visible{outline:3px solid #c6f15e;outline-offset:-6px}",
].join("");

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
