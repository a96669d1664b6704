import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  missingResult,
  onlyGet,
  privateHeaders,
  resultsWorld,
  tokenIn,
} from "./result-response.server";
import { freshVideoUrl } from "~/notetaker/results.server";

/** Leads to a fresh address of the video at each click (decisions 4.6). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const result = await freshVideoUrl(resultsWorld(context), tokenIn(request));
  if (!result.ok) return missingResult(result.missing, context);

  const headers = { ...privateHeaders, Location: result.value };
  return new Response(null, { status: 302, headers });
}

export const action = onlyGet;
