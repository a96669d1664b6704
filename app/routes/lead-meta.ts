import type { PageId } from "~/config/addresses";
import { withErrorPrefix } from "~/forms/error-summary";
import { pageMeta } from "~/lib/seo.server";

/** Title and description of a lead form's page; a form that was refused says so in the title. */
export function leadMeta(
  page: PageId,
  {
    title,
    description,
    heading,
  }: { readonly title: string; readonly description: string; readonly heading: string },
  loaded: { readonly siteUrl: string; readonly refused: boolean } | undefined,
) {
  return pageMeta({
    page,
    title: loaded?.refused ? withErrorPrefix(title) : title,
    description,
    heading,
    siteUrl: loaded?.siteUrl ?? "",
  });
}
