import { expect, test } from "vitest";
import { linkedData } from "~/lib/seo/seo.server";
import { thingsIn } from "../support/linked-data";
import { siteWith, withRoute } from "./visit";

/** Words that would end the script element, open another, or break the JSON, if they got out. */
const payloads = [
  "</script><script>alert(1)</script>",
  "</SCRIPT ><img src=x onerror=alert(1)>",
  "</script\n><svg onload=alert(1)>",
  "</script/><iframe src=javascript:alert(1)>",
  "</scr\u0000ipt><script>alert(1)//",
  "<!--<script>",
  "<!-- </script> -->",
  "--><script>alert(1)</script>",
  "<![CDATA[</script>]]>",
  "]]></script>",
  "<script>alert(1)</script>",
  "<style>*{display:none}</style>",
  "</title></head><body onload=alert(1)>",
  '"}]}</script>',
  '","@type":"Review","x":"',
  "\\u003c/script\\u003e",
  "\\x3c/script\\x3e",
  "\\\\</script>",
  "&lt;/script&gt;",
  "&#60;/script&#62;",
  "\u2028</script>\u2029",
  "\u2028alert(1)//",
  "<%= 7 * 7 %> {{7*7}} ${7*7}",
  "<base href=//evil.example>",
  "\ud800</script>",
] as const;

test("no words of a page get out of its linked data", async () => {
  const meta = () => [linkedData(payloads.map((name) => ({ "@type": "Brand", name })))];
  const ask = siteWith({ build: withRoute("book", { meta, default: () => null }) });
  const html = await (await ask("/book")).text();

  expect(thingsIn(html).map((thing) => thing["name"])).toEqual(payloads);
  expect(html.match(/<script/gi)).toHaveLength(1);
  expect(html.match(/<\/script/gi)).toHaveLength(1);
  expect(html).not.toMatch(/[\u2028\u2029]/);
});
