import { pages, resources, routeIdOf } from "./app/config/route-table.ts";

/** One Remix route for each file. Its path is a stand-in: `workers/remix-by-path.ts` has the real ones. */
function routesOfTheTable(defineRoutes) {
  return defineRoutes((route) => {
    const files = [...pages, ...resources].map(({ file }) => file);
    for (const file of new Set([...files, "routes/not-found.tsx"])) {
      route(routeIdOf(file), file, { id: routeIdOf(file) });
    }
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
