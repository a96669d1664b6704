import { isPublic } from "../../app/config/env.server.ts";
import { chatCompletions } from "../../app/notetaker/notes/chat-completions.server.ts";
import { overhear, refusalOf, type Vendor } from "./http.ts";
import { NotTried, Wrong, type CheckWorld, type Note, type Subject } from "./run.ts";

/** The model that writes notes: whether it answers as the site will ask it. */
export function modelSubject(): Subject {
  return {
    name: "Notes by a model",
    when: "before",
    steps: [
      {
        name: "It notes what was said in two invented lines",
        would: "has it note two lines that nobody said, for less than a cent",
        run: askModel,
      },
    ],
  };
}

const transcript = [
  "[0] Ada: We agreed to launch on Thursday.",
  "[9] Grace: I will send the price list to everybody by Friday.",
].join("\n");

const timeoutMs = 40_000;

async function askModel({ env, fetch }: CheckWorld): Promise<Note> {
  const { summary } = env;
  if (!summary) {
    throw new NotTried(
      "SUMMARY_BASE_URL or SUMMARY_MODEL is not set. The result mail has no notes",
    );
  }
  if (isPublic(env.siteUrl) && !summary.baseUrl.startsWith("https:")) {
    throw new Wrong(
      "SUMMARY_BASE_URL is not https: what people said would travel in the open.",
      "Put the model behind https, for instance with a Cloudflare Tunnel.",
    );
  }
  const heard = overhear(fetch);
  const model = chatCompletions(summary, heard.fetch);
  const answer = await model.draft(transcript, AbortSignal.timeout(timeoutMs));
  if (answer.ok) {
    if (answer.lines.length > 0) return `${answer.lines.length} lines`;
    throw new Wrong("It noted nothing at all.", "Choose another model as SUMMARY_MODEL.");
  }
  if (answer.code === "timeout" || (heard.last !== null && heard.last.status < 300)) {
    throw new Wrong(
      answer.code === "timeout"
        ? "It did not answer within 40 seconds."
        : `What it answers is not what was asked for (${answer.code}).`,
      "Choose a faster model, or one that answers with a JSON schema, as SUMMARY_MODEL (docs/notes.md).",
    );
  }
  throw refusalOf(vendorOf(summary.baseUrl), heard.last);
}

const vendorOf = (where: string): Vendor => ({
  name: "The model",
  where,
  key: "Compare its key: npx wrangler secret put SUMMARY_API_KEY.",
  address: settings,
  body: settings,
});
const settings =
  "SUMMARY_BASE_URL is to end before /chat/completions, and SUMMARY_MODEL is to name a model that answers with a JSON schema.";
