import { Icon } from "../../../app/components/ui/icon";
import { blueprint as page } from "../../../app/content/pages/blueprint";
import { caseStudies } from "../../../app/content/pages/case-studies";
import { during, rising, round, since, until } from "../motion";
import type { Scene } from "../scene";
import { Picture, Shot } from "../stage";

const [story] = caseStudies.sections.filter((one) => one.kind === "story");
const [hero] = page.sections.filter((one) => one.kind === "hero");
if (!story || !hero) throw new Error("a page lacks a part that the film shows");
const { company, change, quote } = story;
const { badge: sheet = "", title } = hero;
const { name, role, portrait } = quote.by;
const [before = "", after = ""] = quote.quote.split(/(?<=\.) /);

/** When each half of what the client says begins, when the plan folds, and when the last picture comes. */
const [first, second, folds, closing] = [3.6, 9.4, 10.4, 16];
const last = 20;

/** A client says how it was, over the map of their process; the plan folds it; what is left runs. */
export const blueprint: Scene = {
  id: "blueprint",
  poster: 5.95,
  at: (now) => (
    <Picture>
      <Shot
        shown={until(now, first)}
        className="flex flex-row-reverse items-center justify-between gap-7 px-8"
      >
        <img
          src={portrait}
          alt=""
          style={rising(since(now, 0.2, 0.9), 24)}
          className="size-36 rounded-panel object-cover"
        />
        <p style={rising(since(now, 0.7))}>
          <span className="block font-display text-h2">{name}</span>
          <span className="mt-2 block text-ui text-on-dark-muted">{role}</span>
          <span className="block text-ui text-on-dark-muted">{company}</span>
        </p>
      </Shot>
      <Plan now={now} />
      <Shot shown={since(now, closing)} className="grid content-center gap-5 px-8">
        <p style={rising(since(now, closing), 22)} className="font-display text-h2">
          {title}
        </p>
        <p
          style={rising(since(now, closing + 0.9))}
          className="flex items-center gap-3 border-t border-ink-700 pt-4 text-h3 text-on-dark-muted"
        >
          <Icon name="file-text" className="size-6 text-lime-300" />
          {sheet}
        </p>
      </Shot>
    </Picture>
  ),
  cues: [
    { from: 0.4, to: first, text: `${name}, ${role}, ${company}` },
    { from: first, to: second, text: `“${before}” Before: ${change.before.join(", ")}.` },
    { from: second, to: closing, text: `“${after}” After: ${change.after.join(", ")}.` },
    { from: closing + 0.4, to: last, text: `${sheet}. ${title}` },
  ],
};

function Plan({ now }: { now: number }) {
  const late = since(now, second - 0.4, 0.5);
  return (
    <Shot shown={during(now, first - 0.1, closing + 0.1)} className="grid grid-rows-[auto_1fr]">
      <div className="flex items-center gap-4 px-5 py-3">
        <img src={portrait} alt="" className="size-12 shrink-0 rounded-full object-cover" />
        <p className="relative flex-1 text-body leading-snug font-medium">
          <span className="block" style={{ opacity: 1 - late }}>
            “{before}
          </span>
          <span className="absolute inset-0 flex items-center" style={{ opacity: late }}>
            {after}”
          </span>
        </p>
      </div>
      <Sheet now={now} />
    </Shot>
  );
}

/** A sheet of paper that comes up from below, with the steps as they were and as they are now. */
function Sheet({ now }: { now: number }) {
  const folded = since(now, folds, 1);
  return (
    <div
      style={rising(since(now, first + 0.4, 0.9), 60)}
      className="on-paper mx-4 overflow-hidden rounded-t-card bg-paper-0 px-4.5 pt-3 shadow-dark"
    >
      <p className="flex items-center gap-2 border-b border-paper-200 pb-2.5 text-fine font-semibold">
        <Icon name="file-text" className="size-4.5 text-pine-600" />
        {company}
        <span className="ml-auto font-normal text-subtle">{sheet}</span>
      </p>
      <div className="relative pt-3">
        <div className="flex flex-wrap gap-1.5" style={{ opacity: round(1 - folded) }}>
          {change.before.map((step, nth) => (
            <span
              key={step}
              style={rising(since(now, first + 1.3 + nth * 0.55, 0.5), 8)}
              className="rounded-small border border-dashed border-edge px-2.5 py-1.5 text-fine text-muted"
            >
              {step}
            </span>
          ))}
        </div>
        <ol className="absolute inset-x-0 top-3 grid grid-cols-3 gap-2">
          {change.after.map((step, nth) => (
            <li
              key={step}
              style={rising(since(now, folds + 0.7 + nth * 0.9), 10)}
              className="rounded-small bg-pine-100 p-2.5 text-fine leading-snug font-semibold text-pine-800"
            >
              <Icon name="check" className="mb-1 size-4" />
              {step}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
