export { RequestCard } from "./card";
