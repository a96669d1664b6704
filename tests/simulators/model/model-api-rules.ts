import { z } from "zod";

/**
 * The strictest rules of each chat completions server: OpenAI takes only strict schemas
 * (https://platform.openai.com/docs/guides/structured-outputs#supported-schemas) and, depending on the model,
 * only one of the two limits; Workers AI takes only strings as content
 * (https://developers.cloudflare.com/workers-ai/configuration/open-ai-compatibility/).
 */

/** An error as OpenAI, vLLM, llama.cpp and Ollama word it. */
export type ApiError = {
  readonly status: number;
  readonly error: { message: string; type: string; param: string | null; code: string | null };
};

export function apiError(
  status: number,
  code: string | null,
  message: string,
  param: string | null = null,
): ApiError {
  const type = status === 401 ? "authentication_error" : "invalid_request_error";
  return { status, error: { message, type, param, code } };
}

const tokens = z.number().int().positive();

const call = z
  .object({
    model: z.string().min(1),
    messages: z
      .array(z.object({ role: z.enum(["system", "user"]), content: z.string().min(1) }).strict())
      .min(1),
    max_tokens: tokens.optional(),
    max_completion_tokens: tokens.optional(),
    response_format: z
      .object({
        type: z.literal("json_schema"),
        json_schema: z
          .object({
            name: z.string().regex(/^[\w-]{1,64}$/),
            strict: z.literal(true),
            schema: z.record(z.unknown()),
          })
          .strict(),
      })
      .strict(),
  })
  .strict();

export type Call = z.output<typeof call>;

/** Limit in tokens of the messages and the longest answer together: the smallest that the README allows. */
const contextTokens = 24_000;

/** Counts three bytes as a token: English has about four, Thai and Japanese have fewer than three. */
function tokensOf({ messages }: Pick<Call, "messages">): number {
  return Buffer.byteLength(messages.map(({ content }) => content).join("")) / 3;
}

export function readCall(
  body: unknown,
  rules: { readonly model: string; readonly refusesMaxTokens: boolean },
): Call | ApiError {
  const parsed = call.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const param = issue?.path.join(".") ?? null;
    return apiError(400, "invalid_value", `${param}: ${issue?.message}`, param);
  }
  const { model, max_tokens, max_completion_tokens, response_format } = parsed.data;
  if (model !== rules.model) {
    return apiError(404, "model_not_found", `The model ${model} does not exist.`);
  }
  if (max_tokens && max_completion_tokens) {
    return apiError(400, "invalid_parameter_combination", "Set one of the two limits.");
  }
  if (max_tokens && rules.refusesMaxTokens) {
    const message = "Unsupported parameter: use 'max_completion_tokens' instead.";
    return apiError(400, "unsupported_parameter", message, "max_tokens");
  }
  const wrong = whyNotStrict(response_format.json_schema.schema, "schema");
  if (wrong) return apiError(400, null, `Invalid schema: ${wrong}`, "response_format");
  if (tokensOf(parsed.data) + (max_tokens ?? max_completion_tokens ?? 0) > contextTokens) {
    return apiError(400, "context_length_exceeded", "The messages are too long.", "messages");
  }
  return parsed.data;
}

/** An error of Workers AI, as its binding gets it (https://developers.cloudflare.com/workers-ai/platform/errors/). */
export type AiError = {
  readonly status: number;
  readonly internalCode: number;
  readonly description: string;
};

const aiInputs = z
  .object({
    messages: call.shape.messages,
    max_tokens: tokens.default(256),
    // The schema itself, as every example of the documentation has it.
    response_format: z
      .object({
        type: z.literal("json_schema"),
        json_schema: z
          .object({ type: z.literal("object"), properties: z.record(z.unknown()) })
          .passthrough(),
      })
      .strict(),
  })
  .strict();

export type AiCall = z.output<typeof aiInputs>;

/** https://developers.cloudflare.com/workers-ai/features/json-mode/ */
const jsonModels = ["@cf/meta/llama-3.3-70b-instruct-fp8-fast", "@cf/meta/llama-3.1-8b-instruct"];

export function readAiCall(model: string, inputs: unknown): AiCall | AiError {
  if (!jsonModels.includes(model)) {
    return { status: 400, internalCode: 5007, description: `No such model ${model} or task` };
  }
  const parsed = aiInputs.safeParse(inputs);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const description = `AiError: Bad input: ${issue?.path.join(".")} ${issue?.message}`;
    return { status: 400, internalCode: 5006, description };
  }
  const size = tokensOf(parsed.data) + parsed.data.max_tokens;
  if (size <= contextTokens) return parsed.data;
  const description = `AiError: The estimated number of input and maximum output tokens (${size}) exceeded this model context window limit (${contextTokens}).`;
  return { status: 413, internalCode: 5021, description };
}

const keywords = ["type", "properties", "required", "additionalProperties", "items", "enum"];

/** Returns the first rule that the schema breaks; null for a schema of the strict subset. */
function whyNotStrict(schema: unknown, path: string): string | null {
  if (typeof schema !== "object" || schema === null) return `${path} is no schema`;
  const { properties, required, additionalProperties, items, ...rest } = schema as {
    readonly [name: string]: unknown;
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly required?: readonly string[];
  };
  const unknown = Object.keys(rest).find((name) => !keywords.includes(name));
  if (unknown) return `${path}: '${unknown}' is not permitted`;
  if (rest["type"] === "object") {
    const names = Object.keys(properties ?? {});
    if (additionalProperties !== false) return `${path}: 'additionalProperties' is to be false`;
    const missing = names.find((name) => !required?.includes(name));
    if (missing) return `${path}: 'required' is to include '${missing}'`;
    const wrong = names.map((name) => whyNotStrict(properties?.[name], `${path}.${name}`));
    return wrong.find((one) => one !== null) ?? null;
  }
  return rest["type"] === "array" ? whyNotStrict(items, `${path}[]`) : null;
}
