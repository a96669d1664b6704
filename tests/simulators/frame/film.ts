import { readFileSync } from "node:fs";

export type FileReply = {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer | string;
  readonly headers?: Readonly<Record<string, string>>;
};

let loaded: Buffer | undefined;
export function video(): Buffer {
  loaded ??= readFileSync(new URL("../../fixtures/sample-meeting.mp4", import.meta.url));
  return loaded;
}

/**
 * Ten seconds of silence as an MP3 without a fixture: frames of MPEG-1 Layer III, mono, 32 kbit/s and
 * 44.1 kHz, each a header of 4 bytes and 100 bytes of zeros.
 */
export const silence = Buffer.concat(
  Array.from({ length: 383 }, () => {
    return Buffer.concat([Buffer.from([0xff, 0xfb, 0x10, 0xc4]), Buffer.alloc(100)]);
  }),
);

/** Players ask for parts of a file; one range is enough for them. */
export function ranged(type: string, body: Buffer, range: string | undefined): FileReply {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  if (first === undefined)
    return { status: 200, type, body, headers: { "accept-ranges": "bytes" } };

  const from = Number(first);
  const to = Math.min(last ? Number(last) : Infinity, body.length - 1);
  if (from > to)
    return {
      status: 416,
      type: "application/xml",
      body: "<Error><Code>InvalidRange</Code></Error>",
    };
  return {
    status: 206,
    type,
    body: body.subarray(from, to + 1),
    headers: { "content-range": `bytes ${from}-${to}/${body.length}` },
  };
}
