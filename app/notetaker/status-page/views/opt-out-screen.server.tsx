import { Mockup } from "~/components/artefacts/mockup";
import { TextField } from "~/components/forms/fields";
import { InkScreen } from "~/components/layout/ink-screen";
import { ScreenProblem } from "~/components/layout/one-button-screen.server";
import { StopsAndStays } from "~/components/artefacts/stops-and-stays";
import { ActionLink } from "~/components/sections/action";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-names";
import { optOutWords as words } from "~/content/pages/notetaker-opt-out";
import { invalidLinks } from "~/content/words/links";
import { href } from "~/lib/render/href";
import { formatInstant } from "~/lib/time/wall-time";
import type { OptOutReading } from "../../changes/objections.server";

type Reading = OptOutReading | { readonly kind: "unavailable" | "too_often" };
type PageProps = { token: string; problem: string | null };

export function OptOutScreen({ reading, ...page }: PageProps & { reading: Reading }) {
  switch (reading.kind) {
    case "unknown":
      return <AskForLink hasWrongToken={page.token !== ""} />;
    case "unavailable":
      return <OtherWays {...words.unavailable} />;
    case "too_often":
      return <OtherWays {...words.tooOften} />;
    case "deleted": {
      const text = words.deleted.text(formatInstant(reading.at, "UTC"));
      return <InkScreen {...words.deleted} text={text} next={words.done.next} />;
    }
    case "done":
    case "moved":
      return <InkScreen {...words[reading.kind]} />;
    case "open":
      return <AskToOptOut {...reading} {...page} />;
  }
}

type OpenReading = Extract<OptOutReading, { kind: "open" }>;

function AskToOptOut({ sender, onlyDeletes, token, problem }: OpenReading & PageProps) {
  const objection = onlyDeletes ? words.deletion : words.removal;
  return (
    <InkScreen
      heading={words.heading}
      text={words.sentBy(sender)}
      aside={<StopsAndStays {...words.outcome} />}
    >
      <ScreenProblem text={problem} />
      <Card className="max-w-panel space-y-7 shadow-e2">
        <Points {...objection} icon="arrow-right" />
        <form method="post" action={href("notetaker-opt-out", { query: { token } })}>
          <Button type="submit" variant="danger" block>
            {objection.button}
          </Button>
        </form>
        <div className="border-t border-paper-200 pt-7">
          <Points {...words.does} icon="info" />
        </div>
      </Card>
    </InkScreen>
  );
}

function AskForLink({ hasWrongToken }: { hasWrongToken: boolean }) {
  const { noLink, field, button, hint, ways, action, mockup } = words.unknown;
  const deletedRows = words.outcome.rows.filter(({ outcome }) => outcome === "Deleted");
  return (
    <InkScreen
      {...(hasWrongToken ? invalidLinks.optOut : noLink)}
      aside={
        <div className="grid gap-5">
          <Mockup of={mockup} />
          <StopsAndStays {...words.outcome} rows={deletedRows} />
        </div>
      }
    >
      <Card className="max-w-panel shadow-e2">
        <form action={href("notetaker-opt-out")} className="grid gap-5">
          <TextField
            name="token"
            label={field}
            hint={hint}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            required
          />
          <Button type="submit" block>
            {button}
          </Button>
        </form>
        <div className="mt-7 border-t border-paper-200 pt-6">
          <Points {...ways} icon="mail" />
          <ActionLink action={action} variant="secondary" className="mt-5 max-phone:w-full" />
        </div>
      </Card>
    </InkScreen>
  );
}

function OtherWays(screen: { heading: string; text: string }) {
  const { action, ...ways } = words.otherWays;
  return (
    <InkScreen {...screen}>
      <Card className="max-w-panel shadow-e2">
        <Points {...ways} icon="arrow-right" />
        <ActionLink action={action} className="mt-7 max-phone:w-full" />
      </Card>
    </InkScreen>
  );
}

type PointsProps = { title: string; points: readonly string[]; icon: IconName };

function Points({ title, points, icon }: PointsProps) {
  return (
    <div>
      <h2 className="text-h3">{title}</h2>
      <ul className="mt-4 space-y-3 text-small text-muted">
        {points.map((point) => (
          <li key={point} className="grid grid-cols-[20px_1fr] gap-3">
            <Icon name={icon} className="mt-0.5 size-5 text-pine-600" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
