import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { botProviders, names } from "~/config/names";
import { type PageId, pages } from "~/config/pages";
import { legalDocuments, sectionPageOf } from "~/content/pages";
import { ai4b } from "~/content/pages/ai4b";
import { freeResources } from "~/content/pages/free-resources";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";
import { home } from "~/content/pages/home";
import { kitWords, mediaKits } from "~/content/pages/media-kit";
import { notetaker } from "~/content/pages/notetaker";
import { social } from "~/content/pages/social";
import { memberOf } from "~/content/shared/team";
import { footer } from "~/content/words/site";
import { publicFile } from "./public-file";

type Head = { readonly title: string; readonly description: string };

/** Format: https://llmstxt.org */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { siteUrl, botProvider, pixelId } = context.env;
  const lines = [`# ${names.company}`, "", `> ${footer.promise}`, "", "## Pages", ""];
  for (const { id, paths, indexed } of pages) {
    const legal = legalDocuments[id]?.(botProviders[botProvider], pixelId !== null);
    const head = legal ?? sectionPageOf(id, botProvider) ?? otherPages[id] ?? personPage(id);
    if (indexed && head)
      lines.push(`- [${head.title}](${siteUrl}${paths[0]}): ${head.description}`);
  }
  return publicFile(`${lines.join("\n")}\n`, "text/plain; charset=utf-8", 3_600);
}

const otherPages: Partial<Record<PageId, Head>> = {
  ai4b,
  home,
  notetaker,
  social,
  "free-resources": freeResources,
  "free-workspace-email": freeWorkspaceEmail,
};

/** Booking page or media kit of a team member. */
function personPage(id: PageId): Head | undefined {
  const member = memberOf(id);
  if (member) return { title: member.heading, description: member.description };
  const kit = mediaKits[id]?.member;
  if (!kit) return undefined;
  const { name, role } = kit;
  return { title: kitWords.title(name), description: kitWords.description(name, role) };
}
