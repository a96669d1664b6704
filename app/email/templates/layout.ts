import { names } from "../../config/names.ts";
import { commonMailWords as common } from "../../content/mails/common.ts";
import { html, type Html } from "./html.ts";

/**
 * The frame of every mail: one column that is readable from 320 px on, in light and dark, without
 * images, web fonts or anything else from elsewhere.
 */
export function mailDocument(options: {
  readonly title: string;
  /** What mailboxes show beside the subject. */
  readonly preview: string;
  readonly body: Html;
  readonly footer: string;
  /** The link "This wasn't me"; null where the reader must have asked. */
  readonly notMe: string | null;
}): string {
  const { title, preview, body, footer, notMe } = options;
  const wayOut = notMe === null ? html`` : html`<a href="${notMe}">${common.notMe}</a><br />`;
  const document = html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            margin: 0;
            padding: 0;
            background: #f4f5f7;
            color: #16181d;
            font:
              16px/1.6 -apple-system,
              "Segoe UI",
              Roboto,
              Helvetica,
              Arial,
              sans-serif;
          }
          .frame {
            max-width: 640px;
            margin: 0 auto;
            padding: 24px 16px;
          }
          .card {
            background: #ffffff;
            border-radius: 12px;
            padding: 24px 20px;
            overflow-wrap: anywhere;
          }
          h1 {
            font-size: 22px;
            line-height: 1.3;
            margin: 0 0 16px;
          }
          h2 {
            font-size: 17px;
            line-height: 1.4;
            margin: 28px 0 8px;
          }
          p {
            margin: 0 0 14px;
          }
          dl {
            margin: 0 0 14px;
          }
          dt {
            font-weight: 600;
            margin-top: 8px;
          }
          dd {
            margin: 0;
          }
          ul,
          ol {
            margin: 0 0 14px;
            padding-left: 20px;
          }
          li {
            margin: 6px 0;
          }
          a {
            color: #1a56c4;
          }
          .button {
            display: inline-block;
            padding: 12px 20px;
            border-radius: 8px;
            background: #1a56c4;
            color: #ffffff;
            font-weight: 600;
            text-decoration: none;
          }
          .quiet {
            color: #565c68;
            font-size: 14px;
          }
          footer {
            padding: 16px 4px 0;
            overflow-wrap: anywhere;
          }
          @media (prefers-color-scheme: dark) {
            body {
              background: #101216;
              color: #e9ebef;
            }
            .card {
              background: #1a1d23;
            }
            a {
              color: #8ab4f8;
            }
            .button {
              background: #8ab4f8;
              color: #101216;
            }
            .quiet {
              color: #a9b0bd;
            }
          }
        </style>
      </head>
      <body>
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <div class="frame">
          <main class="card">
            <h1>${title}</h1>
            ${body}
          </main>
          <footer class="quiet">
            ${footer}<br />${wayOut}${names.company}<br />
            <a href="mailto:${names.contactEmail}">${names.contactEmail}</a>
          </footer>
        </div>
      </body>
    </html> `;
  return document.source;
}
