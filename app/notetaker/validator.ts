import { withZod } from "@remix-validated-form/with-zod";
import type { Validator } from "remix-validated-form";
import { notetakerForm } from "./schema";
import type { NotetakerPayload } from "./submission";

/** The form's rules at a moment (epoch milliseconds), for the page's action and for its script. */
export function notetakerValidator(now: number): Validator<NotetakerPayload> {
  return withZod(notetakerForm(now));
}
