import { names } from "~/config/names";

/** What a device shows for a bookmark of the site on its home screen. */
export function loader(): Response {
  const manifest = {
    name: names.company,
    short_name: names.brand,
    start_url: "/",
    display: "browser",
    background_color: "#FAFAF6",
    theme_color: "#0A1814",
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  };
  return Response.json(manifest, {
    headers: {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
