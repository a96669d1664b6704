import * as colors from "~/config/colors";
import { names } from "~/config/names";
import { publicFile } from "./public-file";

/** Manifest for a bookmark on the home screen. */
export function loader(): Response {
  const manifest = {
    name: names.company,
    short_name: names.brand,
    start_url: "/",
    display: "browser",
    background_color: colors.paper50,
    theme_color: colors.ink900,
    icons: [
      icon("/icon-192.png", 192, "any"),
      icon("/icon-512.png", 512, "any"),
      icon("/icon-maskable-512.png", 512, "maskable"),
    ],
  };
  return publicFile(JSON.stringify(manifest), "application/manifest+json", 86_400);
}

function icon(src: string, size: number, purpose: "any" | "maskable") {
  return { src, sizes: `${size}x${size}`, type: "image/png", purpose };
}
