import { highlights } from "../../../app/notetaker/notes/highlights/highlights.ts";
import { english } from "./meetings/english.ts";
import { german } from "./meetings/german.ts";
import { romance } from "./meetings/romance.ts";
import { turnsOf } from "./script.ts";

/** How long the meeting is of which the highlights are to cost no more than they may. */
const minutes = 90;
const scripts = [...english, ...german, ...romance];

/** A Worker that picks the highlights of one meeting as often as it is told: `/?language=fr&times=20`. */
const worker = {
  fetch(request: Request): Response {
    const { searchParams } = new URL(request.url);
    const script = scripts.find(({ language }) => language === searchParams.get("language"));
    if (!script) return new Response(null, { status: 404 });
    const turns = turnsOf({ ...script, minutes });
    let lines = 0;
    for (let left = Number(searchParams.get("times")); left > 0; left -= 1)
      lines += highlights(turns).lines.length;
    return new Response(String(lines));
  },
};

export { worker as default };
