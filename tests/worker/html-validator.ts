import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { HtmlValidate } from "html-validate";
import type { TestProject } from "vitest/node";

const validator = new HtmlValidate({
  root: true,
  elements: ["html5"],
  extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
  // Everything loaded comes from our own origin: the CSP allows nothing else.
  rules: { "require-sri": "off" },
});

/** html-validate compiles its schemas at run time, which workerd forbids: it runs in Node. */
export async function setup(project: TestProject) {
  const server = createServer((request, response) => {
    void text(request)
      .then(faultsOf)
      .then((faults) => response.setHeader("Connection", "close").end(JSON.stringify(faults)));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  project.provide("htmlValidatorUrl", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => server.close();
}

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  );
}
