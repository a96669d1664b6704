import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { fetch, Response, type Request } from "miniflare";
import { defineConfig } from "vitest/config";
import { exampleSecrets } from "../app/config/published-secrets.server.ts";
import { localConfig } from "../scripts/dev/site-config.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Address without an answer: nothing listens on the port of "discard". */
const nobody = "http://127.0.0.1:9";
const alias = { "~": `${root}app` };
/** No test here needs a style sheet. */
const css = { postcss: { plugins: [] } };
/** Read by `tests/support/cases.ts`, in workerd too. */
const env = { FULL: process.env["FULL"] ?? "" };

/** A refused connection would be printed by workerd as an uncaught exception, however well it is caught. */
function answerFor(request: Request) {
  return request.url.startsWith(nobody) ? new Response(null, { status: 503 }) : fetch(request);
}

/** A file of its own: `npm start` may be writing its one. */
async function writeLocalConfig(): Promise<string> {
  const file = `${root}wrangler.test.toml`;
  await writeFile(file, await localConfig("workers/app.ts"));
  return file;
}

export default defineConfig({
  root,
  test: {
    projects: [
      {
        resolve: { alias },
        css,
        test: {
          name: "unit",
          env,
          // One world for all files of a worker halves the time; who replaces a module puts it back.
          isolate: false,
          maxWorkers: 2,
          root,
          environment: "node",
          // The kill test runs beside them: a slow minute is no failure.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: [
            "{app,workers,scripts,tests/eslint-rules,tests/simulators,tests/support}/**/*.test.{ts,tsx}",
          ],
        },
      },
      {
        resolve: { alias },
        css,
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: await writeLocalConfig() },
            miniflare: {
              outboundService: answerFor,
              bindings: {
                ...exampleSecrets,
                SITE_URL: "http://localhost:8787",
                // The invites in tests/fixtures are sent to it.
                JOIN_ADDRESS: "notes@larkfield.example",
                RECALL_BASE_URL: nobody,
                ATTENDEE_BASE_URL: nobody,
                OPERATOR_EMAIL: "operator@example.test",
                LEADS_WEBHOOK_URL: `${nobody}/leads`,
                STRIPE_BASE_URL: nobody,
                // Tests of notes name the model; a .dev.vars of `npm start` has one.
                SUMMARY_BASE_URL: "",
                SUMMARY_MODEL: "",
                // Tests of the rate set their own.
                PROVIDER_RATE_PER_MINUTE: "100000",
                TEST_MIGRATIONS: await readD1Migrations(`${root}migrations`),
              },
            },
          })),
        ],
        test: {
          name: "worker",
          env,
          // The kill test runs beside them: a slow minute is no failure.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // The files of one worker share a workerd and its database, whose tables each test empties.
          isolate: false,
          maxWorkers: 2,
          root,
          include: ["tests/worker/**/*.test.ts"],
          setupFiles: ["tests/worker/setup.ts"],
          globalSetup: [
            "tests/worker/fresh-build.ts",
            "tests/worker/start-model.ts",
            "tests/worker/html-validator.ts",
          ],
        },
      },
    ],
  },
});
