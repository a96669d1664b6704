import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { pages, resources, routeIdOf } from "~/config/route-table";
import { documentPath } from "./memo-rule";

/**
 * Remix has a route for each file (`remix.config.js`); which paths it serves, the table says. It would
 * rank all routes anew several times for each request and wire them all up for each rendering. The
 * paths hold no parameters, so each has a handler that knows the root and its own route; all others
 * share one that knows the not-found page.
 *
 * A resource route is its `loader` and `action`: asked under its own path, they are called as they
 * are, without the router that pages need. What they throw is thrown here, unless it is a Response. One
 * that has nothing for the method is answered for: 405 without a body.
 */
export function createRemixByPath(build: ServerBuild): RequestHandler {
  const routeOf = new Map(
    [
      ...pages.flatMap(({ paths, file }) => paths.map((path) => ({ path, file }))),
      ...resources,
    ].map(({ path, file }) => [path, routeIdOf(file)]),
  );
  const resourceIds = new Map(resources.map(({ path, file }) => [path, routeIdOf(file)]));
  const handlers = new Map<string, RequestHandler>();

  function resourceAt(path: string): ServerRouteModule | undefined {
    return build.routes[resourceIds.get(path) ?? ""]?.module;
  }

  return async (request, context) => {
    const url = new URL(request.url);
    const resource = resourceAt(url.pathname);
    if (resource && context) {
      const answer = request.method === "POST" ? resource.action : resource.loader;
      if (answer) return respond(() => answer({ request, context, params: {} }));
      const Allow = resource.loader ? "GET, HEAD" : "POST";
      return new Response(null, { status: 405, headers: { Allow } });
    }

    const path = documentPath(url);
    const id = routeOf.get(path);
    const key = id === undefined ? "*" : path;
    const handler = handlers.get(key) ?? createRequestHandler(buildFor(build, key, id));
    handlers.set(key, handler);
    return handler(request, context);
  };
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

type ServerRouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

const root = "root";

function buildFor(build: ServerBuild, path: string, id = "not-found"): ServerBuild {
  const place = {
    index: path === "/" ? true : undefined,
    path: path === "/" ? undefined : path.replace(/^\//, ""),
    caseSensitive: true,
  };
  return {
    ...build,
    routes: only(build.routes, id, place),
    assets: { ...build.assets, routes: only(build.assets.routes, id, place) },
  };
}

function only<T extends object>(all: Readonly<Record<string, T>>, id: string, place: object) {
  const [frame, page] = [all[root], all[id]];
  if (!frame || !page) throw new Error(`the build has no route ${id}`);
  return { [root]: frame, [id]: { ...page, ...place } };
}
