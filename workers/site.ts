import type { AppLoadContext, ServerBuild } from "@remix-run/cloudflare";
import { mintFormToken } from "~/components/forms/form-token.server";
import { EnvError, readEnv, type Env } from "~/config/env.server";
import { resourceAt } from "~/config/resources";
import { errorWords } from "~/content/words/errors";
import { foreignOrigin } from "~/leads/attribution";
import { randomText } from "~/lib/crypto/secrets.server";
import { campaignOf } from "~/lib/http/campaign";
import { kindOf, log } from "~/lib/log/log.server";
import type { SplitCss } from "~/lib/render/split-css";
import { createWorld, type WithVisitor } from "~/world.server";
import { pixelStateOf, visitorOf } from "~/tracking/consent.server";
import { isMeasured, withFieldMeasure } from "~/tracking/field-measure.server";
import { thirdPartiesOf, withSecurityHeaders } from "./headers";
import {
  cacheRuleOf,
  createPageCache,
  holdsToken,
  isIndexed,
  isOldDataRequest,
  type PageCache,
  pageOf,
} from "./page-cache";
import { createRemixByPath } from "./remix-by-path";
import { guard, hasJsonErrors } from "./security";

export type SiteBuild = ServerBuild & {
  readonly entry: {
    readonly module: {
      readonly errorDocument: (page: {
        status: number;
        heading: string;
        text: string;
        nonce: string;
        css: SplitCss | null;
        headers?: HeadersInit;
      }) => Response;
      readonly readAppCss: (assets: Fetcher) => Promise<SplitCss | null>;
      readonly videoOriginsOf: (pageId: string | undefined) => readonly string[];
    };
  };
};

type Surroundings = Parameters<typeof createWorld>[1];
type Visit = Surroundings & { readonly url: URL; readonly nonce: string; readonly errorId: string };

