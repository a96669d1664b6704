import { type AiBinding, isPublic } from "../../app/config/env.server.ts";
import { chatCompletions } from "../../app/notetaker/notes/chat-completions.server.ts";
import { type Drafts, NoNotes, type NotesModel } from "../../app/notetaker/notes/notes-model.ts";
import { workersAi } from "../../app/notetaker/notes/workers-ai.server.ts";
import { recordReplies, refusalOf, type Vendor } from "./http.ts";
import { NotTried, step, Wrong, type CheckWorld, type Note, type Subject } from "./run-subjects.ts";

export const model: Subject = {
  name: "Notes by a model",
  when: "before",
  steps: [
    step(
      "It notes what was said in two invented lines",
      "has it note two invented lines, for less than a cent",
      askModel,
    ),
  ],
};

const transcript = [
  "[0] Ada: We agreed to launch on Thursday.",
  "[9] Grace: I will send the price list to everyone by Friday.",
].join("\n");

const timeoutMs = 40_000;

async function askModel(world: CheckWorld): Promise<Note> {
  const { env, fetch } = world;
  const { summary } = env;
  if (!summary) {
    throw new NotTried("SUMMARY is off, or SUMMARY_MODEL is missing. The result mail has no notes");
  }
  if (summary.kind === "workers-ai") return askWorkersAi(world, summary.model);
  if (isPublic(env.siteUrl) && !summary.baseUrl.startsWith("https:")) {
    throw new Wrong(
      "SUMMARY_BASE_URL is not https: what people said would travel in the open.",
      "Put the model behind https, for instance with a Cloudflare Tunnel.",
    );
  }
  const replies = recordReplies(fetch);
  const answer = await draftBy(chatCompletions(summary, replies.fetch));
  if ("lines" in answer) return noteOf(answer);
  if (answer.code === "timeout" || (replies.last !== null && replies.last.status < 300)) {
    throw wrongAnswer(answer.code);
  }
  throw refusalOf(vendorOf(summary.baseUrl), replies.last);
}

/** Calls the model over Cloudflare's API, because only a Worker has the binding; both take the same inputs. */
async function askWorkersAi({ cloudflare }: CheckWorld, model: string): Promise<Note> {
  const [account] = await cloudflare.accounts();
  let refusal: string | null = null;
  const run: AiBinding["run"] = async (name, inputs) => {
    const answer = await cloudflare.ask(`/accounts/${account}/ai/run/${name}`, inputs);
    if (answer.ok) return answer.result;
    refusal = answer.message;
    throw new Error(`${answer.codes[0]}: ${answer.message}`);
  };
  const answer = await draftBy(workersAi({ run }, model));
  if ("lines" in answer) return noteOf(answer);
  if (refusal === null) throw wrongAnswer(answer.code);
  throw new Wrong(
    `Workers AI refuses ${model}: ${refusal}`,
    "Compare SUMMARY_MODEL with https://developers.cloudflare.com/workers-ai/features/json-mode/, and see that the login or token may use Workers AI.",
  );
}

const draftBy = (model: NotesModel): Promise<Drafts | NoNotes> =>
  model(transcript, AbortSignal.timeout(timeoutMs)).catch((error: unknown) => {
    if (error instanceof NoNotes) return error;
    throw error;
  });

function noteOf({ lines }: Drafts): Note {
  if (lines.length > 0) return `${lines.length} lines`;
  throw new Wrong("It noted nothing at all.", "Choose another model as SUMMARY_MODEL.");
}

function wrongAnswer(code: string): Wrong {
  return new Wrong(
    code === "timeout"
      ? "It did not answer within 40 seconds."
      : `Its answer is not what was asked for (${code}).`,
    "Choose a faster model, or one that answers with a JSON schema, as SUMMARY_MODEL (docs/notes.md).",
  );
}

const vendorOf = (where: string): Vendor => ({
  name: "The model",
  where,
  keyAdvice: "Compare its key: npx wrangler secret put SUMMARY_API_KEY.",
  addressAdvice: settings,
  bodyAdvice: settings,
});
const settings =
  "SUMMARY_BASE_URL must end before /chat/completions, and SUMMARY_MODEL must name a model that answers with a JSON schema.";
