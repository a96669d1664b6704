/** The same at once: the browser, which seldom needs it, fetches it when it does. */
export { RouteError } from "./route-error";
