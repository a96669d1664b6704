import type { ReactNode } from "react";
import { href } from "~/lib/href";
import type { DocumentAssets } from "~/lib/document-assets";
import cssHref from "~/styles/app.css";

/** What stands in the head of every page, around what is the page's own. */
export function Head({ nonce, css, children }: DocumentAssets & { children: ReactNode }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#0A1814" />
      {children}
      {css === null ? (
        <link rel="stylesheet" href={cssHref} />
      ) : (
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
      )}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={href("manifest")} />
    </>
  );
}
