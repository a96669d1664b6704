import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { statusWords } from "~/content/pages/notetaker-status";
import type { StatusView } from "~/notetaker/status-view";
import { peopleText } from "./people-text";
import { Timeline } from "./timeline";

const words = statusWords.facts;

/** Which meeting it is, who gets the notes, how far it has got and when all of it is deleted. */
export function FactsCard({ view }: { view: StatusView }) {
  const { meeting, when, owner, others, botName, timeline } = view;
  return (
    <Card className="on-paper shadow-e2">
      <h2 className="text-h3">{words.title}</h2>
      <dl className="mt-4 space-y-3 text-small">
        <Fact term={words.when}>{when}</Fact>
        <Fact term={words.meeting}>
          <a
            href={`https://${meeting}`}
            target="_blank"
            rel="noopener"
            className="inline-block py-0.5 text-pine-700 underline underline-offset-3"
          >
            {meeting}
            <Icon
              name="arrow-up-right"
              className="ml-1 inline size-4"
              label="(opens in a new tab)"
            />
          </a>
        </Fact>
        {owner === null ? null : <Fact term={words.owner}>{owner}</Fact>}
        {timeline.length > 0 ? <Fact term={words.called}>{botName}</Fact> : null}
        {others.length > 0 ? <Fact term={words.others}>{peopleText(others)}</Fact> : null}
      </dl>
      {timeline.length > 0 ? (
        <>
          <h3 className="mt-6 mb-3 border-t border-paper-200 pt-5 text-ui">
            {statusWords.timeline.title}
          </h3>
          <Timeline entries={timeline} />
        </>
      ) : null}
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-fine text-subtle">{term}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
