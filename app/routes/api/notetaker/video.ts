import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { freshVideoUrl } from "~/notetaker/results/results.server";
import { answerResult, leadTo } from "./result-response.server";

/** Leads to a fresh address of the video at each click. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerResult(args, freshVideoUrl, leadTo);
}
