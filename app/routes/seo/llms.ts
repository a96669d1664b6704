import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { names } from "~/config/names";
import { pages } from "~/config/pages";
import { sectionPageOf } from "~/content/pages";
import { published } from "~/content/published";
import { footer } from "~/content/words/site";

/** Format: https://llmstxt.org */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { siteUrl } = context.env;
  const lines = pages.flatMap(({ id, paths, indexed }) => {
    const { title, description } = sectionPageOf(id) ?? published[id] ?? {};
    return indexed && title ? [`- [${title}](${siteUrl}${paths[0]}): ${description}`] : [];
  });
  const text = [`# ${names.company}`, `> ${footer.promise}`, `## Pages\n\n${lines.join("\n")}`];
  return new Response(`${text.join("\n\n")}\n`, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
