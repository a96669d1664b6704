import { Linter } from "eslint";
import tseslint from "typescript-eslint";
import { expect, test } from "vitest";
import { arrows } from "./arrows.ts";

const linter = new Linter({ cwd: "/project" });

/** The ids of the messages that the rule reports for one import in a file. */
function reported(file: string, code: string): (string | undefined)[] {
  const config: Linter.Config = {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parser: tseslint.parser as Linter.Parser },
    plugins: { local: { rules: { arrows } } },
    rules: { "local/arrows": "error" },
  };
  const messages = linter.verify(code, [config], { filename: `/project/${file}` });
  return messages.map((message) => message.messageId ?? message.message);
}

test.each([
  [
    "a feature may not import another",
    "app/notetaker/request/take.server.ts",
    "~/leads/take.server",
  ],
  ["db may not import a feature", "app/db/client.server.ts", "../notetaker/store/moves.server.ts"],
  ["email may not import a feature", "app/email/send.server.ts", "~/notetaker/schema"],
  ["email may not import db", "app/email/send.server.ts", "~/db/client.server"],
  [
    "jobs may not import a feature",
    "app/jobs/run.server.ts",
    "~/notetaker/mails/notetaker-handlers.server",
  ],
  ["forms may not import a feature", "app/components/forms/fields.tsx", "~/leads/schema"],
  ["lib may not import a feature", "app/lib/json.ts", "~/notetaker/status"],
  ["lib may not import content", "app/lib/render/href.ts", "~/content/section"],
  ["lib may not import db", "app/lib/json.ts", "../db/schema"],
  ["config may not import lib", "app/config/pages.ts", "../lib/href.ts"],
  ["config may not import a feature", "app/config/names.ts", "../notetaker/status.ts"],
  ["a feature may not import a route", "app/notetaker/request/card.tsx", "~/routes/pages/home"],
  ["a component may not import a feature", "app/components/ui/alert.tsx", "~/notetaker/status"],
  ["a section may not import content", "app/components/sections/hero.tsx", "~/content/pages/home"],
  [
    "the frame may not import content",
    "app/components/layout/footer.server.tsx",
    "~/content/pages",
  ],
  ["words may not import a component", "app/content/words/labels.ts", "~/components/ui/badge"],
  ["jobs may not know a feature", "app/jobs/send-due.server.ts", "~/notetaker/status"],
  ["a component may not import a route", "app/components/ui/button.tsx", "~/routes/home"],
  ["a component may not import db", "app/components/ui/button.tsx", "~/db/schema"],
  ["content may not import a feature's code", "app/content/home.ts", "~/notetaker/schema"],
  ["workers may not import a route", "workers/app.ts", "../app/routes/home"],
  ["the app may not import workers", "app/routes/pages/home.tsx", "../../../workers/task-counter"],
  ["the app may not import the build", "app/routes/pages/home.tsx", "../../../build/index.js"],
  [
    "the app may not import tests",
    "app/notetaker/provider/recall/recall.server.ts",
    "../../../tests/simulators/recall",
  ],
])("%s", (_, file, source) => {
  expect(reported(file, `import { it } from "${source}";`)).toEqual(["arrow"]);
});

test.each([
  ["a view", "app/notetaker/request/form.tsx", "./request.server"],
  ["content", "app/content/home.ts", "~/lib/log.server"],
  ["a feature's public file", "app/notetaker/request/schema.ts", "./repo.server"],
  ["the browser's entry", "app/entry.client.tsx", "~/lib/log.server.ts"],
])("%s may not import server code", (_, file, source) => {
  expect(reported(file, `import { it } from "${source}";`)).toEqual(["server"]);
});

test("a forbidden import is found in every shape it can take", () => {
  const file = "app/db/client.server.ts";
  for (const code of [
    'import * as it from "~/leads/x";',
    'import "~/leads/x";',
    'export { it } from "~/leads/x";',
    'export * from "~/leads/x";',
    'const it = await import("~/leads/x");',
    'import type { It } from "~/leads/x";',
  ]) {
    expect(reported(file, code), code).toEqual(["arrow"]);
  }
});

test("only workers/app.ts imports the Remix build", () => {
  const code = 'import * as build from "../build/index.js";';
  expect(reported("workers/page-cache.ts", code)).toEqual(["build"]);
  expect(reported("workers/app.ts", code)).toEqual([]);
});

test.each([
  [
    "app/routes/pages/notetaker/notetaker.tsx",
    'import { request } from "~/notetaker/request.server";',
  ],
  ["app/notetaker/request/take.server.ts", 'import { openDb } from "~/db/client.server";'],
  ["app/notetaker/request/take.server.ts", 'import { mayMove } from "./status";'],
  ["app/db/schema.server.ts", 'import { statuses } from "../notetaker/status.ts";'],
  ["app/notetaker/request/form.tsx", 'import { Button } from "~/components/ui/button";'],
  ["app/notetaker/request/card.tsx", 'import type { Outcome } from "./request.server";'],
  ["app/components/ui/alert.tsx", 'import { labels } from "~/content/words/labels";'],
  ["app/routes/pages/legal.tsx", 'import { privacy } from "~/content/pages/privacy";'],
  ["app/booking/booking-page.server.tsx", 'import { trackingOf } from "~/tracking/tracked-pages";'],
  ["app/content/failures.ts", 'import type { FailureReason } from "~/notetaker/status";'],
  ["app/content/mails.ts", 'import { retentionDays } from "~/notetaker/status";'],
  ["app/content/home.ts", 'import { type Section } from "~/components/sections/section";'],
  ["app/entry.server.tsx", 'import { log } from "~/lib/log.server";'],
  ["app/root.tsx", 'import { log } from "~/lib/log.server";'],
  ["workers/scheduled.ts", 'import { runTick } from "../app/notetaker/tick.server";'],
  ["tests/worker/tick.test.ts", 'import { runTick } from "~/notetaker/tick.server";'],
  ["app/notetaker/request.test.ts", 'import { anything } from "~/leads/store.server";'],
  ["app/lib/render/href.ts", 'import { pages } from "~/config/pages";'],
  ["app/lib/render/href.ts", 'import { z } from "zod";'],
])("%s may say: %s", (file, code) => {
  expect(reported(file, code)).toEqual([]);
});
