import type { AppLoadContext, ServerBuild } from "@remix-run/cloudflare";
import { EnvError, readEnv, type Env } from "~/config/env.server";
import { errorWords } from "~/content/errors";
import { mintFormToken } from "~/forms/form-token.server";
import { visitCookie } from "~/leads/visit-cookie.server";
import { log } from "~/lib/log.server";
import { randomText } from "~/lib/random.server";
import { needsConsent } from "~/tracking/consent-countries";
import { pixelStateOf, visitorOf } from "~/tracking/consent.server";
import { isIndexed, isOldDataRequest, memoRuleOf, pageIdOf, type MemoRule } from "./memo-rule";
import { createPageCache, cutPage, fillPage, type PageCache } from "./page-cache";
import { createRemixByPath } from "./remix-by-path";
import { guard, isApi } from "./security";
import { withSecurityHeaders } from "./security-headers";
import { thirdPartiesOf } from "./third-parties";

/** The Remix build with what `app/entry.server.tsx` exports beside its default. */
export type SiteBuild = ServerBuild & {
  readonly entry: {
    readonly module: {
      readonly errorDocument: (page: {
        status: number;
        heading: string;
        text: string;
        nonce: string;
        css: string | null;
        headers?: HeadersInit;
      }) => Response;
      readonly readAppCss: (assets: Fetcher) => Promise<string | null>;
      readonly videoOriginsOf: (pageId: string) => readonly string[];
    };
  };
};

export type World = {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

type Visit = World & { readonly url: URL; readonly nonce: string; readonly errorId: string };
type Answer = (request: Request, raw: object, world: World) => Promise<Response>;

/** The site as one function: guard, then a kept page or Remix, then the headers. Never throws. */
export function createSite(build: SiteBuild): Answer {
  const remix = createRemixByPath(build);
  // Its marks are random, and workerd has no random values before the first request.
  let cache: PageCache | null = null;

  return async (request, raw, world) => {
    const url = new URL(request.url);
    const nonce = randomText(16);
    const visit = { ...world, url, nonce, errorId: nonce.slice(0, 12) };
    const answered = await answer(request, raw, visit);
    const response = request.method === "HEAD" ? new Response(null, answered) : answered;
    const env = envOrNull(raw);
    const secured = withSecurityHeaders(response, {
      nonce: visit.nonce,
      secure: url.protocol === "https:",
      playsMedia: pageIdOf(url) === "notetaker-status",
      thirdParties: thirdPartiesOf(pageIdOf(url), {
        env,
        videoOrigins: build.entry.module.videoOriginsOf(pageIdOf(url)),
      }),
    });
    // A preview shows the same pages under a host of its own.
    if (env && url.host !== new URL(env.siteUrl).host) {
      secured.headers.set("X-Robots-Tag", "noindex");
    }
    if (secured.status === 500) secured.headers.set("X-Error-Id", visit.errorId);
    return secured;
  };

  async function answer(request: Request, raw: object, visit: Visit): Promise<Response> {
    try {
      const env = readEnv(raw);
      const result = await guard(request, env);
      switch (result.verdict) {
        case "redirect":
          return new Response(null, { status: 301, headers: { Location: result.to } });
        case "refuse":
          return await errorPage(env, visit, result.status, result.headers);
        case "pass":
          return withVisitCookie(
            await render(result.request, env, visit, result),
            request,
            env,
            visit,
          );
      }
    } catch (error) {
      return failed(error, visit);
    }
  }

  async function render(
    request: Request,
    env: Env,
    visit: Visit,
    client: Pick<AppLoadContext, "network" | "overLimit">,
  ): Promise<Response> {
    if (isOldDataRequest(visit.url)) return errorPage(env, visit, 404);

    cache ??= createPageCache();
    const formToken = () => mintFormToken(env.siteSecret, pageIdOf(visit.url), visit.now);
    const pixelState = () => pixelStateOf(env, visitorOf(request));
    const rule = memoRuleOf(request.method, visit.url);
    const page =
      rule && (cache.get(rule.key, visit.now) ?? (await renderOnce(rule, env, visit, cache)));
    if (page) return fillPage(page, { nonce: visit.nonce, formToken, pixelState });
    return runRemix(request, visit, { ...visit, ...client, formToken, pixelState, env });
  }

  /** Comes last, so that no kept page holds it. Where a personal link leads is nobody's campaign. */
  function withVisitCookie(
    response: Response,
    request: Request,
    { siteUrl }: Env,
    { url, now }: Visit,
  ): Response {
    if (request.method !== "GET" || response.status !== 200 || !isIndexed(url)) return response;
    // A prefetch is nobody's visit; where the law wants to be asked first, we do without.
    if (request.headers.get("Sec-Purpose")?.includes("prefetch")) return response;
    if (needsConsent(visitorOf(request).country)) return response;

    const cookie = visitCookie(request, { siteUrl, now });
    if (!cookie) return response;
    const remembered = new Response(response.body, response);
    remembered.headers.append("Set-Cookie", cookie);
    return remembered;
  }

  /** Renders without anything of this visitor's: no header of theirs, no host but the site's own. */
  async function renderOnce(rule: MemoRule, env: Env, visit: Visit, kept: PageCache) {
    const request = new Request(`${env.siteUrl}${rule.path}`);
    const { nonce, formToken, pixelState } = kept.marks;
    const nobody = {
      ...{ nonce, network: "unknown", overLimit: false },
      formToken: () => Promise.resolve(formToken),
      pixelState: () => Promise.resolve(pixelState),
    };
    const response = await runRemix(request, visit, { ...visit, ...nobody, env });
    const page = await cutPage(response, kept.marks);
    if (page?.status === rule.status) kept.put(rule.key, page, visit.now + rule.forMs);
    return page;
  }

  async function runRemix(request: Request, visit: Visit, context: AppLoadContext) {
    const response = await remix(request, context);
    const page = { ...visit, ...context };
    if (isLastResort(response)) return errorPage(context.env, page, 500);
    const isBare = response.status === 405 && response.body === null;
    return isBare ? errorPage(context.env, page, 405, response.headers) : response;
  }

  async function failed(error: unknown, visit: Visit): Promise<Response> {
    if (error instanceof EnvError) {
      log({ event: "env.invalid", keys: error.keys });
      return errorPage(null, visit, 503, { "Retry-After": "60" });
    }
    const kind = error instanceof Error ? error.name : typeof error;
    log({ event: "request.crashed", errorId: visit.errorId, kind });
    return errorPage(null, visit, 500).catch(
      () => new Response(errorWords(500).heading, { status: 500 }),
    );
  }

  /** `env` is null when it is not known to be sound; the page then links to its stylesheet. */
  async function errorPage(
    env: Env | null,
    { url, nonce, errorId }: Visit,
    status: number,
    headers: HeadersInit = {},
  ): Promise<Response> {
    const words = errorWords(status);
    const text = status === 500 ? `${words.text} (${errorId})` : words.text;
    if (isApi(url)) return Response.json({ message: text }, { status, headers });

    const { errorDocument, readAppCss } = build.entry.module;
    const css = env && (await readAppCss(env.assets));
    return errorDocument({ ...words, status, text, nonce, css, headers });
  }
}

function envOrNull(raw: object): Env | null {
  try {
    return readEnv(raw);
  } catch {
    return null;
  }
}

/** What Remix answers when a resource route, or its own error page, crashes: no words or technical ones. */
function isLastResort(response: Response): boolean {
  const isText = response.headers.get("Content-Type")?.startsWith("text/plain") === true;
  return response.status === 500 && (response.body === null || isText);
}
