import { InkScreen } from "~/components/layout/ink-screen";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { unsubscribeWords as words } from "~/content/pages/unsubscribe";
import { href } from "~/lib/href";

/** The question, the one button, and what it does not do. */
export function UnsubscribeScreen({ token, failed }: { token: string; failed: boolean }) {
  return (
    <InkScreen heading={words.heading} text={words.text}>
      {failed ? (
        <div className="mb-6 max-w-panel">
          <Alert tone="danger" role="alert">
            <p>{words.problem}</p>
          </Alert>
        </div>
      ) : null}
      <Card className="max-w-panel shadow-e2">
        <form method="post" action={href("unsubscribe", { query: { token } })}>
          <Button type="submit" block>
            {words.button}
          </Button>
        </form>
        <h2 className="mt-7 text-h3">{words.after.title}</h2>
        <ul className="mt-4 space-y-3 text-small text-muted">
          {words.after.points.map((point) => (
            <li key={point} className="grid grid-cols-[20px_1fr] gap-3">
              <Icon name="info" className="mt-0.5 size-5 text-pine-600" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      </Card>
    </InkScreen>
  );
}

export function UnsubscribedScreen() {
  return <InkScreen heading={words.done.heading} text={words.done.text} />;
}
