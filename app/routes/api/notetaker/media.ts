import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { href } from "~/lib/render/href";
import { readAudioUrl, readVideoUrl } from "~/notetaker/results/results.server";
import { answerResult, leadTo } from "./result-response.server";

/** Leads to a fresh address of the video, or of the sound alone, at each click. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const isAudio = new URL(args.request.url).pathname === href("result-audio");
  return answerResult(args, isAudio ? readAudioUrl : readVideoUrl, leadTo);
}
