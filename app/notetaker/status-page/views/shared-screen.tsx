import type { ReactNode } from "react";
import { ActionLink } from "~/components/sections/action";
import { Container } from "~/components/ui/container";
import type { SharedPageData } from "../route.server";
import { statusWords } from "../status-words";
import { ResultParts } from "../watch/result-parts";
import { WatchHead } from "./watch-head";

const { heading, credit } = statusWords.shared;

/** The results of a meeting for the holder of a share link. `rows`: the transcript. */
export function SharedScreen({ page, rows }: { page: SharedPageData; rows: ReactNode }) {
  const { results, day, daysLeft, firstName, token } = page;
  return (
    <>
      <WatchHead title={heading(firstName)} facts={[day, results.lasted]} daysLeft={daysLeft} />
      <ResultParts results={results} place={{ page: "notetaker-shared", token }} rows={rows} />
      <Container className="no-print pb-16">
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-paper-200 pt-6 text-small text-muted">
          {credit.text}
          <ActionLink action={credit.action} variant="secondary" size="sm" />
        </p>
      </Container>
    </>
  );
}
