import { expect, test } from "vitest";
import { botProviders, type ProviderName } from "../../app/config/names.ts";
import { createSiteOutput, greeting } from "./screen.ts";

const ports = { site: 1, recall: 2, attendee: 3, mailbox: 4, crm: 5, stripe: 6, model: 7 };

test.each(Object.keys(botProviders) as ProviderName[])(
  "with %s as the provider, the greeting names every page that a person can open",
  (botProvider) => {
    const text = greeting({ ports, siteUrl: "http://localhost:1", tickSeconds: 60, botProvider });
    for (const port of [ports.site, ports.mailbox, ports.crm, ports[botProvider]]) {
      expect(text).toContain(`http://localhost:${port}`);
    }
    expect(text).toContain("chat");
  },
);

function shown(lines: readonly string[], showAfter: number): string[] {
  const printed: string[] = [];
  const output = createSiteOutput((line) => printed.push(line));
  lines.forEach((line, nth) => {
    if (nth === showAfter) output.show();
    output.add(line);
  });
  return printed;
}

const tick = (dispatched: number) =>
  ["{", "  event: 'tick',", `  dispatched: ${dispatched},`, "  longestWaitMs: 0", "}"] as const;

test.each<[string, readonly string[], number, readonly string[]]>([
  ["a good start is silent", ["[custom build] x", "Ready", "GET / 200"], 2, ["GET / 200"]],
  [
    "an error while starting brings out everything so far",
    ["before", "✘ [ERROR] x"],
    99,
    ["before", "✘ [ERROR] x"],
  ],
  [
    "a logged object comes on one line",
    ["{", "  id: 'x'", "}", "next"],
    0,
    ["{ id: 'x' }", "next"],
  ],
  [
    "an idle tick is left out",
    [...tick(0), ...tick(1)],
    0,
    ["{ event: 'tick', dispatched: 1, longestWaitMs: 0 }"],
  ],
])("%s", (_, lines, showAfter, printed) => {
  expect(shown(lines, showAfter)).toEqual(printed);
});
