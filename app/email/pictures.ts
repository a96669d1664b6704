import { html, type Html } from "./html.ts";
import { looks } from "./layout.ts";

/* Pictures drawn in tables: no mail of ours loads one. */

export type DialogWords = Readonly<Record<"asks" | "deny" | "admit" | "press", string>>;

/** A dialog, with a ring around what has to be pressed. */
export function dialogHtml(who: string, { asks, deny, admit, press }: DialogWords): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:8px 0 20px"
  >
    <tr>
      <td class="picture" style="${looks.dialog}">
        <strong class="on-picture" style="${looks.onPicture}">${who}</strong><br />
        <span class="on-picture" style="${looks.onPicture}">${asks}</span>
        <table role="presentation" cellpadding="0" cellspacing="0" style="margin:16px 0 0">
          <tr>
            <td class="on-picture deny" style="${looks.deny}">${deny}</td>
            <td width="14" style="width:14px"></td>
            <td class="on-picture ring" style="${looks.ring}">
              <span class="admit" style="${looks.admit}">${admit}</span>
            </td>
          </tr>
          <tr>
            <td colspan="2"></td>
            <td class="ring" style="${looks.press}">&#8593;&nbsp;${press}</td>
          </tr>
        </table>
      </td>
    </tr>
  </table> `;
}

/** A recording that waits to be played; all of it leads to `url`. */
export function playerHtml({
  label,
  detail,
  url,
}: Readonly<Record<"label" | "detail" | "url", string>>): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:8px 0 20px"
  >
    <tr>
      <td class="picture" height="220" style="${looks.player}">
        <a class="on-picture" style="${looks.playerLink}" href="${url}"
          ><span aria-hidden="true" style="${looks.play}">&#9654;&#65038;</span><br />${label}</a
        ><br /><span class="on-picture" style="${looks.playerDetail}">${detail}</span>
      </td>
    </tr>
  </table> `;
}
