import { pages } from "~/config/pages";

/** Pages a browser may prefetch: indexed ones, without a query. Never the API. */
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
