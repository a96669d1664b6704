// Border of the browser bundle: the server renders this form, and the browser loads its script later (`lateForm`).
export { RequestArea } from "./card";
