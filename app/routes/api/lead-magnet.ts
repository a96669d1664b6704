import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { leadEndpoint, guidesForm } from "~/leads/forms.server";

/** `POST /api/lead-magnet {email, guideName}`: one guide. */
export const action = (args: ActionFunctionArgs) => leadEndpoint(guidesForm, args);
