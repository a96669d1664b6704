import { pages, resources } from "./app/config/route-table.ts";

/** One Remix route for each path: paths match case-sensitively, and several rows may share a file. */
function routesOfTheTable(defineRoutes) {
  return defineRoutes((route) => {
    for (const page of pages) {
      page.paths.forEach((path, nth) => {
        route(path.slice(1), page.file, {
          id: nth === 0 ? page.id : `${page.id}-${nth + 1}`,
          index: path === "/",
          caseSensitive: true,
        });
      });
    }
    for (const { id, path, file } of resources) {
      route(path.slice(1), file, { id, caseSensitive: true });
    }
    route("*", "routes/not-found.tsx", { id: "not-found" });
  });
}

/** @type {import("@remix-run/dev").AppConfig} */
export default {
  ignoredRouteFiles: ["**/*"],
  routes: routesOfTheTable,
  server: "workers/compiled.ts",
  serverBuildPath: "build/index.js",
  serverConditions: ["workerd", "worker", "browser"],
  // The Worker bundles them: what it shares with the build is then there once.
  serverDependenciesToBundle: [],
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
