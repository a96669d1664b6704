import type { ReactNode } from "react";
import { Button, type ButtonLook } from "~/components/ui/button";
import { href } from "~/lib/href";
import type { ControlAction } from "~/notetaker/control";

/** Where the page's forms post to: the page itself. */
export function actionUrl(token: string): string {
  return href("notetaker-status", { query: { token } });
}

/** One button that posts what it does; the page comes back with what became of it. */
export function ActionForm({
  action,
  token,
  asker,
  held,
  look,
  children,
}: {
  action: ControlAction;
  token: string;
  /** Whose question is answered. */
  asker?: string;
  /** Which of the requests that wait goes on. */
  held?: string;
  look?: ButtonLook;
  children: ReactNode;
}) {
  return (
    <form method="post" action={actionUrl(token)}>
      {asker === undefined ? null : <input type="hidden" name="asker" value={asker} />}
      {held === undefined ? null : <input type="hidden" name="held" value={held} />}
      <Button type="submit" name="do" value={action} {...look}>
        {children}
      </Button>
    </form>
  );
}
