import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { freshAudioUrl } from "~/notetaker/results/results.server";
import { answerResult, leadTo } from "./result-response.server";

/** Leads to a fresh address of the sound at each click. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return answerResult(args, freshAudioUrl, leadTo);
}
