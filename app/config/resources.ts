export const resourceRows = {
  "task-counter": ["/api/task-counter", "api/task-counter"],
  "note-taker-registration": ["/api/note-taker-registration", "api/note-taker-registration"],
  "lead-magnet": ["/api/lead-magnet", "api/lead"],
  "ai4b-submission": ["/api/ai4b-submission", "api/lead"],
  "free-workspace-submission": ["/api/free-workspace-submission", "api/lead"],
  "booking-scheduled": ["/api/booking-scheduled", "api/booking-scheduled"],
  "bot-webhook": ["/api/bot-webhook", "api/bot-webhook"],
  "attendee-webhook": ["/api/bot-webhook-attendee", "api/bot-webhook"],
  "payment-success": ["/api/payment-success", "api/payment-success"],
  "stripe-webhook": ["/api/stripe-webhook", "api/stripe-webhook"],
  "result-video": ["/api/notetaker/video", "api/notetaker/result-file"],
  "result-audio": ["/api/notetaker/audio", "api/notetaker/result-file"],
  "result-transcript-txt": ["/api/notetaker/transcript.txt", "api/notetaker/result-file"],
  "result-transcript-vtt": ["/api/notetaker/transcript.vtt", "api/notetaker/result-file"],
  "result-transcript-srt": ["/api/notetaker/transcript.srt", "api/notetaker/result-file"],
  "result-transcript-markdown": ["/api/notetaker/transcript.md", "api/notetaker/result-file"],
  "result-transcript-json": ["/api/notetaker/transcript.json", "api/notetaker/result-file"],
  "live-state": ["/api/notetaker/live", "api/notetaker/live"],
  "result-tasks": ["/api/notetaker/tasks.csv", "api/notetaker/result-file"],
  "result-chat": ["/api/notetaker/chat.txt", "api/notetaker/result-file"],
  consent: ["/api/consent", "api/consent"],
  "field-measure": ["/api/field-measure", "api/field-measure"],
  healthz: ["/healthz", "api/healthz"],
  sitemap: ["/sitemap.xml", "seo/sitemap"],
  "llms-txt": ["/llms.txt", "seo/llms"],
  manifest: ["/site.webmanifest", "seo/manifest"],
  robots: ["/robots.txt", "seo/robots"],
  "security-txt": ["/.well-known/security.txt", "seo/security-txt"],
  gpc: ["/.well-known/gpc.json", "seo/gpc"],
  "speculation-rules": ["/speculation-rules.json", "seo/speculation-rules"],
} as const satisfies Readonly<Record<string, readonly [path: string, route: string]>>;

export type ResourceId = keyof typeof resourceRows;

// Pure, so the bundler can drop it from scripts that don't use it.
export const resources = /* @__PURE__ */ everyResource();

function everyResource() {
  return Object.entries(resourceRows).map(([id, [path, route]]) => {
    return { id: id as ResourceId, path: path as string, file: `routes/${route}.ts` };
  });
}

const resourceByPath = /* @__PURE__ */ new Map(
  /* @__PURE__ */ resources.map((resource) => [resource.path, resource] as const),
);

export function resourceAt(path: string) {
  return resourceByPath.get(path);
}
