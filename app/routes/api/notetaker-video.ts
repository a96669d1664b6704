import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { freshVideoUrl } from "~/notetaker/results/results.server";
import { privateHeaders } from "../private-headers.server";
import { answerResult } from "./result-response.server";

/** Leads to a fresh address of the video at each click. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerResult(args, freshVideoUrl, (url) => {
    return new Response(null, { status: 302, headers: { ...privateHeaders, Location: url } });
  });
}
