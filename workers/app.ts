import * as build from "../build/index.js";
import type * as Handlers from "./handlers";

/** Worker's main module: the server build, whose entry is `handlers.ts`. */
const { default: handlers, TaskCounter } = build as unknown as typeof Handlers;

export { handlers as default, TaskCounter };
