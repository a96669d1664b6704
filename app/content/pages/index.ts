import type { PageId } from "~/config/route-table";
import type { PageContent } from "~/content/section";
import { automate } from "./automate";
import { book } from "./book";
import { social } from "./social";
import { workspacePricing } from "./workspace-pricing";

/** Pages that are nothing but sections; `routes/page.tsx` serves each of them. */
export const sectionPages: Partial<Record<PageId, PageContent>> = {
  "workspace-pricing": workspacePricing,
  automate,
  social,
  book,
};
