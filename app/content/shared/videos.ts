/** Plays wherever the real film has not been put in yet. */
export const sampleClip = {
  duration: "0:08",
  uploaded: "2026-11-20",
  source: { kind: "file", src: "/media/sample.mp4", captions: "/media/sample.vtt" },
  sample: true,
} as const;
