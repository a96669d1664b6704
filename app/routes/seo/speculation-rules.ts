import { pages } from "~/config/pages";

/**
 * What a browser may fetch when a visitor is about to follow a link: pages that may be found by anyone,
 * and by their path alone. Never the API, nor a page behind somebody's own link. Prefetched, not
 * prerendered: nothing runs before the visit.
 */
export function loader(): Response {
  const paths = pages.filter(({ indexed }) => indexed).flatMap((page): string[] => [...page.paths]);
  const where = { href_matches: paths.map((pathname) => ({ pathname, search: "" })) };
  return new Response(JSON.stringify({ prefetch: [{ where, eagerness: "moderate" }] }), {
    headers: {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": "public, max-age=86400",
    },
  });
}
