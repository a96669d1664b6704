import { transcriptBody } from "./create-body.ts";
import { addTranscript } from "./life.ts";
import { badRequest, invalid, notFound, ok } from "./replies.ts";
import { findRecording, mediaAskedFor, mediaGone, type Reply, type Sim } from "./state.ts";
import { wireRecording, wireTranscript } from "./wire.ts";

const mostTranscripts = 10;

export function getRecording(sim: Sim, id: string): Reply {
  return withRecording(sim, id, ({ bot, recording }) => ok(wireRecording(sim, bot, recording)));
}

export function createTranscript(sim: Sim, id: string, body: unknown): Reply {
  return withRecording(sim, id, ({ bot, recording }) => {
    const parsed = transcriptBody.safeParse(body);
    if (!parsed.success) return invalid(parsed.error);
    if (recording.status !== "done" || mediaGone(sim, bot, recording)) {
      return badRequest({ code: "recording_not_done", detail: "Recording is not ready." });
    }
    // https://docs.recall.ai/docs/async-transcription: it takes a video or an audio file to be transcribed.
    const made = mediaAskedFor(bot);
    if (!made.video && !made.audio) {
      return badRequest({ code: "no_media", detail: "Recording has nothing to transcribe." });
    }
    if (recording.transcripts.length >= mostTranscripts) {
      return badRequest({ code: "too_many_transcripts", detail: "At most 10 per recording." });
    }
    addTranscript(sim, bot, recording);
    return { status: 201, json: wireTranscript(sim, bot, recording) };
  });
}

export function getTranscript(sim: Sim, id: string): Reply {
  for (const bot of sim.bots.values()) {
    for (const recording of bot.recordings) {
      if (recording.transcripts.some((transcript) => transcript.id === id)) {
        return ok(wireTranscript(sim, bot, recording));
      }
    }
  }
  return notFound;
}

function withRecording(
  sim: Sim,
  id: string,
  act: (found: NonNullable<ReturnType<typeof findRecording>>) => Reply,
): Reply {
  const found = findRecording(sim, id);
  return found ? act(found) : notFound;
}
