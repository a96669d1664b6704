import { renderToStaticMarkup } from "react-dom/server";
import { filmFormats } from "../../app/content/shared/films.ts";
import type { Scene } from "./scene";

/** In seconds: nothing that a film says is there for less. */
const step = 0.2;

/** Says what a film shows and how it moves; another one, and the recording is out of date. */
export async function fingerprint(scene: Scene): Promise<string> {
  const { seconds } = filmFormats[scene.id];
  const pictures = Array.from({ length: Math.round(seconds / step) }, (_, nth) =>
    renderToStaticMarkup(scene.at(nth * step)),
  );
  // Every bundler has an address of its own for the icons.
  const text = pictures.join("\n").replaceAll(/href="[^"]*#/g, 'href="#');
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest).slice(0, 8), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
