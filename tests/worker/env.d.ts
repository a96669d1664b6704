import type { D1Migration } from "cloudflare:test";

declare module "vitest" {
  interface ProvidedContext {
    /** `SUMMARY_BASE_URL` of the simulated model, to which only one test file gives orders. */
    readonly modelUrl: string;
    /** Takes a document by POST and returns its faults as a JSON array of strings. */
    readonly htmlValidatorUrl: string;
  }
}

declare global {
  namespace Cloudflare {
    interface GlobalProps {
      readonly mainModule: typeof import("../../workers/app");
    }
    interface Env {
      readonly DB: D1Database;
      readonly EMAIL: SendEmail;
      readonly ASSETS: Fetcher;
      readonly TASK_COUNTER: DurableObjectNamespace<
        import("../../workers/task-counter").TaskCounter
      >;
      readonly POST_LIMIT: RateLimit;
      readonly TEST_MIGRATIONS: D1Migration[];
    }
  }
}
