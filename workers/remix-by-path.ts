import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { documentPath } from "./memo-rule";

/**
 * Remix ranks every route it knows anew, several times for each request, and wires all of them up for
 * each rendering. The paths of the table hold no parameters, so each gets a handler that knows the
 * root and its own route; all other paths share one that knows the not-found page.
 */
export function createRemixByPath(build: ServerBuild): RequestHandler {
  const whole = createRequestHandler(build);
  const routeOf = new Map(
    Object.values(build.routes)
      .filter(({ id }) => id !== root)
      .map(({ id, path }) => [`/${path ?? ""}`, id]),
  );
  const handlers = new Map<string, RequestHandler>();

  return (request, context) => {
    const url = new URL(request.url);
    // Asked by a page's script, about routes other than its own.
    if (url.pathname === "/__manifest") return whole(request, context);

    const id = routeOf.get(documentPath(url)) ?? notFound;
    const handler = handlers.get(id) ?? createRequestHandler(withOnly(build, id));
    handlers.set(id, handler);
    return handler(request, context);
  };
}

const root = "root";
const notFound = "not-found";

function withOnly(build: ServerBuild, id: string): ServerBuild {
  return {
    ...build,
    routes: pick(build.routes, [root, id]),
    assets: { ...build.assets, routes: pick(build.assets.routes, [root, id]) },
  };
}

function pick<T>(all: Readonly<Record<string, T>>, ids: readonly string[]): Record<string, T> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const one = all[id];
      return one === undefined ? [] : [[id, one] as const];
    }),
  );
}
