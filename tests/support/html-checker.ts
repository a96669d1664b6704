import { HtmlValidate } from "html-validate";

const checker = new HtmlValidate({
  root: true,
  elements: ["html5"],
  extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
  // What is loaded comes from our own origin, and the CSP lets nothing else in.
  rules: { "require-sri": "off" },
});

/** What is wrong with a document, by the standard and by what it says about accessibility. */
export async function htmlFindings(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
  );
}
