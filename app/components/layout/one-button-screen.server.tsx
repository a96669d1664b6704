import type { ReactNode } from "react";
import { InkScreen } from "./ink-screen";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Icon } from "../ui/icon";

export function OneButtonScreen({
  heading,
  text,
  problem,
  action,
  hiddenField,
  button,
  variant = "primary",
  notes,
  aside,
}: {
  heading: string;
  text: string;
  problem: string | null;
  action: string;
  /** Tells the server which button was pressed. */
  hiddenField?: { readonly name: string; readonly value: string };
  button: string;
  variant?: "primary" | "secondary" | undefined;
  notes: { readonly title: string; readonly points: readonly string[] };
  aside?: ReactNode;
}) {
  return (
    <InkScreen heading={heading} text={text} aside={aside}>
      <ScreenProblem text={problem} />
      <Card className="max-w-panel">
        <form method="post" action={action}>
          {hiddenField ? <input type="hidden" {...hiddenField} /> : null}
          <Button type="submit" variant={variant} block>
            {button}
          </Button>
        </form>
        <h2 className="mt-7 text-h3">{notes.title}</h2>
        <ul className="mt-4 space-y-3 text-small text-muted">
          {notes.points.map((point) => (
            <li key={point} className="grid grid-cols-[20px_1fr] gap-3">
              <Icon name="info" className="mt-0.5 text-pine-600" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      </Card>
    </InkScreen>
  );
}

/** Says above the card why a press changed nothing. */
export function ScreenProblem({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <div className="mb-6 max-w-panel">
      <Alert tone="danger" role="alert">
        <p>{text}</p>
      </Alert>
    </div>
  );
}
