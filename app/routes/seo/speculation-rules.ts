import { pages } from "~/config/pages";
import { publicFile } from "./public-file";

/** Pages a browser may prefetch: indexed ones, without a query. Never the API. */
export function loader(): Response {
  const paths = pages.filter(({ indexed }) => indexed).flatMap((page): string[] => [...page.paths]);
  const where = { href_matches: paths.map((pathname) => ({ pathname, search: "" })) };
  const rules = { prefetch: [{ where, eagerness: "moderate" }] };
  return publicFile(JSON.stringify(rules), "application/speculationrules+json", 86_400);
}
