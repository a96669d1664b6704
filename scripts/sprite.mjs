/**
 * Builds the icon sprite and the list of its names from lucide-static (ISC), simple-icons (CC0) and
 * the mark of the brand.
 * Run `npm run sprite` after changing the lists below; the two outputs are committed.
 */
import { readFile, writeFile } from "node:fs/promises";
import { markPath } from "../app/config/names.ts";

const lucide = `arrow-left arrow-right arrow-up-right bot calendar calendar-check calendar-clock
  captions check chevron-down circle-alert circle-check clock copy download file-text globe
  heart-pulse hourglass info landmark layout-dashboard link list-checks lock mail menu
  message-square mic minus phone play plus refresh-cw scale search send share-2 shield-check trash-2
  triangle-alert user users video workflow x zap`;

const brands =
  "clickup dropbox googleanalytics googledrive googlemeet quickbooks shopify stripe zapier";

/** simple-icons no longer carries these marks: paths of its releases 15.22.0 and 12.4.0, also CC0. */
const formerBrands = {
  docusign:
    "M9.517 3.31h4.966v6.621h3.31L12 16.552 6.207 9.931h3.31V3.31zM0 19.034h24v1.655H0v-1.655z",
  openai:
    "M22.2819 9.8211a5.9847 5.9847 0 0 0-.5157-4.9108 6.0462 6.0462 0 0 0-6.5098-2.9A6.0651 6.0651 0 0 0 4.9807 4.1818a5.9847 5.9847 0 0 0-3.9977 2.9 6.0462 6.0462 0 0 0 .7427 7.0966 5.98 5.98 0 0 0 .511 4.9107 6.051 6.051 0 0 0 6.5146 2.9001A5.9847 5.9847 0 0 0 13.2599 24a6.0557 6.0557 0 0 0 5.7718-4.2058 5.9894 5.9894 0 0 0 3.9977-2.9001 6.0557 6.0557 0 0 0-.7475-7.0729zm-9.022 12.6081a4.4755 4.4755 0 0 1-2.8764-1.0408l.1419-.0804 4.7783-2.7582a.7948.7948 0 0 0 .3927-.6813v-6.7369l2.02 1.1686a.071.071 0 0 1 .038.052v5.5826a4.504 4.504 0 0 1-4.4945 4.4944zm-9.6607-4.1254a4.4708 4.4708 0 0 1-.5346-3.0137l.142.0852 4.783 2.7582a.7712.7712 0 0 0 .7806 0l5.8428-3.3685v2.3324a.0804.0804 0 0 1-.0332.0615L9.74 19.9502a4.4992 4.4992 0 0 1-6.1408-1.6464zM2.3408 7.8956a4.485 4.485 0 0 1 2.3655-1.9728V11.6a.7664.7664 0 0 0 .3879.6765l5.8144 3.3543-2.0201 1.1685a.0757.0757 0 0 1-.071 0l-4.8303-2.7865A4.504 4.504 0 0 1 2.3408 7.872zm16.5963 3.8558L13.1038 8.364 15.1192 7.2a.0757.0757 0 0 1 .071 0l4.8303 2.7913a4.4944 4.4944 0 0 1-.6765 8.1042v-5.6772a.79.79 0 0 0-.407-.667zm2.0107-3.0231l-.142-.0852-4.7735-2.7818a.7759.7759 0 0 0-.7854 0L9.409 9.2297V6.8974a.0662.0662 0 0 1 .0284-.0615l4.8303-2.7866a4.4992 4.4992 0 0 1 6.6802 4.66zM8.3065 12.863l-2.02-1.1638a.0804.0804 0 0 1-.038-.0567V6.0742a4.4992 4.4992 0 0 1 7.3757-3.4537l-.142.0805L8.704 5.459a.7948.7948 0 0 0-.3927.6813zm1.0976-2.3654l2.602-1.4998 2.6069 1.4998v2.9994l-2.5974 1.4997-2.6067-1.4997Z",
  slack:
    "M5.042 15.165a2.528 2.528 0 0 1-2.52 2.523A2.528 2.528 0 0 1 0 15.165a2.527 2.527 0 0 1 2.522-2.52h2.52v2.52zM6.313 15.165a2.527 2.527 0 0 1 2.521-2.52 2.527 2.527 0 0 1 2.521 2.52v6.313A2.528 2.528 0 0 1 8.834 24a2.528 2.528 0 0 1-2.521-2.522v-6.313zM8.834 5.042a2.528 2.528 0 0 1-2.521-2.52A2.528 2.528 0 0 1 8.834 0a2.528 2.528 0 0 1 2.521 2.522v2.52H8.834zM8.834 6.313a2.528 2.528 0 0 1 2.521 2.521 2.528 2.528 0 0 1-2.521 2.521H2.522A2.528 2.528 0 0 1 0 8.834a2.528 2.528 0 0 1 2.522-2.521h6.312zM18.956 8.834a2.528 2.528 0 0 1 2.522-2.521A2.528 2.528 0 0 1 24 8.834a2.528 2.528 0 0 1-2.522 2.521h-2.522V8.834zM17.688 8.834a2.528 2.528 0 0 1-2.523 2.521 2.527 2.527 0 0 1-2.52-2.521V2.522A2.527 2.527 0 0 1 15.165 0a2.528 2.528 0 0 1 2.523 2.522v6.312zM15.165 18.956a2.528 2.528 0 0 1 2.523 2.522A2.528 2.528 0 0 1 15.165 24a2.527 2.527 0 0 1-2.52-2.522v-2.522h2.52zM15.165 17.688a2.527 2.527 0 0 1-2.52-2.523 2.526 2.526 0 0 1 2.52-2.52h6.313A2.527 2.527 0 0 1 24 15.165a2.528 2.528 0 0 1-2.522 2.523h-6.313z",
};

const target = new URL("../app/components/ui/", import.meta.url);
const modules = new URL("../node_modules/", import.meta.url);
const words = (list) => list.split(/\s+/);

const symbols = new Map();
for (const name of words(lucide)) {
  const svg = await readFile(new URL(`lucide-static/icons/${name}.svg`, modules), "utf8");
  symbols.set(name, lineSymbol(name, svg));
}
for (const name of words(brands)) {
  const svg = await readFile(new URL(`simple-icons/icons/${name}.svg`, modules), "utf8");
  symbols.set(name, fillSymbol(name, svg.match(/ d="([^"]+)"/)[1]));
}
for (const [name, path] of Object.entries(formerBrands)) symbols.set(name, fillSymbol(name, path));

symbols.set("mark", fillSymbol("mark", markPath).replace("0 0 24 24", "0 0 32 32"));

const names = [...symbols.keys()].sort();
await writeFile(
  new URL("sprite.svg", target),
  `<svg xmlns="http://www.w3.org/2000/svg">${names.map((name) => symbols.get(name)).join("")}</svg>\n`,
);
await writeFile(
  new URL("icon-names.ts", target),
  `/** Written by \`npm run sprite\`. */\nexport type IconName =\n${names.map((name) => `  | "${name}"`).join("\n")};\n`,
);

function lineSymbol(name, svg) {
  const inner = svg
    .replace(/<!--.*?-->/s, "")
    .match(/<svg[^>]*>(.*)<\/svg>/s)[1]
    .replace(/\s+/g, " ")
    .replace(/> </g, "><")
    .replace(/ \/>/g, "/>")
    .trim();
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inner}</symbol>`;
}

function fillSymbol(name, path) {
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="currentColor"><path d="${path}"/></symbol>`;
}
