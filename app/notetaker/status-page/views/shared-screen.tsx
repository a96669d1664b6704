import type { ReactNode } from "react";
import { ActionLink } from "~/components/sections/action";
import { Container } from "~/components/ui/container";
import type { SharedPageData } from "../shared.server";
import { statusWords } from "../status-words";
import { ResultParts } from "../watch/result-parts";
import { DeletionBadge } from "./facts";

const { heading, credit } = statusWords.shared;

/** The results of a meeting for whoever has the share link: the person's page without its controls. */
export function SharedScreen({ page, rows }: { page: SharedPageData; rows: ReactNode }) {
  const { results } = page;
  return (
    <>
      <section className="on-ink hero-glow">
        <Container className="pt-6 pb-34 lg:pt-8">
          <h1 className="text-h3 sm:text-h2">{heading(page.firstName)}</h1>
          <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small text-on-dark-muted">
            <span>{page.day}</span>
            {results.lasted === "unknown" ? null : <span>{results.lasted}</span>}
            <DeletionBadge daysLeft={page.daysLeft} />
          </p>
        </Container>
      </section>
      <ResultParts
        results={results}
        place={{ page: "notetaker-shared", token: page.token }}
        rows={rows}
      />
      <Container className="pb-16">
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-paper-200 pt-6 text-small text-muted">
          {credit.text}
          <ActionLink action={credit.action} variant="secondary" size="sm" />
        </p>
      </Container>
    </>
  );
}
