import * as colors from "../../../app/config/colors.ts";

/** The mark of the brand as SVG: `public/favicon.svg`, and what all other icons and pictures show of it. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${colors.lime300}"/><path d="M23.5 10.5 13.2 21 8.5 16.2" fill="none" stroke="${colors.ink900}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></svg>
`;
