import { freezeSite } from "../../scripts/dev/frozen-site.ts";
import { browserSite, isolatedVars } from "../support/site-vars.ts";

/** Builds the site once; the fixture of `tests/support/e2e.ts` starts copies of it. */
export default async function setUp(): Promise<void> {
  await freezeSite(browserSite, isolatedVars);
}
