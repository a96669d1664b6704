import { pages } from "~/config/pages";
import { publicFile } from "./public-file";

/** Lets browsers prefetch indexed pages, at addresses without a query. */
export function loader(): Response {
  const paths = pages.filter(({ indexed }) => indexed).flatMap<string>(({ paths }) => paths);
  const where = { href_matches: paths.map((pathname) => ({ pathname, search: "" })) };
  const rules = { prefetch: [{ where, eagerness: "moderate" }] };
  return publicFile(JSON.stringify(rules), "application/speculationrules+json", 86_400);
}
