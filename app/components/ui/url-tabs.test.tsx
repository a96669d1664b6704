import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { UrlTabs } from "./url-tabs";

const html = renderToString(
  <UrlTabs
    label="Parts"
    path="/alex-kit"
    active={{ id: "bio", label: "Bio" }}
    tabs={[
      { id: "headshot", label: "Headshot" },
      { id: "bio", label: "Bio" },
    ]}
    panel={({ id }) => <p>The {id}</p>}
  />,
);

test("the tabs are links of which one is current, above its panel alone", () => {
  expect(html).toMatch(/<a [^>]*href="\/alex-kit\?tab=headshot"[^>]*>Headshot<\/a>/);
  expect(html.match(/aria-current="page"[^>]*>([^<]+)/)?.[1]).toBe("Bio");
  expect(html).toContain('aria-label="Parts"');
  expect(html).toContain("bio</p>");
  expect(html).not.toContain("headshot</p>");
});
