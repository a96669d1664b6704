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
  ["a feature, another", "app/notetaker/request/take.server.ts", "~/leads/take.server"],
  ["a feature, a route", "app/notetaker/request/card.tsx", "~/routes/pages/home"],
  ["db, a feature", "app/db/client.server.ts", "../notetaker/store/moves.server.ts"],
  ["email, db", "app/email/send.server.ts", "~/db/client.server"],
  ["jobs, a feature's state", "app/jobs/send-due.server.ts", "~/notetaker/status"],
  ["lib, content", "app/lib/render/href.ts", "~/content/section"],
  ["config, lib", "app/config/pages.ts", "../lib/href.ts"],
  ["a component, a feature's state", "app/components/ui/alert.tsx", "~/notetaker/status"],
  ["a component, content", "app/components/sections/hero.tsx", "~/content/pages/home"],
  ["words, a component", "app/content/words/labels.ts", "~/components/ui/badge"],
  ["content, a feature's code", "app/content/home.ts", "~/notetaker/schema"],
  ["workers, a route", "workers/app.ts", "../app/routes/home"],
  ["a route, workers", "app/routes/pages/home.tsx", "../../../workers/task-counter"],
  ["a route, the build", "app/routes/pages/home.tsx", "../../../build/index.js"],
  ["the app, tests", "app/lib/json.ts", "../../tests/simulators/recall"],
])("may not import: %s", (_, file, source) => {
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
  ["app/routes/pages/home.tsx", 'import { request } from "~/notetaker/request.server";'],
  ["app/notetaker/request/take.server.ts", 'import { openDb } from "~/db/client.server";'],
  ["app/db/schema.server.ts", 'import { statuses } from "../notetaker/status.ts";'],
  ["app/notetaker/request/form.tsx", 'import { Button } from "~/components/ui/button";'],
  ["app/notetaker/request/card.tsx", 'import type { Outcome } from "./request.server";'],
  ["app/components/ui/alert.tsx", 'import { labels } from "~/content/words/labels";'],
  ["app/booking/booking-page.server.tsx", 'import { trackingOf } from "~/tracking/tracked-pages";'],
  ["app/content/failures.ts", 'import type { FailureReason } from "~/notetaker/status";'],
  ["app/content/home.ts", 'import { type Section } from "~/components/sections/section";'],
  ["app/root.tsx", 'import { log } from "~/lib/log.server";'],
  ["workers/scheduled.ts", 'import { runTick } from "../app/notetaker/tick.server";'],
  ["app/notetaker/request.test.ts", 'import { anything } from "~/leads/store.server";'],
  ["app/lib/render/href.ts", 'import { pages } from "~/config/pages";'],
  ["app/lib/render/href.ts", 'import { z } from "zod";'],
])("%s may say: %s", (file, code) => {
  expect(reported(file, code)).toEqual([]);
});
