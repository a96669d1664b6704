/** `POST` of a lead as JSON, described in `/openapi.json`. */
export { leadEndpoint as action } from "~/leads/forms.server";
