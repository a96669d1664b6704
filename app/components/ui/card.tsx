import type { ReactNode } from "react";

export function Card({ className = "", children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`rounded-card border border-paper-200 bg-paper-0 p-6 sm:p-7 ${className}`}>
      {children}
    </div>
  );
}

export function FormCard({
  titleId,
  title,
  children,
}: {
  titleId: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <Card className="on-paper">
      <h2 id={titleId} className="mb-5 text-h3">
        {title}
      </h2>
      {children}
    </Card>
  );
}
