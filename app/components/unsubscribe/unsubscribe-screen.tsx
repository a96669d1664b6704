import type { ReactNode } from "react";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Container } from "~/components/ui/container";
import { Icon } from "~/components/ui/icon";
import { unsubscribeWords as words } from "~/content/pages/unsubscribe";
import { href } from "~/lib/href";

/** The question, the one button, and what it does not do. */
export function UnsubscribeScreen({ token, failed }: { token: string; failed: boolean }) {
  return (
    <Ink heading={words.heading} text={words.text}>
      <div className="on-paper mt-9">
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
      </div>
    </Ink>
  );
}

export function UnsubscribedScreen() {
  return <Ink heading={words.done.heading} text={words.done.text} />;
}

function Ink({ heading, text, children }: { heading: string; text: string; children?: ReactNode }) {
  return (
    <section className="on-ink hero-glow">
      <Container className="min-h-[60vh] pt-8 pb-16 lg:pt-14 lg:pb-24">
        <h1 className="max-w-[20ch] text-h1">{heading}</h1>
        <p className="mt-5 max-w-[52ch] text-lede text-on-dark-muted">{text}</p>
        {children}
      </Container>
    </section>
  );
}
