import { pages, routeIdOf } from "./app/config/pages.ts";
import { resources } from "./app/config/resources.ts";

/** A route for each path: files serve several, and Remix tells them apart by the id. */
function routesOfTheTables(defineRoutes) {
  return defineRoutes((route) => {
    for (const page of pages) {
      page.paths.forEach((path, nth) => {
        const id = routeIdOf(page.id, nth);
        route(path, page.file, { id, index: path === "/", caseSensitive: true });
      });
    }
    for (const { id, path, file } of resources) route(path, file, { id, caseSensitive: true });
    route("*", "routes/pages/not-found.tsx", { id: "not-found" });
  });
}

/** @type {import("@remix-run/dev").AppConfig} */
export default {
  ignoredRouteFiles: ["**/*"],
  routes: routesOfTheTables,
  server: "workers/handlers.ts",
  serverBuildPath: "build/index.js",
  serverConditions: ["workerd", "worker", "browser"],
  // The Worker bundles the others: what it shares with the build is then there once. These two belong to
  // modules that are loaded late, and are set up with those only if they are compiled with them.
  serverDependenciesToBundle: ["ical.js", "postal-mime"],
  serverMainFields: ["browser", "module", "main"],
  serverMinify: true,
  serverModuleFormat: "esm",
  serverPlatform: "neutral",
  postcss: true,
  tailwind: false,
  watchPaths: ["./workers"],
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: true,
    v3_relativeSplatPath: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
