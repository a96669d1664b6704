import { writeFile } from "node:fs/promises";
import { root } from "./parts/root.ts";
import { staticHeaders } from "./parts/static-headers.ts";

/** `npm run headers`: after a change of the Worker's headers, or of drawings that bring a style along. */
await writeFile(`${root}public/_headers`, await staticHeaders(`${root}public`));
