import { ActionLink, BackLink } from "~/components/sections/action";
import { Card } from "~/components/ui/card";
import { notetakerSample as sample } from "~/content/pages/notetaker-sample";
import {
  sampleChat,
  samplePeople,
  type SamplePerson,
  sampleWords,
} from "~/content/shared/sample-meeting";
import { proveNotes } from "../../notes/prove";
import { toChat } from "../../results/chat";
import { speakerNamesOf } from "../../results/speakers";
import { shortClock, toTurns } from "../../results/transcript";
import { flatOnPaper } from "../watch/appearance";
import { NotesCard } from "../watch/notes-card";
import { Voices } from "../watch/player-card";
import { resultsOf } from "../watch/results.server";
import { TranscriptFrame } from "../watch/transcript-card";
import { TranscriptRows } from "../watch/transcript-rows.server";
import { WatchHead } from "./watch-head";

const keys = Object.keys(samplePeople);
const personOf = (who: SamplePerson) => {
  return { id: keys.indexOf(who), name: samplePeople[who], isHost: null };
};

/** Shows the sample meeting in the parts of the shared page, without buttons and script. */
export function SampleScreen() {
  const parts = sampleWords().map(({ who, words }) => {
    return { participant: personOf(who), words };
  });
  const { lines } = proveNotes(sample.notes, toTurns(parts), "en");
  const lastMessageAt = Math.max(...sampleChat.map(({ at }) => at));
  const endedAt = lastMessageAt * 1_000;
  const meeting = { startedAt: 0, endedAt, speakerNames: JSON.stringify(sample.speakers) };
  const results = resultsOf(meeting, parts, { language: "en", lines });
  const events = sampleChat.map(({ who, text, at }) => {
    return { action: "chat_message", participant: personOf(who), text, at };
  });
  return (
    <>
      <WatchHead
        title={sample.title}
        facts={[...sample.facts, results.durationText]}
        link={<BackLink action={sample.back} />}
      />
      <div className="column relative -mt-28 grid gap-5 pb-16 print:mt-0 print:block lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="min-w-0 space-y-5">
          <Card className="no-print shadow-e2">
            <Voices voices={results.voices} />
            <p className="mt-3 text-small text-muted">{sample.recording}</p>
          </Card>
          {results.notes ? <NotesCard notes={results.notes} /> : null}
          <Card className={`print:mt-8 ${flatOnPaper}`}>
            <section aria-labelledby="chat">
              <h2 id="chat" className="text-h3">
                {sample.chat}
              </h2>
              <ul className="mt-3 space-y-3 text-small">
                {toChat(events, speakerNamesOf(meeting)).map(({ from, at, text }) => (
                  <li key={text}>
                    <b dir="auto">{from}</b>{" "}
                    <span className="text-fine text-subtle">{shortClock(at ?? 0)}</span>
                    <span dir="auto" className="block whitespace-pre-line wrap-anywhere">
                      {text}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          </Card>
        </div>
        <div className="relative min-w-0 lg:min-h-[34rem]">
          <TranscriptFrame>
            <div className="mt-3 min-h-0 grow overflow-y-auto border-t border-paper-200 print:overflow-visible print:border-0">
              <TranscriptRows results={results} />
            </div>
          </TranscriptFrame>
        </div>
      </div>
      <div className="column no-print pb-16">
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-paper-200 pt-6 text-small text-muted">
          {sample.files}
          <ActionLink action={sample.send} />
        </p>
      </div>
    </>
  );
}
