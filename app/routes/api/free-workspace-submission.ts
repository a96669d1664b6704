import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { leadEndpoint, workspaceForm } from "~/leads/forms.server";

/** `POST /api/free-workspace-submission {email}` */
export const action = (args: ActionFunctionArgs) => leadEndpoint(workspaceForm, args);
