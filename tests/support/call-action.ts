import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { createWorld, env, withWork } from "./pipeline";

/** Calls an action as the Worker does, waits for the work in `waitUntil`, and returns the action's answer. */
export async function callAction<Answer>(
  action: (args: ActionFunctionArgs) => Promise<Answer>,
  request: Request,
  other: Partial<AppLoadContext> = {},
): Promise<Answer> {
  return withWork({ ...createWorld(), ...visit, ...other }, (context: AppLoadContext) =>
    action({ request, context, params: {} }),
  );
}

const visit = {
  nonce: "nonce",
  errorId: "error",
  network: "192.0.2.1",
  overLimit: false,
  formToken: async () => "token",
  pixelState: async () => "off",
  campaign: () => "",
};

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
