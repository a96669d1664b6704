// Border of the browser bundle: the server renders the form, and the browser loads the script later (`lateForm`).
export { RequestArea } from "./card";
