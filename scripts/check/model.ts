import { isPublic } from "../../app/config/env.server.ts";
import { chatCompletions } from "../../app/notetaker/notes/chat-completions.server.ts";
import { overhear, statusOf, wordsOf } from "./http.ts";
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
      "SUMMARY_BASE_URL or SUMMARY_MODEL is not set. The site picks highlights itself",
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
  const asked = { transcript, language: "en" } as const;
  const answer = await model.draft(asked, AbortSignal.timeout(timeoutMs));
  if (answer.ok) {
    if (answer.lines.length > 0) return `${answer.lines.length} lines`;
    throw new Wrong("It noted nothing at all.", "Choose another model as SUMMARY_MODEL.");
  }
  throw refused(answer.code, heard.last === null ? "" : wordsOf(heard.last));
}

function refused(code: string, words: string): Wrong {
  const status = statusOf(code);
  const said = `It answers ${status} ${words}.`;
  if (status === 401 || status === 403) {
    return new Wrong(said, "Compare its key: npx wrangler secret put SUMMARY_API_KEY.");
  }
  if (status === 400 || status === 404 || status === 422) {
    return new Wrong(
      said,
      "SUMMARY_BASE_URL is to end before /chat/completions, and SUMMARY_MODEL is to name a model that answers with a JSON schema.",
    );
  }
  if (status > 0) {
    return new Wrong(said, "Run the check again later; until then highlights are shown.");
  }
  if (code === "timeout" || code === "network") {
    return new Wrong(
      code === "timeout" ? "It did not answer within 40 seconds." : "Nobody answers there.",
      "See that SUMMARY_BASE_URL is right and the model is awake, or choose a faster one.",
    );
  }
  return new Wrong(
    `What it answers is not what was asked for (${code}).`,
    "Choose a model that answers with a JSON schema as SUMMARY_MODEL (README, “Notes by a model”).",
  );
}
