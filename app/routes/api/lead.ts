export { leadEndpoint as action } from "~/leads/forms.server";
