import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { pages, routeIdOf } from "~/config/pages";
import { resources } from "~/config/resources";
import { documentPath } from "./page-cache";

/** Gives each page a handler with one route, because a handler ranks all its routes for each request (docs/framework.md). */
export function createRemixByPath(build: ServerBuild): RequestHandler {
  const resourceModules = new Map(
    resources.map(({ id, path }) => [path, build.routes[id]?.module] as const),
  );
  const handlers = new Map<string, RequestHandler>();

  return async (request, context) => {
    const url = new URL(request.url);
    const resource = resourceModules.get(url.pathname);
    const serve = request.method === "POST" ? resource?.action : resource?.loader;
    if (serve && context) return respond(() => serve({ request, context, params: {} }));

    const routeId = pageRouteIds.get(documentPath(url)) ?? "not-found";
    const handler = handlers.get(routeId) ?? createRequestHandler(withOneRoute(build, routeId));
    handlers.set(routeId, handler);
    return handler(request, context);
  };
}

const pageRouteIds = new Map(
  pages.flatMap(({ id, paths }) =>
    paths.map((path, index) => [path, routeIdOf(id, index)] as const),
  ),
);

async function respond(serve: () => unknown): Promise<Response> {
  try {
    const response = await serve();
    if (response instanceof Response) return response;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
  throw new TypeError("a resource route answers with a Response");
}

function withOneRoute(build: ServerBuild, id: string): ServerBuild {
  return {
    ...build,
    routes: rootAnd(id, build.routes),
    assets: { ...build.assets, routes: rootAnd(id, build.assets.routes) },
  };
}

function rootAnd<T>(id: string, all: Readonly<Record<string, T>>): Record<string, T> {
  const { root, [id]: route } = all;
  if (!root || !route) throw new Error(`the build has no route ${id}`);
  return { root, [id]: route };
}
