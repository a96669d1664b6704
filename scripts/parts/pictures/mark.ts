import * as colors from "../../../app/config/colors.ts";
import { markPath } from "../../../app/config/names.ts";

/** The mark of the brand as SVG: `public/favicon.svg`, and what all other icons and pictures show of it. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${colors.ink900}"/><path transform="translate(2.5 2.5) scale(.84)" d="${markPath}" fill="${colors.lime300}"/></svg>
`;