/** Handles a request: guard, then a cached page or Remix, then the headers. Never throws. */
export function createSite(build: SiteBuild) {
  const remix = createRemixByPath(build);
  // Placeholders are random, and workerd has no random values before the first request.
  let cache: PageCache | null = null;

  return async (request: Request, bindings: object, surroundings: Surroundings) => {
    const url = new URL(request.url);
    const nonce = randomText(16);
    const visit = { ...surroundings, url, nonce, errorId: nonce.slice(0, 12) };
    const response = await answer(request, bindings, visit);
    const page = pageOf(url);
    const sent = request.method === "HEAD" ? new Response(null, response) : response;
    const env = envOrNull(bindings);
    const secured = withSecurityHeaders(sent, {
      nonce,
      isHttps: url.protocol === "https:",
      holdsToken: holdsToken(url),
      playsMedia: page?.id === "notetaker-status" || page?.id === "notetaker-shared",
      thirdParties: thirdPartiesOf(page, env, build.entry.module.videoOriginsOf(page?.id)),
    });
    if (env && url.host !== new URL(env.siteUrl).host) {
      secured.headers.set("X-Robots-Tag", "noindex");
    }
    if (secured.status === 405) secured.headers.set("Allow", methodsAt(build, url).join(", "));
    if (secured.status === 500) secured.headers.set("X-Error-Id", visit.errorId);
    return secured;
  };

  async function answer(request: Request, bindings: object, visit: Visit): Promise<Response> {
    try {
      const env = readEnv(bindings);
      const result = await guard(request, env);
      switch (result.decision) {
        case "redirect":
          return new Response(null, { status: 301, headers: { Location: result.to } });
        case "refuse":
          return await errorPage(env, visit, result.status, result.headers);
        case "pass": {
          const rendered = await render(result.request, env, visit, result);
          const isCandidate = rendered.status === 200 && isIndexed(visit.url);
          const isSampled = isCandidate && (await isMeasured(env, request, Math.random));
          return isSampled ? withFieldMeasure(rendered, visit.nonce) : rendered;
        }
      }
    } catch (error) {
      return failurePage(error, visit);
    }
  }

  async function render(
    request: Request,
    env: Env,
    visit: Visit,
    visitor: Pick<WithVisitor, "network" | "overLimit">,
  ): Promise<Response> {
    if (isOldDataRequest(visit.url)) return errorPage(env, visit, 404);
    const isResource = resourceAt(visit.url.pathname) !== undefined;
    if (isResource && !methodsAt(build, visit.url).includes(request.method)) {
      return errorPage(env, visit, 405);
    }

    const world = { ...createWorld(env, visit), ...visit };
    const referrer = foreignOrigin(request.headers.get("Referer"), visit.url.origin);
    const pageId = pageOf(visit.url)?.id ?? "none";
    const values = {
      formToken: () => mintFormToken(env.siteSecret, pageId, visit.clock(), referrer),
      pixelState: () => pixelStateOf(env, visitorOf(request)),
      campaign: () => campaignOf(visit.url, request.headers.get("Referer")),
    };
    const rule = cacheRuleOf(request.method, visit.url);
    if (rule) {
      cache ??= createPageCache();
      const allValues = { ...values, nonce: () => visit.nonce };
      const served = await cache.serve(rule, visit.clock(), allValues, (placeholders) =>
        runRemix(new Request(`${env.siteUrl}${rule.path}`), {
          ...world,
          nonce: placeholders.nonce,
          network: "unknown",
          overLimit: false,
          formToken: () => Promise.resolve(placeholders.formToken),
          pixelState: () => Promise.resolve(placeholders.pixelState),
          campaign: () => placeholders.campaign,
        }),
      );
      if (served) return served;
    }
    return runRemix(request, { ...world, ...visitor, ...values });
  }

  async function runRemix(request: Request, context: AppLoadContext & Visit) {
    const response = await remix(request, context);
    if (isLastResort(response)) return errorPage(context.env, context, 500);
    const isEmpty405 = response.status === 405 && response.body === null;
    return isEmpty405 ? errorPage(context.env, context, 405) : response;
  }

  async function failurePage(error: unknown, visit: Visit): Promise<Response> {
    if (error instanceof EnvError) {
      log({ event: "env.invalid", keys: error.keys });
      return errorPage(null, visit, 503, { "Retry-After": "60" });
    }
    log({ event: "request.crashed", errorId: visit.errorId, kind: kindOf(error) });
    return errorPage(null, visit, 500).catch(
      () => new Response(errorWords(500).heading, { status: 500 }),
    );
  }

  async function errorPage(
    env: Env | null,
    { url, nonce, errorId }: Visit,
    status: number,
    headers: HeadersInit = {},
  ): Promise<Response> {
    const words = errorWords(status);
    const text = status === 500 ? `${words.text} (${errorId})` : words.text;
    if (hasJsonErrors(url)) return Response.json({ message: text }, { status, headers });

    const { errorDocument, readAppCss } = build.entry.module;
    const css = env && (await readAppCss(env.assets));
    return errorDocument({ ...words, status, text, nonce, css, headers });
  }
}

function envOrNull(bindings: object): Env | null {
  try {
    return readEnv(bindings);
  } catch {
    return null;
  }
}

function methodsAt(build: ServerBuild, url: URL): readonly string[] {
  const resource = resourceAt(url.pathname);
  const module = build.routes[resource?.id ?? pageOf(url)?.id ?? "not-found"]?.module;
  const isPage = resource === undefined;
  const forReading = isPage || module?.loader ? ["GET", "HEAD"] : [];
  return module?.action ? [...forReading, "POST"] : forReading;
}

/** Returns true for Remix's own answer after a resource route or the error page has crashed. */
function isLastResort(response: Response): boolean {
  const isText = response.headers.get("Content-Type")?.startsWith("text/plain") === true;
  return response.status === 500 && (response.body === null || isText);
}
