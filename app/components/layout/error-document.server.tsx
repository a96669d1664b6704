import { renderToString } from "react-dom/server";
import { names } from "~/config/names";
import type { ErrorWords } from "~/content/words/errors";
import { withUsedCss } from "~/lib/render/app-css.server";
import type { SplitCss } from "~/lib/render/split-css";
import { Document } from "./document";
import { ErrorPage } from "./error-page.server";
import { Footer } from "./footer.server";
import { Header } from "./header.server";
import { HeadContent } from "./page-frame.server";

export function errorDocument({
  status,
  nonce,
  css,
  headers: extraHeaders,
  ...words
}: ErrorWords & {
  status: number;
  nonce: string;
  css: SplitCss | null;
  headers?: HeadersInit;
}): Response {
  const html = renderToString(
    <Document
      head={
        <head>
          <HeadContent nonce={nonce} hasInlineCss={css !== null}>
            <title>{`${words.heading} · ${names.brand}`}</title>
            <meta name="robots" content="noindex" />
          </HeadContent>
        </head>
      }
      header={<Header current={undefined} />}
      footer={<Footer current={undefined} />}
    >
      <ErrorPage {...words} />
    </Document>,
  );

  const headers = new Headers(extraHeaders);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${withUsedCss(html, css)}`, { status, headers });
}
