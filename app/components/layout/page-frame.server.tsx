import type { MetaFunction } from "@remix-run/cloudflare";
import { Links, Meta, useLocation } from "@remix-run/react";
import { useContext } from "react";
import { DocumentAssetsContext } from "~/lib/document-assets";
import { pageOf } from "~/lib/page-of";
import { errorMeta } from "~/lib/seo.server";
import { Footer } from "./footer.server";
import { Head } from "./head.server";
import { Header } from "./header.server";
import { wordsOfError } from "./words-of-error";

/** For an error in place of a page; every page that is shown brings its own. */
export const meta: MetaFunction = ({ error }) =>
  error ? errorMeta(wordsOfError(error).heading) : [];

/** What surrounds the pages of the router; none of it changes in the browser. */
export function PageHead() {
  const assets = useContext(DocumentAssetsContext);
  if (!assets) throw new Error("rendered outside a response");
  return (
    <Head {...assets}>
      <Meta />
      <Links />
    </Head>
  );
}

export function PageHeader() {
  return <Header current={useCurrentPage()} />;
}

export function PageFooter() {
  return <Footer current={useCurrentPage()} />;
}

/** None for an address that is not in the table. */
function useCurrentPage() {
  return pageOf(useLocation().pathname);
}
