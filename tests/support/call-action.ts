import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { env, start } from "./pipeline";

/** An action's answer to the request as the Worker asks for it, after all that it left to be done. */
export async function callAction<Answer>(
  action: (args: ActionFunctionArgs) => Promise<Answer>,
  request: Request,
  other: Partial<AppLoadContext> = {},
): Promise<Answer> {
  const work: Promise<unknown>[] = [];
  const context: AppLoadContext = {
    env,
    now: start,
    nonce: "nonce",
    errorId: "error",
    network: "192.0.2.1",
    overLimit: false,
    formToken: async () => "token",
    pixelState: async () => "off",
    waitUntil: (promise) => void work.push(promise),
    ...other,
  };
  const answer = await action({ request, context, params: {} });
  await Promise.all(work);
  return answer;
}

/** A request as a page's script or a client of the API posts it. */
export function jsonPost(
  path: string,
  body: BodyInit,
  headers: Readonly<Record<string, string>> = {},
): Request {
  return new Request(new URL(path, env.siteUrl), {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body,
  });
}
