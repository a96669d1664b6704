import { Section } from "~/components/ui/section";
import type { ArticleSection } from "~/content/section";
import { Clauses } from "./clauses";

export function Article({ id, tone = "paper", indexTitle, clauses }: ArticleSection) {
  return (
    <Section id={id} tone={tone}>
      <Clauses indexTitle={indexTitle} clauses={clauses} />
    </Section>
  );
}
