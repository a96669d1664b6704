/**
 * `POST /api/lead-magnet {email, guideName}`: one guide. `POST /api/ai4b-submission {firstName,
 * lastName, email}`. `POST /api/free-workspace-submission {email}`.
 */
export { leadEndpoint as action } from "~/leads/forms.server";
