import type { z } from "zod";
import { fieldErrors } from "./create-body.ts";
import type { Reply } from "./state.ts";

export const notFound: Reply = { status: 404, json: { detail: "Not found." } };

export function ok(json: unknown): Reply {
  return { status: 200, json };
}

export function badRequest(json: unknown): Reply {
  return { status: 400, json };
}

export function invalid(error: z.ZodError): Reply {
  return badRequest(fieldErrors(error));
}
