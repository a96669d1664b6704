export { RequestArea } from "./card";
