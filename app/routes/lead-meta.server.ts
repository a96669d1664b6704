import type { PageId } from "~/config/addresses";
import { ai4b } from "~/content/pages/ai4b";
import { freeResources } from "~/content/pages/free-resources";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";
import { withErrorPrefix } from "~/forms/error-summary";
import { pageMeta } from "~/lib/seo.server";

type Words = { readonly title: string; readonly description: string; readonly heading: string };
type Loaded = { readonly siteUrl: string; readonly refused: boolean };

export const guidesMeta = leadMeta("free-resources", freeResources);
export const membersMeta = leadMeta("ai4b", ai4b);
export const workspaceMeta = leadMeta("free-workspace-email", freeWorkspaceEmail);

/** Title and description of a lead form's page; a form that was refused says so in the title. */
function leadMeta(page: PageId, { title, description, heading }: Words) {
  return ({ data }: { data: Loaded | undefined }) =>
    pageMeta({
      page,
      title: data?.refused ? withErrorPrefix(title) : title,
      description,
      heading,
      siteUrl: data?.siteUrl ?? "",
    });
}
