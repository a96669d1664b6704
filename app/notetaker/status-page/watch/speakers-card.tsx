import { useFormState } from "~/components/forms/form-context";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { shortClock } from "../../results/transcript";
import { statusWords } from "../status-words";
import { momentId } from "./moment";
import type { ShownResults } from "./results.server";

const words = statusWords.speakers;
const { name_speaker: action } = statusWords.actions;

export function SpeakersCard({ speakers }: { speakers: ShownResults["nameableSpeakers"] }) {
  const { speaker: refusedSpeaker, name: refusedName } = useFormState().returnedValues;
  if (speakers.length === 0) return null;
  const isOpen = refusedSpeaker !== undefined || speakers.some(({ given }) => given !== null);
  return (
    <Card>
      <details open={isOpen} className="group/names">
        <summary className="flex items-center justify-between gap-4">
          <h2 className="text-h3">{action.title}</h2>
          <Icon name="chevron-down" className="size-5 group-open/names:rotate-180" />
        </summary>
        <p className="mt-3 text-small text-muted">{action.text}</p>
        <ul className="mt-4 divide-y">
          {speakers.map(({ speaker, given, at }, index) => (
            <li key={speaker} className="py-4 first:pt-0 last:pb-0">
              <form method="post">
                <input type="hidden" name="speaker" value={speaker} />
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <label
                    htmlFor={`speaker-${index}`}
                    className="min-w-0 text-small font-semibold wrap-anywhere"
                  >
                    <bdi>{speaker}</bdi>
                  </label>
                  {at === null ? null : (
                    <a
                      href={`#${momentId(at)}`}
                      className="inline-flex min-h-6 items-center text-fine text-pine-700 underline underline-offset-3"
                    >
                      {words.listen(shortClock(at))}
                    </a>
                  )}
                </div>
                <div className="mt-1.5 flex gap-2">
                  <input
                    id={`speaker-${index}`}
                    name="name"
                    dir="auto"
                    defaultValue={(speaker === refusedSpeaker ? refusedName : given) ?? ""}
                    placeholder={words.placeholder}
                    autoComplete="off"
                    maxLength={200}
                    className="block min-h-11 w-full min-w-0 rounded-small border border-control bg-paper-0 px-3.5 text-small placeholder:text-subtle"
                  />
                  <Button
                    type="submit"
                    name="do"
                    value="name_speaker"
                    variant="secondary"
                    size="sm"
                  >
                    {action.button}
                  </Button>
                </div>
              </form>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
