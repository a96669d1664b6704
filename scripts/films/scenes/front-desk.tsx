import { TitleBar } from "../../../app/components/artefacts/boards";
import { ChatLine } from "../../../app/components/artefacts/chats";
import { Icon } from "../../../app/components/ui/icon";
import { artefacts } from "../../../app/content/artefacts";
import { during, rising, round, since, typed, until } from "../motion";
import type { Scene } from "../scene";
import { Picture, Shot, Sign } from "../stage";

const { phoneCall } = artefacts;
const { icon, title, state, lines, done } = phoneCall;
const [missed = "", at = ""] = title.split(" · ");
const [booked, ...rest] = done;
if (!booked) throw new Error("nothing comes of the call that the film shows");

const rings = [0.5, 1.6, 2.7];
/** The agent picks up; when each line of the call begins; when it is over. */
const answered = 4.6;
const starts = [5.4, 8, 10.9, 12.9];
const over = 16.4;
const last = 21;

/** A phone rings and nobody comes; the agent takes the call; the inspection is booked. */
export const frontDesk: Scene = {
  id: "front-desk",
  poster: 20,
  at: (second) => (
    <Picture>
      <Ringing second={second} />
      <Call second={second} />
      <Done second={second} of={booked} />
    </Picture>
  ),
  cues: [
    { from: 0.4, to: 3.4, text: `${at}: the phone rings three times` },
    { from: 3.4, to: answered, text: missed },
    ...lines.map(({ by, text }, nth) => ({
      from: starts[nth] ?? 0,
      to: starts[nth + 1] ?? over,
      text: `${by === "agent" ? "Agent" : "Caller"}: ${text}`,
    })),
    { from: over + 0.4, to: last, text: done.map(({ text }) => text).join(". ") },
  ],
};

function Ringing({ second }: { second: number }) {
  const nobody = since(second, 3.4, 0.5);
  return (
    <Shot
      shown={until(second, answered)}
      className="grid place-content-center justify-items-center gap-5"
    >
      <span className="relative grid size-20 place-items-center">
        {rings.map((from) => {
          const wave = since(second, from, 1.1);
          return (
            <span
              key={from}
              style={{
                opacity: round((1 - wave) * 0.9),
                transform: `scale(${round(1 + wave * 0.5)})`,
              }}
              className={`absolute inset-0 rounded-full border-2 ${wave > 0 ? "border-lime-300" : "border-transparent"}`}
            />
          );
        })}
        <span className="grid size-16 place-items-center rounded-full bg-lime-300 text-ink-900">
          <Icon name="phone" className="size-8" />
        </span>
      </span>
      <p className="grid justify-items-center gap-1">
        <span className="font-display text-h2 tabular-nums">{at}</span>
        <span className="relative text-h3 text-on-dark-muted">
          <span style={{ opacity: 1 - nobody }}>Incoming call</span>
          <span
            style={{ opacity: nobody }}
            className="absolute inset-x-0 text-center whitespace-nowrap"
          >
            {missed}
          </span>
        </span>
      </p>
    </Shot>
  );
}

function Call({ second }: { second: number }) {
  const card = since(second, answered - 0.1, 0.9);
  return (
    <Shot shown={during(second, answered - 0.1, over + 0.3)} className="p-3.5">
      <div
        style={rising(card, 30)}
        className="on-paper flex h-full flex-col overflow-hidden rounded-card bg-paper-0 shadow-dark"
      >
        <TitleBar icon={icon} title={title} state={state} />
        <div className="relative min-h-0 flex-1 overflow-hidden">
          <div className="absolute inset-x-4 bottom-3.5 grid">
            {lines.map((line, nth) => (
              <Line key={line.text} second={second} from={starts[nth] ?? 0} line={line} />
            ))}
          </div>
        </div>
      </div>
    </Shot>
  );
}

/** Takes the room of the whole line at once; its letters come one after the other. */
function Line({
  second,
  from,
  line,
}: {
  second: number;
  from: number;
  line: (typeof lines)[number];
}) {
  // A time is not broken at the end of a line.
  const text = line.text.replace(/ (?=[AP]M\b)/, "\u00a0");
  const said = typed(text, second, from + 0.25);
  const room = since(second, from, 0.45);
  if (room === 0) return null;
  return (
    <div style={{ gridTemplateRows: `${room}fr`, opacity: room }} className="grid">
      <div className="overflow-hidden">
        <div className="grid pt-2">
          <ChatLine
            by={line.by}
            text={
              <>
                {said}
                <span className="opacity-0">{text.slice(said.length)}</span>
              </>
            }
          />
        </div>
      </div>
    </div>
  );
}

function Done({ second, of: { icon, text } }: { second: number; of: (typeof done)[number] }) {
  const from = over + 0.2;
  return (
    <Shot shown={since(second, from)} className="grid content-center gap-4 px-7 pb-15">
      <div style={rising(since(second, from))} className="flex items-center gap-5">
        <Sign icon={icon} />
        <p className="font-display text-h2">{text}</p>
      </div>
      {rest.map((result, nth) => (
        <p
          key={result.text}
          style={rising(since(second, from + (nth + 1) * 1.2))}
          className="flex items-center gap-3 border-t border-ink-700 pt-4 text-h3 text-on-dark-muted"
        >
          <Icon name={result.icon} className="size-6 text-lime-300" />
          {result.text}
        </p>
      ))}
    </Shot>
  );
}
