import { expect, test } from "vitest";
import { botProviders, type ProviderName } from "../../app/config/names.ts";
import { greeting } from "./greeting.ts";

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
