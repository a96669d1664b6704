import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { leadEndpoint, membersForm } from "~/leads/forms.server";

/** `POST /api/ai4b-submission {firstName, lastName, email}` */
export const action = (args: ActionFunctionArgs) => leadEndpoint(membersForm, args);
