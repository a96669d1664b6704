import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { pages, routeIdOf } from "~/config/pages";
import { resources } from "~/config/resources";
import { documentPath } from "./page-cache";

/** Replaces Remix's `createRequestHandler`, which ranks all routes for each request (docs/framework.md). */
export function createRemixByPath(build: ServerBuild): RequestHandler {
  const resourceModules = new Map(
    resources.map(({ id, path }) => [path, build.routes[id]?.module] as const),
  );
  const handlers = new Map<string, RequestHandler>();

  return async (request, context) => {
    const url = new URL(request.url);
    const resource = resourceModules.get(url.pathname);
    const answer = request.method === "POST" ? resource?.action : resource?.loader;
    if (answer && context) return respond(() => answer({ request, context, params: {} }));

    const route = routeOfPage(url);
    const handler = handlers.get(route) ?? createRequestHandler(withOneRoute(build, route));
    handlers.set(route, handler);
    return handler(request, context);
  };
}

const pageRoutes = new Map(
  pages.flatMap(({ id, paths }) =>
    paths.map((path, index) => [path, routeIdOf(id, index)] as const),
  ),
);

function routeOfPage(url: URL): string {
  return pageRoutes.get(documentPath(url)) ?? "not-found";
}

async function respond(answer: () => unknown): Promise<Response> {
  try {
    const answered = await answer();
    if (answered instanceof Response) return answered;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
  throw new TypeError("a resource route answers with a Response");
}

function withOneRoute(build: ServerBuild, id: string): ServerBuild {
  return {
    ...build,
    routes: only(build.routes, id),
    assets: { ...build.assets, routes: only(build.assets.routes, id) },
  };
}

function only<T>(all: Readonly<Record<string, T>>, id: string): Record<string, T> {
  const { root, [id]: route } = all;
  if (!root || !route) throw new Error(`the build has no route ${id}`);
  return { root, [id]: route };
}
