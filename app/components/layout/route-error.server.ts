/* The server has it at once; an empty module in the browser, which fetches `route-error.tsx` when needed. */
export { RouteError } from "./route-error";
