import type { MetaFunction } from "@remix-run/cloudflare";
import { Links, Meta, useLocation } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import * as colors from "~/config/colors";
import { pageAt } from "~/config/pages";
import { type DocumentAssets, DocumentAssetsContext } from "~/lib/render/document-assets";
import { href } from "~/lib/render/href";
import { errorMeta } from "~/lib/seo/seo.server";
import cssHref from "~/styles/app.css";
import { Footer } from "./footer.server";
import { Header } from "./header.server";
import { wordsOfError } from "./route-error";

type HeadContentProps = DocumentAssets & { children: ReactNode };

export function HeadContent({ nonce, hasInlineCss, children }: HeadContentProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content={colors.ink900} />
      {children}
      {/* The empty style is filled by `withUsedCss`. */}
      {hasInlineCss ? <style nonce={nonce} /> : <link rel="stylesheet" href={cssHref} />}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={href("manifest")} />
    </>
  );
}

export const meta: MetaFunction = ({ error }) =>
  error ? errorMeta(wordsOfError(error).heading) : [];

export function PageHead() {
  const assets = useContext(DocumentAssetsContext);
  if (!assets) throw new Error("PageHead needs a DocumentAssetsContext");
  return (
    <HeadContent {...assets}>
      <Meta />
      <Links />
    </HeadContent>
  );
}

export function PageHeader() {
  return <Header current={useCurrentPageId()} />;
}

export function PageFooter() {
  return <Footer current={useCurrentPageId()} />;
}

function useCurrentPageId() {
  return pageAt(useLocation().pathname)?.id;
}
