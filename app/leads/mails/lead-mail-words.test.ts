import { expect, test } from "vitest";
import { freeWorkspaceEmail } from "~/content/pages/free-workspace-email";
import { freeWorkspaceMailWords } from "./lead-mail-words";

test("the free workspace's page says of the call what its mail says", () => {
  const [firstStep] = freeWorkspaceMailWords.steps;
  expect(firstStep).toContain("free 30-minute discovery call");
  expect(freeWorkspaceEmail.points.join()).toContain("a free 30-minute call");
});
