import type { D1Migration } from "cloudflare:test";

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
