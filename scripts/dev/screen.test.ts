import { expect, test } from "vitest";
import { botProviders, type ProviderName } from "../../app/config/names.ts";
import { createSiteOutput, greeting } from "./screen.ts";

const ports = { site: 1, recall: 2, attendee: 3, mailbox: 4, crm: 5, stripe: 6, model: 7 };

test.each(Object.keys(botProviders) as ProviderName[])(
  "%s: it names every page that a person can open",
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

test("a good start is silent, and what follows is shown", () => {
  expect(shown(["[custom build] x", "Ready", "GET / 200"], 2)).toEqual(["GET / 200"]);
});

test("an error while starting brings out everything so far", () => {
  expect(shown(["before", "✘ [ERROR] x", "after"], 99)).toEqual(["before", "✘ [ERROR] x", "after"]);
});

test("a logged object comes on one line", () => {
  const lines = ["{", "  event: 'outbox.sent',", "  id: 'x'", "}", "next"];
  expect(shown(lines, 0)).toEqual(["{ event: 'outbox.sent', id: 'x' }", "next"]);
});

test("a tick that did nothing is left out, one that did something is not", () => {
  const tick = (dispatched: number) => [
    "{",
    "  event: 'tick',",
    `  dispatched: ${dispatched},`,
    "  polled: 0,",
    "  sent: 0,",
    "  purged: 0,",
    "  oldestDueMs: 0",
    "}",
  ];
  expect(shown([...tick(0), ...tick(1)], 0)).toEqual([
    "{ event: 'tick', dispatched: 1, polled: 0, sent: 0, purged: 0, oldestDueMs: 0 }",
  ]);
});
