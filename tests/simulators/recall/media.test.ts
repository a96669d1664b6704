import { beforeEach, describe, expect, test } from "vitest";
import { apiKey, setUpSimulator } from "./test-setup.ts";

const simulator = setUpSimulator();
let botId = "";
let video = "";

beforeEach(async () => {
  const body = JSON.stringify({ meeting_url: "https://meet.google.com/abc-defg-hij" });
  botId = (await api<{ id: string }>("POST", "/api/v1/bot/", body)).id;
  simulator().control.step(botId, 99);
  video = await videoUrl();
});

test("the sample recording is a playable film of less than 150 KB", async () => {
  const film = Buffer.from(await (await fetch(video)).arrayBuffer());
  expect(film.subarray(4, 8).toString()).toBe("ftyp");
  expect(film.length).toBeLessThan(150_000);
});

test("a player may ask for a part of the film", async () => {
  const part = await fetch(video, { headers: { range: "bytes=4-7" } });
  expect(part.status).toBe(206);
  expect(await part.text()).toBe("ftyp");
  const beyond = await fetch(video, { headers: { range: "bytes=900000-" } });
  expect(beyond.status).toBe(416);
});

describe("a presigned address", () => {
  test("works until its time, and a fresh one after it", async () => {
    await simulator().control.advance(3_599_000);
    expect((await fetch(video)).status).toBe(200);
    await simulator().control.advance(2_000);
    expect((await fetch(video)).status).toBe(403);
    expect((await fetch(await videoUrl())).status).toBe(200);
  });

  test("cannot be made to work longer, nor for another file", async () => {
    const longer = video.replace(/X-Expires=\d+/, "X-Expires=9999999999");
    expect((await fetch(longer)).status).toBe(403);
    expect((await fetch(video.replace("video.mp4", "transcript.json"))).status).toBe(403);
    expect((await fetch(video.replace(/X-Signature=.*/, ""))).status).toBe(403);
  });

  test("refuses a caller who also shows the key", async () => {
    expect((await fetch(video, { headers: { authorization: apiKey } })).status).toBe(400);
  });

  test("leads to nothing once the media are deleted", async () => {
    await api("POST", `/api/v1/bot/${botId}/delete_media/`);
    expect((await fetch(video)).status).toBe(404);
    expect(await videoUrl()).toBeNull();
  });
});

async function videoUrl(): Promise<string> {
  const bot = await api<Bot>("GET", `/api/v1/bot/${botId}/`);
  return bot.recordings[0]!.media_shortcuts.video_mixed.data.download_url;
}

type Bot = {
  recordings: { media_shortcuts: { video_mixed: { data: { download_url: string } } } }[];
};

async function api<Answer>(method: string, path: string, body: string | null = null) {
  const headers = { authorization: apiKey };
  const response = await fetch(simulator().url + path, { method, headers, body });
  return (await response.json()) as Answer;
}
