/**
 * What `remix build` compiles (`server` in remix.config.js): the pages and, in the same go, the rest of
 * the Worker. Compiled apart, every module that both use would be in the Worker twice.
 */
export * from "@remix-run/dev/server-build";
export { EnvError, readEnv } from "~/config/env.server";
export { log } from "~/lib/log/log.server";
export { clockFrom, createWorld } from "~/world.server";
export { receiveEmail } from "./inbound-email";
export { createRemixByPath } from "./remix-by-path";
export { runTick } from "./scheduled";
export { createSite } from "./site";
export { TaskCounter } from "./task-counter";
