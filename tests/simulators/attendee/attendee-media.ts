import { sampleTurns, type SamplePerson } from "../../fixtures/sample-meeting.ts";
import { ranged, video, type FileReply } from "../frame/film.ts";
import { botNameOf } from "../frame/meetings-page.ts";
import { refusalOfUrl, signedUrl } from "../frame/signed-media.ts";
import type { SimBot } from "./attendee-bot-life.ts";
import type { Sim } from "./attendee-simulator.ts";

/** Films, transcripts and chats; times in epoch ms. */

export function filmUrl(sim: Sim, recordingId: string): string {
  return signedUrl(sim, `/media/${recordingId}/recording.mp4`, 1_800);
}

export function film(sim: Sim, url: URL, range: string | undefined): FileReply {
  const refused = { status: 403, type: "application/xml", body: "<Error/>" };
  if (refusalOfUrl(sim, url) !== null) return refused;
  const id = url.pathname.split("/")[2];
  const bot = [...sim.bots.values()].find(({ recordings }) =>
    recordings.some((recording) => recording.id === id),
  );
  if (!bot || bot.state === "data_deleted") return { ...refused, status: 404 };
  return ranged("video/mp4", video(), range);
}

function hasPeople({ outcome, recordings, state }: SimBot): boolean {
  return state !== "data_deleted" && outcome !== "nobody_came" && recordings.length > 0;
}

export function participantsOf(bot: SimBot) {
  const wasThere =
    hasPeople(bot) || (bot.outcome === "not_allowed" && bot.state !== "data_deleted");
  if (!wasThere) return [];
  return [
    { id: `par_${bot.id}`, name: "Maya Benson", uuid: "100", user_uuid: null, is_host: true },
  ];
}

/** Utterances of the sample meeting. One speaker has no name, and only one utterance lists its words. */
export function transcriptOf(bot: SimBot) {
  const from = bot.recordings[0]?.startedAt;
  if (from === undefined || !hasPeople(bot) || bot.outcome === "silent") return [];
  let at = from + 1_200;
  return sampleTurns.map(({ who, says }, turn) => {
    const texts = says.split(" ");
    const duration_ms = texts.length * 300;
    const words = texts.map((word, nth) => ({ word, start: nth * 0.3, end: nth * 0.3 + 0.2 }));
    const utterance = {
      ...speaker(who),
      timestamp_ms: at,
      duration_ms,
      transcription: { transcript: says, ...(turn === 1 ? { words } : {}) },
    };
    at += duration_ms + 400;
    return utterance;
  });
}

function speaker(who: SamplePerson) {
  return {
    speaker_name: who.name,
    speaker_uuid: `spaces/x/devices/${who.id}`,
    speaker_user_uuid: null,
    speaker_is_host: who.is_host ?? false,
  };
}

/** Returns more messages than one page of the API holds. */
export function chatOf(bot: SimBot) {
  const from = bot.recordings[0]?.startedAt;
  if (from === undefined || bot.state === "data_deleted") return [];
  const announced = bot.chatSent.map(({ text, at }) =>
    message(`own-${at}`, botNameOf(bot), text, at),
  );
  if (!hasPeople(bot) || bot.outcome === "silent") return announced;
  const agenda = Array.from({ length: 28 }, (_, nth) =>
    message(`${bot.id}-${nth}`, "Dana Fisher", `Line ${nth + 1} of the agenda`, from + nth * 1_000),
  );
  const toBot = {
    ...message(`${bot.id}-bot`, "Dana Fisher", "Only for the bot", from),
    to: "only_bot",
  };
  return [...announced, ...agenda, toBot];
}

/** Chat times are whole seconds. */
function message(id: string, name: string, text: string, at: number) {
  const timestamp = Math.floor(at / 1000);
  return {
    id: `msg_${id}`,
    text,
    timestamp_ms: timestamp * 1000,
    timestamp,
    to: "everyone",
    sender_name: name,
    sender_uuid: `uuid of ${name}`,
    sender_user_uuid: null,
    additional_data: {},
  };
}
