import { createBot, deleteBot, getBot, listBots, updateBot } from "./bot-calls.ts";
import { deleteMedia, leaveCall } from "./command-calls.ts";
import type { OperationName } from "./operations.ts";
import { createTranscript, getRecording, getTranscript } from "./recording-calls.ts";
import { notFound } from "./replies.ts";
import type { Reply, Sim, SimBot } from "./state.ts";

export type ApiRequest = {
  readonly operation: Exclude<OperationName, "download">;
  /** The bot, recording or transcript of the path. */
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
};

/** What the API does, once a call has got past the firewall, the key, the limits and the key's memory. */
export function answer(sim: Sim, request: ApiRequest): Reply {
  return calls[request.operation](sim, request);
}

type Call = (sim: Sim, request: ApiRequest) => Reply;

const calls: Readonly<Record<ApiRequest["operation"], Call>> = {
  create_bot: (sim, { body }) => createBot(sim, body),
  list_bots: (sim, { query }) => listBots(sim, query),
  get_bot: ofBot(getBot),
  update_bot: ofBot(updateBot),
  delete_bot: ofBot(deleteBot),
  leave_call: ofBot(leaveCall),
  delete_media: ofBot(deleteMedia),
  create_transcript: (sim, { id, body }) => createTranscript(sim, id, body),
  get_recording: (sim, { id }) => getRecording(sim, id),
  get_transcript: (sim, { id }) => getTranscript(sim, id),
};

function ofBot(act: (sim: Sim, bot: SimBot, body: unknown) => Reply): Call {
  return (sim, { id, body }) => {
    const bot = sim.bots.get(id);
    return bot ? act(sim, bot, body) : notFound;
  };
}
