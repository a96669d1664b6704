import type { ReactNode } from "react";
import { Card } from "./card";

/** A form with its title; `id` is the title's, for `labelledBy`. */
export function FormCard({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <Card className="on-paper shadow-e2">
      <h2 id={id} className="mb-5 text-h3">
        {title}
      </h2>
      {children}
    </Card>
  );
}
