// Keeps `./card` out of the browser's first bundle: the server renders it, and the browser loads it later (`lateForm`).
export { RequestArea } from "./card";
