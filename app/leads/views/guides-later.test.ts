import { afterEach, expect, test, vi } from "vitest";
import { askForGuides } from "./guides-later";

afterEach(() => vi.unstubAllGlobals());

test("each chosen guide is a request of its own, all of them at once", async () => {
  const answers: ((answer: Response) => void)[] = [];
  const fetch = vi.fn(() => new Promise<Response>((resolve) => void answers.push(resolve)));
  vi.stubGlobal("fetch", fetch);
  const lead = {
    kind: "guide",
    email: "ada@example.test",
    firstName: null,
    lastName: null,
  } as const;
  const asked = askForGuides(
    [
      { ...lead, guideId: "clickup-mistakes" },
      { ...lead, guideId: "zapier-automations" },
    ],
    "key-of-the-form",
  );
  expect(fetch, "before the first is answered").toHaveBeenCalledTimes(2);
  for (const answer of answers) answer(Response.json({ ok: true }));
  expect(await asked).toBe(true);
});
